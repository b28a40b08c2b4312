// The books in a real browser, from their files and without a server: every page holds together, and what a reader does works.
//
//   RUNEBOOK=… node book.mjs BOOKS [SHOTS]
//
// BOOKS is what `runebook book content` wrote, RUNEBOOK the binary, asked for the numbers that calculators must show; CHROMIUM names the browser, `chromium` unless said. Into SHOTS go pictures of pages, to
// be looked at. Exits with 1 after all findings.

import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { chromium } from "playwright-core";

import { calculates } from "./calculator.mjs";

const [books, shots] = process.argv.slice(2);
if (!books) {
  console.error("usage: node book.mjs BOOKS [SHOTS]");
  process.exit(2);
}
const root = resolve(books);
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const PHONE = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 900 };
// The pack that is read more closely: it has everything.
const READ = {
  pack: "sil-q",
  pages: ["index.html", "ability-melee.html", "figures.html", "calculators.html", "names.html", "changes.html", "blow.html"],
  entry: ["ability-melee.html", "ability.smite"],
  pictured: "ability.whirlwind",
  languages: ["en", "fr", "ja"],
};

const found = [];
const complain = (place, sentence) => found.push(`${place}: ${sentence}`);
const address = (path) => pathToFileURL(join(root, ...path.split("/"))).href;

/** All pages below a folder, with `/`. */
function pagesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith(".html"))
    .map((file) => relative(root, join(file.parentPath, file.name)).split(sep).join("/"))
    .sort();
}

/** A page of the browser that complains of whatever goes wrong in it. */
async function opened(browser, options) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const here = () => decodeURI(page.url()).slice(pathToFileURL(root).href.length + 1);
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complain(here(), `the console says: ${message.text()}`);
  });
  page.on("pageerror", (error) => complain(here(), `a script failed: ${error.message}`));
  page.on("requestfailed", (request) => {
    // who leaves a page breaks off what it still loads: that is no fault of the page
    if (request.failure()?.errorText !== "net::ERR_ABORTED") complain(here(), `${request.url()} could not be loaded`);
  });
  return page;
}

/** Looks at every page: language, ids, links, and that nothing sticks out on a phone. */
async function everyPage(browser) {
  const page = await opened(browser, { viewport: PHONE });
  const pages = pagesIn(root);
  const ids = new Map();
  const links = [];
  for (const path of pages) {
    await page.goto(address(path));
    const seen = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      title: document.title,
      ids: [...document.querySelectorAll("[id]")].map((one) => one.id),
      links: [...document.querySelectorAll("a[href], link[href], script[src], img[src]")].map((one) =>
        new URL(one.getAttribute("href") ?? one.getAttribute("src"), document.baseURI).href),
      images: [...document.images].filter((one) => !one.hasAttribute("alt")).length,
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    const language = path.split("/").at(-2);
    if (!seen.lang) complain(path, "the page does not say its language");
    if (READ.languages.includes(language) && seen.lang !== language) complain(path, `the page says it is ${seen.lang}`);
    if (!seen.title.trim()) complain(path, "the page has no title");
    if (seen.images) complain(path, `${seen.images} pictures have no text in their place`);
    if (seen.wide > 0) complain(path, `it is ${seen.wide} pixels too wide for a phone of ${PHONE.width}`);
    const twice = seen.ids.filter((id, at) => seen.ids.indexOf(id) !== at);
    if (twice.length) complain(path, `ids stand twice: ${[...new Set(twice)].join(", ")}`);
    ids.set(path, new Set(seen.ids));
    for (const link of seen.links) links.push([path, link]);
  }
  for (const [from, link] of links) dead(from, link, ids);
  await page.context().close();
  return pages.length;
}

/** Complains of a link that leads nowhere. */
function dead(from, link, ids) {
  const to = new URL(link);
  if (to.protocol !== "file:") return;
  const path = relative(root, fileURLToPath(new URL(to.pathname, to))).split(sep).join("/");
  const anchor = decodeURIComponent(to.hash.slice(1));
  if (path.endsWith(".html")) {
    if (!ids.has(path)) complain(from, `a link leads to ${path}, which is not there`);
    else if (anchor && !ids.get(path).has(anchor)) complain(from, `a link leads to ${path}#${anchor}, which is not there`);
    return;
  }
  try {
    readFileSync(fileURLToPath(new URL(to.pathname, to)));
  } catch {
    complain(from, `${path} is not there`);
  }
}

/** What axe-core calls serious or worse. */
async function reachable(page, path, how) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ["violations"], preload: false }));
  for (const violation of violations.filter((one) => ["serious", "critical"].includes(one.impact))) {
    const where = violation.nodes.map((node) => node.target.join(" ")).slice(0, 3);
    complain(`${path} (${how})`, `${violation.id}: ${violation.help}: ${where.join("; ")}`);
  }
}

/** The pages a reader sees most, by phone and desktop, light and dark: for axe-core, and for the eye. */
async function looks(browser, language) {
  for (const [size, viewport] of [["phone", PHONE], ["desktop", DESKTOP]]) {
    for (const colorScheme of ["light", "dark"]) {
      const page = await opened(browser, { viewport, colorScheme, reducedMotion: "reduce" });
      for (const name of READ.pages) {
        const path = `${READ.pack}/${language}/${name}`;
        await page.goto(address(path));
        await reachable(page, path, `${size}, ${colorScheme}`);
        await shot(page, `${language}-${name.replace(".html", "")}-${size}-${colorScheme}`);
      }
      await page.context().close();
    }
  }
}

async function shot(page, name) {
  if (shots) await page.screenshot({ path: join(shots, `${name}.png`) });
}

/** Pictures of what a book draws, each by itself, as a phone and as a desktop show it: what is not there is a finding. */
async function pictures(browser, language) {
  const drawn = [
    ["ability", READ.entry[0], `[id="${READ.pictured}"]`],
    ["tree", "ability-melee.html", "figure.tree"],
    ["curve", "figures.html", "figure:has(svg.curve)"],
    ["heat", "figures.html", "figure:has(svg.heat)"],
    ["flow", "blow.html", "figure.flow >> nth=1"],
  ];
  for (const [size, viewport] of [["phone", PHONE], ["desktop", DESKTOP]]) {
    for (const colorScheme of ["light", "dark"]) {
      const page = await opened(browser, { viewport, colorScheme, reducedMotion: "reduce" });
      for (const [name, path, selector] of drawn) {
        await page.goto(address(`${READ.pack}/${language}/${path}`));
        const picture = page.locator(selector).first();
        if (!(await picture.count())) complain(`${READ.pack}/${language}/${path}`, `no ${name} (${selector}) is drawn`);
        else if (shots) await picture.screenshot({ path: join(shots, `${language}-${name}-${size}-${colorScheme}.png`) });
      }
      await page.context().close();
    }
  }
}

/** Types into the search and gives the addresses found, best first. */
async function searched(page, text) {
  await page.keyboard.press("/");
  await page.locator("#rb-query").fill(text);
  await page.locator("#rb-results [role=option]").first().waitFor({ timeout: 5000 }).catch(() => {});
  return page.locator("#rb-results [role=option]").evaluateAll((all) =>
    all.map((one) => (one.href || one.querySelector("a")?.href || "").split("/").pop()),
  );
}

/** What a reader does: finds an entry, goes there by the keyboard alone, and reads it in another language. */
async function reads(browser, language, others) {
  const page = await opened(browser, { viewport: DESKTOP });
  const [entryPage, anchor] = READ.entry;
  const front = `${READ.pack}/${language}/index.html`;
  await page.goto(address(`${READ.pack}/${language}/${entryPage}`));
  const name = await page.locator(`[id="${anchor}"]`).getAttribute("aria-label");
  const letters = [...name];
  // as it is called; with its last letter lost, or two of a longer name exchanged
  const misspelled = letters.length > 4 ? [letters[0], letters[2], letters[1], ...letters.slice(3)].join("") : letters.slice(0, -1).join("");
  for (const text of [name, misspelled]) {
    await page.goto(address(front));
    const results = await searched(page, text);
    const at = results.findIndex((one) => one === `${entryPage}#${anchor}`);
    if (at < 0) complain(front, `a search for “${text}” does not find ${anchor}, but ${results.slice(0, 3).join(", ") || "nothing"}`);
    if (at > 0 && text === name) complain(front, `a search for “${text}” finds ${results[0]} before ${anchor}`);
    if (text === name) await shot(page, `${language}-search`);
  }
  await page.goto(address(front));
  await searched(page, name);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.hash === `#${anchor}`, { timeout: 5000 }).catch(() => {
    complain(front, `Enter on what “${name}” finds leads to ${page.url()}`);
  });
  for (const other of others) {
    await page.goto(address(`${READ.pack}/${language}/${entryPage}`) + `#${anchor}`);
    await page.locator("details.languages summary").click();
    await page.locator(`details.languages a[hreflang="${other}"]`).first().click();
    await page.waitForURL((url) => url.pathname.endsWith(`/${other}/${entryPage}`) && url.hash === `#${anchor}`, { timeout: 5000 }).catch(() => {
      complain(front, `from ${language} to ${other} the reader comes to ${page.url()}`);
    });
  }
  await page.context().close();
}

if (shots) mkdirSync(shots, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: ["--no-sandbox", "--force-color-profile=srgb"],
});
const count = await everyPage(browser);
const { languages } = READ;
for (const language of languages) {
  await looks(browser, language);
  await pictures(browser, language);
  await reads(browser, language, languages.filter((other) => other !== language));
}
const cases = await calculates(browser, { opened, address, complain, runebook: process.env.RUNEBOOK || "runebook" });
await browser.close();
for (const line of found) console.error(line);
console.log(`${count} pages; ${READ.pages.length} of them in ${languages.length} languages looked at four ways; ${cases} calculations as the odds have them; ${found.length} findings`);
process.exit(found.length ? 1 : 0);

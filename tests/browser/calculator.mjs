// The calculators of the books, used as a reader does: their numbers are those of `runebook odds`, and what a reader does wrong is
// said, and breaks nothing.

import { execFileSync } from "node:child_process";

// What is given on which page, and what `runebook odds` is asked for each answer.
const mine = (melee, strength, weapon) => `trainee with { points[melee] ${melee}; strength ${strength}; weapon ${weapon} }`;
const strike = (melee, strength, weapon, foe) => `strike(attack(${mine(melee, strength, weapon)}, ${foe}, ${weapon}, regular))`;
const CASES = [
  [9, 3, "battle_axe", "orc_captain"],
  [0, 0, "dagger", "orc_scout"],
].map(([melee, strength, weapon, foe]) => ({
  pack: "sil-q",
  name: "blow",
  fields: { melee, strength, weapon, foe },
  asked: [
    `chance of hit in ${strike(melee, strength, weapon, foe)}`,
    `mean of net in ${strike(melee, strength, weapon, foe)} given hit`,
    `mean of net in ${strike(melee, strength, weapon, foe)}`,
    `chance of killed in ${strike(melee, strength, weapon, foe)}`,
  ],
})).concat([
  {
    pack: "sil-q",
    name: "guard",
    fields: { evasion: 5, foe: "orc_captain" },
    asked: ["chance of hit in strike(attack(orc_captain, trainee with { points[evasion] 5 }, orc_captain.weapon, regular))"],
  },
  { pack: "stats", name: "holding", fields: { score: 7, difficulty: 20, bonus: 1 }, asked: ["chance of hold(7, 20, 1)", "modifier(7)"] },
  { pack: "rip", name: "testing", fields: { modifiers: 3, target: 9 }, asked: ["chance of reaches(3, 9)"] },
]);

/** What `runebook odds` says, or `runebook run` of a value: a number, in percent where it is a chance. */
function odds(runebook, pack, question) {
  const command = /^(chance|mean) of /.test(question) ? "odds" : "run";
  const said = execFileSync(runebook, [command, `content/${pack}`, question], { encoding: "utf8" }).split("\n")[0];
  const numbers = said.match(/-?\d+(\.\d+)?(?![\d/])/g);
  return { said, number: Number(numbers[numbers.length - 1]) };
}

const part = (name, field) => `[id="calculator.${name}.${field}"]`;
const answers = (name) => `[id="calculator.${name}"] .answers .amount`;

async function settled(page, name) {
  await page.waitForFunction(
    (selector) => {
      const all = [...document.querySelectorAll(selector)];
      return all.length > 0 && all.every((one) => one.textContent !== "");
    },
    answers(name),
    { timeout: 30000 },
  );
}

async function fill(page, name, fields) {
  for (const [field, value] of Object.entries(fields)) {
    const input = page.locator(part(name, field));
    if ((await input.evaluate((one) => one.tagName)) === "SELECT") await input.selectOption(String(value));
    else await input.fill(String(value));
  }
}

/** The answers once they are those of the fields as they are now. */
async function read(page, name, act) {
  await settled(page, name);
  // what stood there before does not count
  await page.evaluate((selector) => document.querySelectorAll(selector).forEach((one) => one.remove()), answers(name));
  await act();
  await settled(page, name);
  await page.waitForTimeout(150);
  await settled(page, name);
  return page.locator(answers(name)).allTextContents();
}

/** Numbers of all calculators, held against the command line. */
async function agrees(page, { address, complain, runebook }) {
  for (const { pack, name, fields, asked } of CASES) {
    const path = `${pack}/en/calculators.html`;
    await page.goto(address(path));
    const shown = await read(page, name, () => fill(page, name, fields));
    asked.forEach((question, at) => {
      const { said, number } = odds(runebook, pack, question);
      const here = Number((shown[at] ?? "").replace("−", "-").replace(/[<>~%,]/g, ""));
      const near = shown[at]?.startsWith("<") ? number < here : shown[at]?.startsWith(">") ? number > here : Math.abs(here - number) <= 0.0551;
      if (!near) complain(path, `${name} shows ${shown[at]} for ${question}, and \`runebook odds\` says ${said}`);
    });
  }
}

/** What a reader does wrong. */
async function forgives(page, { address, complain }) {
  const path = "sil-q/en/calculators.html";
  await page.goto(address(path));
  await settled(page, "blow");
  const expect = (holds, sentence) => holds || complain(path, sentence);
  for (const text of ["", "31", "-1", "1.5", "1e9"]) {
    await page.locator(part("blow", "melee")).fill(text);
    expect(await page.locator(`${part("blow", "melee")} ~ .wrong`).isVisible(), `Melee “${text}” is not called wrong`);
    const shown = await page.locator(answers("blow")).allTextContents();
    expect(shown.every((one) => one === "–"), `Melee “${text}” still has answers: ${shown.join(", ")}`);
  }
  const notice = page.locator('[id="calculator.blow"] .notice');
  const before = page.url().split("#")[0];
  for (const [hash, wants] of [
    ["#calculator.blow?melee=7&weapon=spear", false],
    ["#calculator.blow?melee=7&weapon=vorpal_blade", true],
    ["#calculator.blow?melee=7000&charm=3", true],
    ["#calculator.blow?%E0%A4%A&&&=%%&roll=<script>", true],
    ["#calculator.blow?melee=7&rules=00000000", true],
    ["#calculator.nothing?melee=7", false],
  ]) {
    await page.goto("about:blank");
    await page.goto(before + hash);
    await settled(page, "blow");
    expect((await notice.isVisible()) === wants, `${hash}: ${wants ? "nothing is said of it" : "it is said not to fit"}`);
    const melee = await page.locator(part("blow", "melee")).inputValue();
    expect(Number(melee) >= 0 && Number(melee) <= 30, `${hash} leaves ${melee} in Melee`);
  }
}

/** A roll is shared by its address, keyboard alone. */
async function rolls(page, { address, complain }) {
  const path = "sil-q/en/calculators.html";
  await page.goto(address(path));
  await settled(page, "blow");
  await page.locator(part("blow", "melee")).focus();
  await page.keyboard.press("ArrowUp");
  const button = page.locator('[id="calculator.blow"] .tools button').first();
  for (let step = 0; step < 12 && !(await button.evaluate((one) => one === document.activeElement)); step++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const fallen = page.locator('[id="calculator.blow"] .fallen');
  await fallen.locator(".draws li").first().waitFor({ timeout: 10000 });
  const [url, text] = [page.url(), await fallen.textContent()];
  if (!/roll=\d+/.test(url) || !/melee=7/.test(url)) complain(path, `a roll is not in the address: ${url}`);
  await page.goto("about:blank");
  await page.goto(url);
  await fallen.locator(".draws li").first().waitFor({ timeout: 10000 });
  if ((await fallen.textContent()) !== text) complain(path, "a shared roll falls otherwise");
  await page.locator("details.languages summary").click();
  await page.locator('details.languages a[hreflang="ja"]').first().click();
  await page.waitForURL((to) => to.pathname.includes("/ja/"), { timeout: 5000 });
  await settled(page, "blow");
  if ((await page.locator(part("blow", "melee")).inputValue()) !== "7") complain(path, "another language forgets what was given");
}

/** Without scripts there is a sentence, and the figures. */
async function still(browser, { address, complain }) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address("sil-q/en/calculators.html"));
  if (!(await page.locator('[id="calculator.blow"] .still').isVisible())) complain("sil-q/en/calculators.html", "without scripts nothing is said");
  await context.close();
}

/** Uses the calculators; `tools` are those of `book.mjs`, with the binary that made the books. */
export async function calculates(browser, tools) {
  const page = await tools.opened(browser, { viewport: { width: 1280, height: 900 } });
  await agrees(page, tools);
  await forgives(page, tools);
  await rolls(page, tools);
  await still(browser, tools);
  await page.context().close();
  return CASES.length;
}

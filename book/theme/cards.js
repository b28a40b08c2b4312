// Cards of names: what a link in the text leads to, in a few words, on hover, focus and the first tap. It needs no server:
// what it shows is what the search knows. Without scripts the link is the way.
"use strict";

(() => {
  const text = document.getElementById("rb-text");
  const here = location.pathname.split("/").pop().replace(/\.html$/, "");
  const wait = { show: 220, hide: 180 };
  const longest = 260;
  let card = null;
  let shown = null;
  let timer = 0;
  let touched = false;

  /** The page and the anchor that a link leads to, if it is one to a name in this book. */
  function target(link) {
    const found = /^([a-z0-9._-]*?)(?:\.html)?#([a-z0-9._-]+\.[a-z0-9._-]+)$/.exec(link.getAttribute("href") || "");
    if (!found || link.matches(".here") || link.closest("svg, .card, .turn")) return null;
    return { page: found[1] || here, anchor: found[2] };
  }

  function element(name, classes, words) {
    return Object.assign(document.createElement(name), { className: classes, textContent: words });
  }

  function cut(words) {
    if (words.length <= longest) return words;
    const end = Math.max(words.lastIndexOf(" ", longest), words.lastIndexOf("。", longest) + 1, longest / 2);
    return words.slice(0, end).trimEnd() + " …";
  }

  function make(link, record) {
    const box = element("div", "card", "");
    box.id = "rb-card";
    box.setAttribute("role", "tooltip");
    const head = element("p", "card-head", "");
    head.append(element("strong", "", record.title), element("span", "card-kind", record.kind));
    box.append(head, element("p", "card-text", cut(record.body)));
    if (touched) {
      const open = element("a", "card-open", text.dataset.open);
      open.href = link.href;
      box.append(open);
    }
    box.addEventListener("pointerenter", () => clearTimeout(timer));
    box.addEventListener("pointerleave", () => later(hide, wait.hide));
    return box;
  }

  /** Below the link, or above it where there is no room, and within the window. */
  function place(box, link) {
    const line = link.getClientRects()[0] || link.getBoundingClientRect();
    const left = Math.min(Math.max(8, line.left), innerWidth - box.offsetWidth - 8);
    const below = line.bottom + 6;
    const fits = below + box.offsetHeight < innerHeight || line.top < box.offsetHeight + 12;
    box.style.left = `${Math.max(8, left) + scrollX}px`;
    box.style.top = `${(fits ? below : line.top - box.offsetHeight - 6) + scrollY}px`;
  }

  async function show(link) {
    const goal = target(link);
    if (!goal || shown === link) return;
    await runebook.load();
    const record = runebook.at(goal.page, goal.anchor);
    if (!record || !record.body) return;
    hide();
    shown = link;
    card = make(link, record);
    document.body.append(card);
    link.setAttribute("aria-describedby", card.id);
    place(card, link);
  }

  function hide() {
    clearTimeout(timer);
    shown?.removeAttribute("aria-describedby");
    card?.remove();
    card = null;
    shown = null;
  }

  function later(what, time) {
    clearTimeout(timer);
    timer = setTimeout(what, time);
  }

  const linkAt = (event) => event.target.closest?.("a[href*='#']");

  text.addEventListener("pointerover", (event) => {
    const link = linkAt(event);
    if (link && event.pointerType === "mouse") {
      touched = false;
      later(() => show(link), wait.show);
    }
  });
  text.addEventListener("pointerout", (event) => {
    if (linkAt(event) && event.pointerType === "mouse") later(hide, wait.hide);
  });
  text.addEventListener("focusin", (event) => {
    const link = linkAt(event);
    if (link && link.matches(":focus-visible") && !touched) later(() => show(link), wait.show);
  });
  text.addEventListener("focusout", () => {
    if (!touched) later(hide, wait.hide);
  });
  document.addEventListener("pointerdown", (event) => {
    touched = event.pointerType === "touch";
    if (shown && !shown.contains(event.target) && !card.contains(event.target)) hide();
  });
  text.addEventListener("click", (event) => {
    const link = linkAt(event);
    if (!link || !touched || link === shown || !target(link)) return;
    // The first tap shows the card, the second follows the link.
    event.preventDefault();
    show(link);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide();
    else touched = false;
  });
  addEventListener("resize", hide);
  addEventListener("pagehide", hide);
})();

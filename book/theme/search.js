// The search on the page: field, list, keys, and the address (`#q=words` opens it).
"use strict";

(() => {
  const root = document.getElementById("rb-search");
  const field = document.getElementById("rb-query");
  const list = document.getElementById("rb-results");
  const panel = root.querySelector(".results");
  const none = root.querySelector(".no-results");
  let loading = null;
  let active = -1;
  let hashBefore = null;

  function load() {
    loading ??= new Promise((done) => {
      const script = document.createElement("script");
      script.src = root.dataset.index;
      script.onload = done;
      document.head.append(script);
    });
    return loading;
  }

  // The cards of names show what the search knows.
  runebook.load = load;

  function pieces(parent, parts) {
    for (const [text, found] of parts) {
      if (!found) parent.append(text);
      else parent.append(Object.assign(document.createElement("mark"), { textContent: text }));
    }
    return parent;
  }

  function element(name, classes, text) {
    return Object.assign(document.createElement(name), { className: classes, textContent: text || "" });
  }

  function option(record, terms, number) {
    const link = element("a", "hit");
    link.id = `rb-hit-${number}`;
    link.setAttribute("role", "option");
    link.setAttribute("aria-selected", "false");
    link.tabIndex = -1;
    link.href = `${root.dataset.root}${record.page}.html${record.anchor ? "#" + record.anchor : ""}`;
    link.append(pieces(element("span", "hit-title"), runebook.marked(record.title, terms)));
    if (record.body) link.append(pieces(element("span", "hit-text"), runebook.snippet(record.body, terms)));
    return link;
  }

  function show({ terms, groups }) {
    list.replaceChildren();
    active = -1;
    let number = 0;
    groups.forEach((group, at) => {
      const box = element("div", "hits");
      const label = element("p", "hits-kind", group.kind);
      label.id = `rb-kind-${at}`;
      box.setAttribute("role", "group");
      box.setAttribute("aria-labelledby", label.id);
      box.append(label, ...group.hits.map((record) => option(record, terms, number++)));
      list.append(box);
    });
    const similar = groups.some((group) => group.similar);
    none.textContent = groups.length === 0 ? root.dataset.none : similar ? root.dataset.similar : "";
    none.hidden = none.textContent === "";
    panel.hidden = terms.length === 0;
    field.setAttribute("aria-expanded", String(groups.length > 0));
    field.removeAttribute("aria-activedescendant");
    if (groups.length > 0) choose(0);
  }

  function choose(number) {
    const hits = list.querySelectorAll(".hit");
    if (hits.length === 0) return;
    hits[active]?.setAttribute("aria-selected", "false");
    active = (number + hits.length) % hits.length;
    hits[active].setAttribute("aria-selected", "true");
    hits[active].scrollIntoView({ block: "nearest" });
    field.setAttribute("aria-activedescendant", hits[active].id);
  }

  async function search() {
    await load();
    show(runebook.find(field.value));
    remember();
  }

  /** Keeps the query in the address, and gives the address back when the search is closed. */
  function remember() {
    hashBefore ??= location.hash.startsWith("#q=") ? "" : location.hash;
    const hash = field.value.trim() ? `#q=${encodeURIComponent(field.value.trim())}` : hashBefore;
    const address = location.pathname + location.search + hash;
    try {
      history.replaceState(history.state, "", address);
    } catch {
      // Some browsers keep the address of local files as it is.
    }
  }

  function open() {
    document.documentElement.classList.add("searching");
    field.focus();
    field.select();
  }

  function close() {
    field.value = "";
    if (hashBefore !== null) remember();
    hashBefore = null;
    list.replaceChildren();
    panel.hidden = true;
    field.setAttribute("aria-expanded", "false");
    document.documentElement.classList.remove("searching");
    field.blur();
  }

  function typed(event) {
    const hits = list.querySelectorAll(".hit");
    if (event.key === "ArrowDown") choose(active + 1);
    else if (event.key === "ArrowUp") choose(active - 1);
    else if (event.key === "Enter" && !event.isComposing && hits[active]) follow(hits[active]);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  }

  function follow(link) {
    const { href } = link;
    close();
    location.href = href;
  }

  function fromAddress() {
    if (!location.hash.startsWith("#q=")) return;
    let words = location.hash.slice(3);
    try {
      words = decodeURIComponent(words);
    } catch {
      // A stray `%` is searched for as it is.
    }
    open();
    field.value = words;
    search();
  }

  field.addEventListener("focus", load);
  field.addEventListener("input", search);
  field.addEventListener("keydown", typed);
  root.querySelector(".search-open").addEventListener("click", open);
  root.querySelector(".search-close").addEventListener("click", close);
  list.addEventListener("click", (event) => {
    const link = event.target.closest(".hit");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    follow(link);
  });
  document.addEventListener("click", (event) => {
    if (!root.contains(event.target) && !panel.hidden) close();
  });
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest?.("input, textarea, select, [contenteditable]");
    const asked = event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!asked && !(event.key === "k" && (event.ctrlKey || event.metaKey))) return;
    event.preventDefault();
    open();
  });
  addEventListener("hashchange", fromAddress);
  fromAddress();
})();

// The page around the text: light and dark, the contents on a phone, the language picker, where the reader is.
"use strict";

(() => {
  const root = document.documentElement;
  const contents = document.getElementById("rb-contents");
  const menu = document.getElementById("rb-menu");
  const text = document.getElementById("rb-text");

  // Light and dark.
  const themes = document.querySelectorAll(".themes button");
  function setTheme(theme) {
    if (theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme;
    for (const button of themes) button.setAttribute("aria-pressed", String(button.dataset.theme === theme));
  }
  setTheme(root.dataset.theme || "auto");
  for (const button of themes) {
    button.addEventListener("click", () => {
      setTheme(button.dataset.theme);
      try {
        localStorage.setItem("runebook-theme", button.dataset.theme);
      } catch {
        // The choice then lasts as long as the page.
      }
    });
  }

  // Pickers close by a click beside them, by Escape, and when another one opens.
  const pickers = document.querySelectorAll("details.picker");
  document.addEventListener("click", (event) => {
    for (const picker of pickers) if (!picker.contains(event.target)) picker.open = false;
  });
  for (const picker of pickers) {
    picker.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !picker.open) return;
      picker.open = false;
      picker.querySelector("summary").focus();
    });
  }

  // The contents on a phone.
  menu.setAttribute("role", "button");
  menu.setAttribute("aria-expanded", "false");
  function drawer(open) {
    root.classList.toggle("drawer", open);
    menu.setAttribute("aria-expanded", String(open));
    text.inert = open;
    if (open) contents.focus();
    else if (contents.contains(document.activeElement)) menu.focus();
  }
  menu.addEventListener("click", (event) => {
    event.preventDefault();
    drawer(!root.classList.contains("drawer"));
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key !== " ") return;
    event.preventDefault();
    drawer(!root.classList.contains("drawer"));
  });
  contents.addEventListener("click", (event) => {
    if (event.target.closest(".contents-close")) event.preventDefault();
    if (event.target.closest("a")) drawer(false);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && root.classList.contains("drawer")) drawer(false);
  });
  document.addEventListener("click", (event) => {
    const inside = contents.contains(event.target) || menu.contains(event.target);
    if (!inside && root.classList.contains("drawer")) drawer(false);
  });
  matchMedia("(min-width: 62rem)").addEventListener("change", () => drawer(false));

  // An anchor of old leads to what it has become; the address says so.
  function renew() {
    const old = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
    if (!old || !old.classList.contains("was")) return;
    try {
      history.replaceState(history.state, "", "#" + old.closest("article").id);
    } catch {
      // Some browsers keep the address of local files as it is.
    }
  }
  renew();
  addEventListener("hashchange", renew);

  // Where the reader is: marked in the contents, kept by the language picker.
  const parts = [...text.querySelectorAll("article[id], figure[id], h2[id]")];
  let place = "";
  function locate() {
    const line = 160;
    const passed = parts.filter((part) => part.getBoundingClientRect().top <= line);
    const next = passed.length ? passed[passed.length - 1].id : "";
    if (next === place) return;
    place = next;
    for (const link of contents.querySelectorAll('a[href^="#"]')) {
      if (link.getAttribute("href") === "#" + place) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  }
  let waiting = false;
  addEventListener(
    "scroll",
    () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        locate();
      });
    },
    { passive: true },
  );
  locate();

  // Pickers of languages and editions keep the anchor where the page is the same.
  const kept = document.querySelectorAll(".languages a, .editions a[data-same]");
  for (const link of kept) {
    const address = link.getAttribute("href");
    const keep = () => {
      const target = location.hash.slice(1);
      // what a calculator was given follows its name
      const anchor = target && document.getElementById(target.split("?")[0]) ? target : place;
      link.setAttribute("href", anchor ? `${address}#${anchor}` : address);
    };
    for (const event of ["pointerdown", "focus", "click"]) link.addEventListener(event, keep);
  }

  // The page on view is in sight in long contents.
  const current = contents.querySelector('[aria-current="page"]');
  if (current && current.offsetTop > contents.clientHeight * 0.8) {
    contents.scrollTop = current.offsetTop - contents.clientHeight / 3;
  }

  // What need not be scrolled need not be a stop for the keyboard.
  function stops() {
    for (const box of document.querySelectorAll(".scroll")) {
      if (box.scrollWidth > box.clientWidth + 1) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    }
  }
  stops();
  addEventListener("resize", stops);
})();

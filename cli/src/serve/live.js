// In every page that `runebook serve` hands out: loads it anew when it has changed, or shows what is wrong with the newest texts.
"use strict";

(() => {
  let version = Number(document.currentScript.dataset.version);
  let box = null;

  function show(text) {
    if (!box) {
      box = document.createElement("div");
      box.setAttribute("role", "alert");
      box.lang = "en";
      box.style.cssText =
        "position:fixed;inset:auto 0 0 0;z-index:99;max-height:70vh;overflow:auto;padding:1rem 1.25rem;" +
        "background:#1d1416;color:#f6e9e6;border-top:4px solid #d0453a;box-shadow:0 -4px 24px #0008";
      const words = document.createElement("pre");
      words.style.cssText = "margin:0;font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap;background:none;color:inherit";
      box.append(words);
      document.body.append(box);
    }
    box.firstChild.textContent = text;
  }

  function hide() {
    box?.remove();
    box = null;
  }

  async function follow() {
    for (;;) {
      try {
        const answer = await fetch(`/~news?${version}&${location.pathname}`, { cache: "no-store" });
        const news = await answer.json();
        if (news.wrong) show(news.wrong);
        else if (news.changed) return location.reload();
        else hide();
        version = news.version;
      } catch {
        // nobody serves just now
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }
  follow();
})();

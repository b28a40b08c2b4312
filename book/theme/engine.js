// The machine of the calculators (`bindings/calc`), in a worker where the browser has one: long questions do not stop the page.
"use strict";

(() => {
  // Stands alone: its text becomes the worker's, too.
  function machine() {
    /** Work of the rules before a question counts as too wide: a few seconds. */
    const WORK = 40_000_000;
    /** Runs of what is too wide to be counted. */
    const RUNS = 20_000;
    const WIDE = 2;
    const NEVER = 4;
    let wasm;

    const bytes = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

    function put(words) {
      const at = wasm.room(words.length);
      new BigInt64Array(wasm.memory.buffer, at, words.length).set(words.map(BigInt));
    }

    function text() {
      const said = new Uint8Array(wasm.memory.buffer, wasm.text(), wasm.text_length());
      return new TextDecoder().decode(said);
    }

    async function start({ code, table }) {
      wasm = (await WebAssembly.instantiate(bytes(code), {})).instance.exports;
      const rules = bytes(table);
      const at = wasm.room(Math.ceil(rules.length / 8));
      new Uint8Array(wasm.memory.buffer, at, rules.length).set(rules);
      if (!wasm.load(rules.length)) throw new Error("no table");
    }

    /** The world of a question: what is stored, and what the reader gives. */
    function world({ spawns, said }, args) {
      const words = [spawns.length];
      for (const [cells, given] of spawns) {
        words.push(cells.length + given.length, ...cells.flat());
        for (const [cell, param, factor] of given) words.push(cell, args[param] * factor);
      }
      words.push(said.length);
      for (const [set, question, of, values] of said) words.push(set, question, of.length, ...of, values.length, ...values);
      put(words);
      wasm.world();
    }

    function number([sure, sign, digits, upto, fraction]) {
      return { sure, sign, digits, upto, fraction };
    }

    function answer(question, args) {
      put(args);
      let ended = wasm.ask(question.function, WORK);
      if (ended === WIDE) {
        put(args);
        ended = wasm.sampled(question.function, 1, RUNS);
      }
      if (ended === NEVER) return { never: true };
      if (ended !== 0) return { failed: text() };
      put(question.show);
      if (question.all) {
        wasm.rows(question.at);
        const rows = text().trimEnd().split("\n");
        return {
          rows: rows.map((row) => {
            const [value, share, ...rest] = row.split("\t");
            return { value: Number(value) / (question.parts || 1), share: Number(share) / 1e9, ...number(rest) };
          }),
        };
      }
      if (wasm.number(question.sort, question.parts, question.at) !== 0) return { failed: text() };
      return number(text().split("\t"));
    }

    function roll({ function: called }, args, seed) {
      put(args);
      if (wasm.sampled(called, seed, 1) !== 0) return { failed: text() };
      const drawn = text().trimEnd();
      wasm.values();
      const values = text().trimEnd().split("\n").map(Number);
      const draws = drawn === "" ? [] : drawn.split("\n").map((line) => line.split("\t"));
      return { draws, values };
    }

    async function asked({ start: begin, questions, args, seed }) {
      if (begin) return start(begin);
      world(questions.scene, args);
      if (seed !== undefined) return roll(questions.rolls, args, seed);
      return questions.answers.map((question) => answer(question, args));
    }
    return asked;
  }

  /** Who works: a worker, or this page. */
  function helper() {
    try {
      const source = `"use strict"; const asked = (${machine})();
        onmessage = async ({ data: { id, job } }) => {
          try { postMessage({ id, done: await asked(job) }); } catch (error) { postMessage({ id, failed: String(error) }); }
        };`;
      const worker = new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
      const waiting = new Map();
      let last = 0;
      worker.onmessage = ({ data: { id, done, failed } }) => {
        const [resolve, reject] = waiting.get(id);
        waiting.delete(id);
        if (failed === undefined) resolve(done);
        else reject(new Error(failed));
      };
      worker.onerror = () => waiting.forEach(([, reject]) => reject(new Error("worker")));
      return (job) =>
        new Promise((resolve, reject) => {
          waiting.set(++last, [resolve, reject]);
          worker.postMessage({ id: last, job });
        });
    } catch {
      return machine();
    }
  }

  const root = document.getElementById("rb-search").dataset.root;
  const known = {};
  runebook.words = (words) => (known.words = words);
  runebook.table = (table, questions) => Object.assign(known, { table, questions });
  runebook.wasm = (code) => (known.code = code);

  function script(src) {
    return new Promise((done, failed) => {
      const element = document.createElement("script");
      Object.assign(element, { src, onload: done, onerror: () => failed(new Error(src)) });
      document.head.append(element);
    });
  }

  /** A short mark of the rules, for links: the same table, the same mark. */
  function mark(text) {
    let hash = 0x811c9dc5;
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, "0");
  }

  let loading;
  /** Loads all that calculators need, once: words, questions, and who answers them. */
  runebook.engine = () => {
    loading ??= Promise.all(
      [`${root}calculators.js`, `${root}../assets/calculator-table.js`, `${root}../assets/calculator-wasm.js`].map(script),
    ).then(async () => {
      const { code, table, questions, words } = known;
      const job = { start: { code, table } };
      let ask = helper();
      try {
        await ask(job);
      } catch {
        ask = machine();
        await ask(job);
      }
      const { of, scenes } = questions;
      return { ask, questions: of, scenes, words, rules: mark(table) };
    });
    return loading;
  };
})();

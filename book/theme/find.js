// The search, free of the page: folding, bigrams, ranking, snippets. The book's tests run this file, too.
"use strict";

const runebook = (() => {
  // Letters that no normalization takes apart.
  const PAIRS = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };
  // A letter with its marks; half-width kana have theirs as letters of their own.
  const LETTERS = /.[\u0300-\u036f\u3099\u309a\uff9e\uff9f]*/gsu;
  const WORD = /[\p{L}\p{N}\p{M}]/u;
  // What a match is worth, by where it is found: names over ids over headings over text.
  const WORTH = { title: 100, name: 90, id: 50, heads: 26, body: 10 };
  const MOST = 48;
  const SIMILAR = 0.45;

  /** One letter with its marks, folded: accents, width, case and the two kana do not count. */
  function foldLetter(letter) {
    if (letter.length === 1 && letter < "\u0080") return /[a-z0-9]/i.test(letter) ? letter.toLowerCase() : " ";
    const bare = letter.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").normalize("NFKC").toLowerCase();
    let out = "";
    for (const one of bare) {
      const code = one.codePointAt(0);
      if (code >= 0x30a1 && code <= 0x30f6) out += String.fromCodePoint(code - 0x60);
      else if (PAIRS[one]) out += PAIRS[one];
      else out += WORD.test(one) ? one : " ";
    }
    return out;
  }

  /** The folded text, and for each of its letters the place in the text that it comes from. */
  function trace(text) {
    let folded = "";
    const from = [];
    for (const match of text.matchAll(LETTERS)) {
      for (const letter of foldLetter(match[0])) {
        if (letter === " " && (folded === "" || folded.endsWith(" "))) continue;
        for (let unit = 0; unit < letter.length; unit++) from.push(match.index);
        folded += letter;
      }
    }
    from.push(text.length);
    return { folded, from };
  }

  function fold(text) {
    return trace(text).folded.trim();
  }

  /** The pairs of letters in a folded text; a word's first letter also pairs with the gap before it. */
  function bigrams(folded) {
    const grams = new Set();
    const text = " " + folded;
    for (let at = 0; at + 1 < text.length; at++) {
      if (text[at + 1] !== " ") grams.add(text.slice(at, at + 2));
    }
    return grams;
  }

  let kinds = [];
  let rows = [];
  let records = null;
  let postings = null;

  /** Called by `search-index.js`. */
  function index(kindNames, list) {
    kinds = kindNames;
    rows = list;
    records = null;
  }

  function build() {
    if (records) return;
    postings = new Map();
    records = rows.map(([page, anchor, title, kind, names, heads, body], number) => {
      const record = { page, anchor, title, kind: kinds[kind], body, number };
      record.folded = {
        title: [fold(title)],
        name: names.map(fold),
        id: [fold(anchor || page)],
        heads: [fold(heads)],
        body: [fold(body)],
      };
      const grams = new Set();
      for (const texts of Object.values(record.folded)) {
        for (const text of texts) for (const gram of bigrams(text)) grams.add(gram);
      }
      for (const gram of grams) {
        const list = postings.get(gram);
        if (list) list.push(number);
        else postings.set(gram, [number]);
      }
      return record;
    });
  }

  /** How well `term` fits a text: whole, at its start, at the start of a word, within one. 0 is not at all. */
  function fit(term, text) {
    const at = text.indexOf(term);
    if (at < 0) return 0;
    if (text.length === term.length) return 1.2;
    if (at === 0) return 1;
    if (text.includes(" " + term)) return 0.9;
    return /^[\p{Script=Latin}\d]+$/u.test(term) ? (term.length < 3 ? 0 : 0.5) : 0.8;
  }

  function termScore(term, folded) {
    let best = 0;
    for (const [field, texts] of Object.entries(folded)) {
      for (const text of texts) best = Math.max(best, WORTH[field] * fit(term, text));
    }
    return best;
  }

  /** Records that may hold `term`: those of its rarest pair of letters. */
  function candidates(term) {
    const grams = [...bigrams(term)].filter((gram) => gram[0] !== " ");
    if (grams.length === 0) return records.map((record) => record.number);
    const lists = grams.map((gram) => postings.get(gram) || []);
    return lists.reduce((rarest, list) => (list.length < rarest.length ? list : rarest));
  }

  function exact(terms, query) {
    let found = null;
    for (const term of terms) {
      const next = new Map();
      for (const number of candidates(term)) {
        if (found && !found.has(number)) continue;
        const score = termScore(term, records[number].folded);
        if (score > 0) next.set(number, score + (found ? found.get(number) : 0));
      }
      found = next;
    }
    const whole = (number) => (records[number].folded.title.some((title) => title.includes(query)) ? 30 : 0);
    return [...found].map(([number, score]) => ({ record: records[number], score: score / terms.length + whole(number) }));
  }

  /** Steps from one word to another: a letter too many, missing, wrong, or two swapped. */
  function distance(one, other) {
    let before = [];
    let last = Array.from({ length: other.length + 1 }, (_, at) => at);
    for (let i = 1; i <= one.length; i++) {
      const next = [i];
      for (let j = 1; j <= other.length; j++) {
        const wrong = one[i - 1] === other[j - 1] ? 0 : 1;
        next[j] = Math.min(last[j] + 1, next[j - 1] + 1, last[j - 1] + wrong);
        if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
          next[j] = Math.min(next[j], before[j - 2] + 1);
        }
      }
      [before, last] = [last, next];
    }
    return last[other.length];
  }

  /** How alike a query and a name are, 0 to 1: by their pairs of letters, or by the steps between them. */
  function likeness(query, grams, name) {
    const others = bigrams(name);
    let shared = 0;
    for (const gram of grams) if (others.has(gram)) shared++;
    const overlap = (0.6 * shared) / grams.size + (0.4 * 2 * shared) / (grams.size + others.size);
    const longest = Math.max(query.length, name.length);
    if (shared === 0 || Math.abs(query.length - name.length) > 2 || longest > 40) return overlap;
    const steps = distance(query, name);
    return steps <= (longest < 6 ? 1 : 2) ? Math.max(overlap, 1 - steps / longest) : overlap;
  }

  /** Records whose name is much like the query, or whose text holds most of its pairs, where words have no gaps. */
  function similar(query) {
    const grams = bigrams(query);
    if (query.length < 2) return [];
    const gapless = grams.size > 3 && /[\p{Script=Han}\p{Script=Hiragana}]/u.test(query);
    const shared = new Map();
    for (const gram of grams) {
      for (const number of postings.get(gram) || []) shared.set(number, (shared.get(number) || 0) + 1);
    }
    const found = [];
    for (const [number, count] of shared) {
      const { title, name } = records[number].folded;
      const alike = Math.max(...[...title, ...name].map((text) => likeness(query, grams, text)));
      const covered = gapless ? count / grams.size - 0.3 : 0;
      const score = Math.max(alike, covered);
      if (score >= SIMILAR) found.push({ record: records[number], score, similar: true });
    }
    return found;
  }

  /** Finds `text`: `{ terms, groups: [{ kind, similar, hits: [record] }] }`, the best first. */
  function find(text) {
    build();
    const query = fold(text);
    const terms = query.split(" ").filter(Boolean);
    if (terms.length === 0) return { terms, groups: [] };
    let hits = exact(terms, query);
    if (hits.length === 0) hits = similar(query);
    hits.sort((one, other) => other.score - one.score || one.record.number - other.record.number);
    const groups = [];
    for (const hit of hits.slice(0, MOST)) {
      let group = groups.find((group) => group.kind === hit.record.kind);
      if (!group) groups.push((group = { kind: hit.record.kind, similar: Boolean(hit.similar), hits: [] }));
      group.hits.push(hit.record);
    }
    return { terms, groups };
  }

  /** The record of a place: its page and its anchor. */
  function at(page, anchor) {
    build();
    return records.find((record) => record.anchor === anchor && (record.page === page || page === ""));
  }

  /** `text` cut into pieces `[words, found]`, where `found` tells that a term was found there. */
  function marked(text, terms) {
    const { folded, from } = trace(text);
    const spans = [];
    for (const term of terms) {
      for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
        spans.push([from[at], from[at + term.length]]);
      }
    }
    spans.sort((one, other) => one[0] - other[0]);
    const pieces = [];
    let done = 0;
    for (const [start, end] of spans) {
      if (start < done) continue;
      if (start > done) pieces.push([text.slice(done, start), false]);
      pieces.push([text.slice(start, end), true]);
      done = end;
    }
    if (done < text.length) pieces.push([text.slice(done), false]);
    return pieces;
  }

  /** The words around the first place where a term is found, cut at spaces where there are any. */
  function snippet(text, terms) {
    const { folded, from } = trace(text);
    const places = terms.map((term) => folded.indexOf(term)).filter((at) => at >= 0);
    const first = places.length ? from[Math.min(...places)] : 0;
    const wide = /[\u3040-\u30ff\u3400-\u9fff]/.test(text.slice(first, first + 40));
    const [before, length] = wide ? [14, 64] : [36, 150];
    let start = first > before ? first - before : 0;
    if (start > 0 && !wide) start = text.lastIndexOf(" ", start) + 1;
    let end = Math.min(text.length, start + length);
    if (end < text.length && !wide) end = Math.max(text.lastIndexOf(" ", end), first + 1);
    return marked((start > 0 ? "… " : "") + text.slice(start, end) + (end < text.length ? " …" : ""), terms);
  }

  return { index, find, fold, marked, snippet, at };
})();

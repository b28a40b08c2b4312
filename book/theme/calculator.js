// Calculators on the page: fields, answers, rolls, links and copies. What is asked and what it is called comes with the book.
"use strict";

(() => {
  const places = [...document.querySelectorAll(".calculator[data-calculator]:not(.roller)")];
  const rollers = [...document.querySelectorAll(".roller[data-calculator]")];

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  /** Digits with a point, as the language writes them. */
  function written(digits, { point, parts, four, minus }) {
    const below = digits.startsWith("-");
    const [whole, rest] = (below ? digits.slice(1) : digits).split(".");
    const apart = whole.length > 4 || (whole.length === 4 && four !== "");
    const grouped = apart ? whole.replace(/\B(?=(\d{3})+$)/g, parts) : whole;
    return (below ? minus : "") + grouped + (rest === undefined ? "" : point + rest);
  }

  /** The largest number that divides both: a chance is told in lowest terms. */
  function shared(one, other) {
    return other === 0 ? Math.max(one, 1) : shared(other, one % other);
  }

  class Calculator {
    constructor(place, { ask, questions, scenes, words, rules }) {
      const name = place.dataset.calculator;
      Object.assign(this, { place, name, ask, rules, numbers: words.numbers, said: words.words, rolls: words.rolls });
      this.questions = { changes: [], ...questions[name], scene: scenes[questions[name].scene] };
      this.words = words.calculators[name];
      this.id = place.id;
      this.fields = this.words.asks.map((ask, at) => this.field(ask, this.questions.asks[at], at));
      this.draw();
    }

    field(ask, asked, at) {
      const id = `${this.id}.${ask.name}`;
      const label = element("label", { htmlFor: id, textContent: ask.label });
      let input;
      if (asked.sort === "number") {
        input = element("input", { type: "number", id, min: asked.low, max: asked.high, step: asked.parts === 1 ? 1 : 1 / asked.parts });
        input.inputMode = asked.low < 0 ? "text" : "numeric";
        input.autocomplete = "off";
      } else if (asked.sort === "flag") {
        input = element("input", { type: "checkbox", id });
      } else {
        input = element("select", { id }, ...ask.choices.map(([value, text]) => element("option", { value, textContent: text })));
      }
      const wrong = element("p", { className: "wrong", id: `${id}.wrong`, hidden: true });
      input.addEventListener("input", () => this.changed());
      const field = { ask, asked, at, input, wrong };
      field.box = element("div", { className: `field ${asked.sort}` }, ...(asked.sort === "flag" ? [input, label] : [label, input]), wrong);
      this.begin(field);
      return field;
    }

    /** What a field begins with. */
    begin({ ask, asked, input }) {
      if (asked.sort === "number") input.value = asked.begins / asked.parts;
      else if (asked.sort === "flag") input.checked = asked.begins !== 0;
      else input.value = (ask.choices.find(([, , value]) => value === asked.begins) ?? ask.choices[0])[0];
    }

    /** The value of a field in the table; none where it is not one. */
    value({ ask, asked, input }) {
      if (asked.sort === "flag") return Number(input.checked);
      if (asked.sort !== "number") return ask.choices.find(([name]) => name === input.value)?.[2];
      const value = Number(input.value) * asked.parts;
      const fits = input.value.trim() !== "" && Number.isInteger(value) && Number(input.value) >= asked.low && Number(input.value) <= asked.high;
      return fits ? value : undefined;
    }

    draw() {
      const { said, words, questions } = this;
      this.notice = element("p", { className: "notice", hidden: true });
      this.notice.setAttribute("role", "status");
      this.answers = element("dl", { className: "answers" });
      this.output = element("div", { className: "output" }, this.answers);
      this.output.setAttribute("aria-live", "polite");
      const form = element("form", { className: "fields", noValidate: true }, ...this.fields.map((field) => field.box));
      form.addEventListener("submit", (event) => event.preventDefault());
      const button = (text, act) => {
        const made = element("button", { type: "button", textContent: text });
        made.addEventListener("click", act);
        return made;
      };
      const tools = element("div", { className: "tools" });
      if (questions.rolls) tools.append(button(said.roll, () => this.roll(crypto.getRandomValues(new Uint32Array(1))[0])));
      this.told = element("span", { className: "told" });
      this.told.setAttribute("role", "status");
      tools.append(button(said.text, () => this.copy(this.text())), button(said.csv, () => this.copy(this.csv())), this.told);
      if (tools.firstChild && questions.rolls) tools.firstChild.className = "main";
      this.fallen = element("div", { className: "fallen", hidden: true });
      this.fallen.setAttribute("aria-live", "polite");
      this.place.querySelector(".still")?.remove();
      form.hidden = this.fields.length === 0;
      this.output.hidden = words.answers.length === 0;
      this.place.append(form, this.notice, this.output, tools, this.fallen);
      this.lines = words.answers.map(([, label]) => {
        const value = element("dd", { textContent: "…" });
        this.answers.append(element("div", {}, element("dt", { textContent: label }), value));
        return { label, value, text: "" };
      });
    }

    /** The values of all fields; none while one is wrong, which is then said beside it. */
    args() {
      const values = this.fields.map((field) => this.value(field));
      this.fields.forEach((field, at) => {
        const wrong = values[at] === undefined;
        const ends = [field.asked.low, field.asked.high].map((end) => written(String(end), this.numbers));
        field.wrong.textContent = wrong ? this.said.number.replace("[low]", ends[0]).replace("[high]", ends[1]) : "";
        field.wrong.hidden = !wrong;
        if (wrong) field.input.setAttribute("aria-describedby", field.wrong.id);
        else field.input.removeAttribute("aria-describedby");
        field.input.setAttribute("aria-invalid", String(wrong));
      });
      return values.includes(undefined) ? undefined : values;
    }

    async changed(keep) {
      if (!keep) {
        this.seed = undefined;
        this.notice.hidden = true;
        this.fallen.hidden = true;
        this.came = [];
      }
      const turn = (this.turn = (this.turn ?? 0) + 1);
      const args = this.args();
      if (!args) {
        for (const line of this.lines) this.show(line, "–");
        return;
      }
      if (!keep) this.remember();
      const { answers, scene } = this.questions;
      const slow = setTimeout(() => this.lines.forEach((line) => (line.value.textContent = this.said.working)), 400);
      // each change is asked of the machine in turn; only the last is shown
      const found = await this.ask({ questions: { answers, scene }, args });
      clearTimeout(slow);
      if (turn === this.turn) found.forEach((answer, at) => this.answered(this.lines[at], answers[at], answer));
    }

    answered(line, question, answer) {
      if (answer.never) return this.show(line, this.said.never);
      if (answer.failed !== undefined) return this.show(line, this.said.failed);
      if (answer.rows) return this.spread(line, question, answer.rows);
      this.show(line, this.number(answer, question.percent), this.sure(answer));
    }

    number({ sign, digits, upto }, percent) {
      const one = (text) => written(text, this.numbers);
      const both = upto ? `${one(digits)}–${one(upto)}` : one(digits);
      return sign + (percent ? this.numbers.percent.replace("5", both) : both);
    }

    /** What is said of how surely a number is known. */
    sure({ sure, fraction }) {
      if (/^\d+$/.test(sure)) return this.said.runs.replace("[n]", written(sure, this.numbers));
      return fraction.endsWith("/1") ? "" : fraction;
    }

    show(line, text, note) {
      line.text = text;
      line.note = note ?? "";
      line.value.replaceChildren(element("span", { className: "amount", textContent: text }));
      if (note) line.value.append(" ", element("span", { className: "note-of", textContent: note }));
    }

    /** A whole distribution: a row for each value. */
    spread(line, question, rows) {
      const most = Math.max(...rows.map((row) => row.share));
      const body = rows.map((row) => {
        const value = question.parts === 0 ? this.said[row.value ? "yes" : "no"] : written(String(row.value), this.numbers);
        const bar = element("span", { className: "bar" });
        bar.style.setProperty("--share", row.share / most);
        const chance = this.number(row, true);
        return [value, chance, element("tr", {}, element("th", { scope: "row", textContent: value }), element("td", {}, bar), element("td", { textContent: chance }))];
      });
      line.text = body.map(([value, chance]) => `${value}: ${chance}`).join("; ");
      line.note = "";
      line.value.replaceChildren(element("table", { className: "spread" }, element("tbody", {}, ...body.map(([, , row]) => row))));
    }

    async roll(seed) {
      const args = this.args();
      if (!args) return;
      this.seed = seed;
      this.remember();
      const { rolls, scene } = this.questions;
      this.came = [];
      const { draws, values, failed } = await this.ask({ questions: { rolls, scene }, args, seed });
      this.fallen.hidden = false;
      if (failed !== undefined) {
        this.fallen.replaceChildren(element("p", { textContent: this.said.failed }));
        return;
      }
      const fell = draws.map((draw) => element("li", {}, ...this.drawn(draw)));
      this.came = this.words.results.map(([label, names], at) => {
        const [place, parts] = rolls.results[at];
        const value = names.find(([, , value]) => value === values[place])?.[1] ?? this.plain(values[place], parts);
        return [label, value];
      });
      this.came.push(...this.changes(args, values));
      const came = this.came.map(([label, value]) =>
        element("div", {}, element("dt", { textContent: label }), element("dd", { textContent: value })),
      );
      this.fallen.replaceChildren(
        element("p", { className: "label", textContent: this.said.rolled }),
        element("ol", { className: "draws" }, ...fell),
        ...(came.length > 0 ? [element("dl", { className: "came" }, ...came)] : [element("p", { textContent: this.said.unchanged })]),
      );
    }

    /** What is not what it was, once for each who has it: a reader may name one person twice. */
    changes(args, values) {
      const seen = new Set();
      return this.questions.changes.flatMap(([ask, cell], at) => {
        const [was, is] = [0, 1].map((side) => this.questions.rolls.results[2 * at + side]);
        const whose = `${args[ask]} ${cell}`;
        if (seen.has(whose) || values[was[0]] === values[is[0]]) return [];
        seen.add(whose);
        return [[this.words.changes[at], `${this.plain(values[was[0]], was[1])} → ${this.plain(values[is[0]], is[1])}`]];
      });
    }

    plain(value, parts) {
      if (parts === 0) return this.said[value ? "yes" : "no"];
      return written(String(value / Math.max(parts, 1)), this.numbers);
    }

    /** One draw: what for, the dice, each face, and the total. */
    drawn([sort, site, came, of, ...faces]) {
      const name = this.rolls[site];
      const parts = name ? [element("span", { className: "what", textContent: name })] : [];
      if (sort === "d") {
        parts.push(element("span", { className: "dice", textContent: of }));
        parts.push(...faces.map((face) => element("span", { className: "die", textContent: face })));
        if (faces.length !== 1 || faces[0] !== came) parts.push(element("span", { className: "total", textContent: `= ${written(came, this.numbers)}` }));
      } else if (sort === "c") {
        const most = shared(Number(of), Number(faces[0]));
        parts.push(element("span", { className: "dice", textContent: `${of / most}/${faces[0] / most}` }));
        parts.push(element("span", { className: "total", textContent: this.said[came === "1" ? "yes" : "no"] }));
      } else {
        parts.push(element("span", { className: "total", textContent: `${Number(came) + 1}/${of}` }));
      }
      return parts.flatMap((part) => [part, " "]);
    }

    /** Keeps the fields and the roll in the address. */
    remember() {
      const said = new URLSearchParams();
      for (const { ask, asked, input } of this.fields) said.set(ask.name, asked.sort === "flag" ? Number(input.checked) : input.value);
      if (this.seed !== undefined) said.set("roll", this.seed);
      said.set("rules", this.rules);
      try {
        history.replaceState(history.state, "", `${location.pathname}${location.search}#calculator.${this.name}?${said}`);
      } catch {
        // Some browsers keep the address of local files as it is.
      }
    }

    /** Takes the fields and the roll from the address; what does not fit is said, and left as it was. */
    recall(said) {
      const names = this.fields.map(({ ask }) => ask.name);
      let fits = [...said.keys()].every((key) => [...names, "roll", "rules"].includes(key));
      for (const field of this.fields) {
        const { ask, asked, input } = field;
        if (!said.has(ask.name)) continue;
        if (asked.sort === "flag") input.checked = said.get(ask.name) === "1";
        else input.value = said.get(ask.name);
        if (this.value(field) === undefined || (asked.sort === "flag" && !/^[01]$/.test(said.get(ask.name)))) {
          this.begin(field);
          fits = false;
        }
      }
      const roll = said.get("roll");
      const rolls = this.questions.rolls && roll !== null && /^\d{1,10}$/.test(roll) && Number(roll) < 2 ** 32;
      if (roll !== null && !rolls) fits = false;
      const others = said.has("rules") && said.get("rules") !== this.rules;
      this.notice.textContent = !fits ? this.said.link : others ? this.said.edition : "";
      this.notice.hidden = this.notice.textContent === "";
      this.changed(true);
      if (rolls) this.roll(Number(roll));
    }

    given() {
      return this.fields.map(({ ask, asked, input }) => {
        const chosen = asked.sort === "number" ? written(input.value, this.numbers) : asked.sort === "flag" ? this.said[input.checked ? "yes" : "no"] : input.selectedOptions[0].textContent;
        return [ask.label, chosen];
      });
    }

    text() {
      const given = this.given().map((pair) => pair.join(": "));
      const answers = this.lines.map(({ label, text, note }) => `${label}: ${text}${note ? ` (${note})` : ""}`);
      const came = (this.came ?? []).map((pair) => pair.join(": "));
      return [this.words.title, ...given, "", ...answers, ...came, location.href].join("\n");
    }

    csv() {
      const cell = (text) => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
      const pairs = [...this.given(), ...this.lines.map(({ label, text }) => [label, text]), ...(this.came ?? [])];
      return [0, 1].map((at) => pairs.map((pair) => cell(pair[at])).join(",")).join("\n");
    }

    async copy(text) {
      let copied = true;
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        const area = element("textarea", { value: text });
        this.place.append(area);
        area.select();
        copied = document.execCommand("copy");
        area.remove();
      }
      this.told.textContent = copied ? this.said.copied : this.said.uncopied;
      setTimeout(() => (this.told.textContent = ""), 3000);
    }
  }

  const made = new Map();

  /** The calculator of a place; what works it is loaded when the first is wanted. */
  function at(place) {
    if (!made.has(place)) made.set(place, runebook.engine().then((engine) => new Calculator(place, engine)));
    return made.get(place);
  }

  /** The address may name a calculator and what its fields hold. */
  async function fromAddress() {
    const [, name, said] = /^#calculator\.([^?]+)\?(.*)$/.exec(location.hash) ?? [];
    const place = [...places, ...rollers].find((place) => place.dataset.calculator === name);
    if (!place) return;
    if (place.localName === "details") place.open = true;
    const named = await at(place);
    named.recall(new URLSearchParams(said));
    named.place.scrollIntoView();
  }

  async function begin() {
    for (const place of rollers) {
      place.hidden = false;
      place.addEventListener("toggle", () => {
        if (place.open) at(place);
      });
    }
    for (const place of places) (await at(place)).changed(true);
    fromAddress();
    addEventListener("hashchange", fromAddress);
  }

  begin();
})();

// Review pages: which languages and rows are shown. What is chosen stands in the address, so that it can be shared.
(() => {
  "use strict";
  const address = new URL(location.href);
  const keep = (key, value) => {
    if (value) address.searchParams.set(key, value);
    else address.searchParams.delete(key);
    try { history.replaceState(null, "", address.search || location.pathname); } catch { /* some browsers refuse on file:// */ }
  };

  // Radio groups of the page: state of the offer, size of the phones.
  for (const name of ["state", "size"]) {
    const inputs = document.querySelectorAll(`input[name="v-${name}"]`);
    for (const input of inputs) {
      if (input.value === address.searchParams.get(name)) input.checked = true;
      input.addEventListener("change", () => keep(name, input.value));
    }
  }

  // Columns, one a language.
  const filter = document.querySelector(".columns-filter");
  if (filter) {
    const heads = [...document.querySelectorAll(".phones thead [data-column]")];
    const all = heads.map((head) => head.dataset.column);
    const problems = new Set(heads.filter((head) => "problem" in head.dataset).map((head) => head.dataset.column));
    const list = filter.querySelector(".columns-list");
    const boxes = heads.map((head) => {
      const label = document.createElement("label");
      const box = document.createElement("input");
      box.type = "checkbox";
      box.value = head.dataset.column;
      const name = head.querySelector("bdi").cloneNode(true);
      const code = document.createElement("code");
      code.textContent = head.dataset.column;
      label.append(box, name, " ", code);
      list.append(label);
      return box;
    });
    const apply = (shown) => {
      for (const box of boxes) box.checked = shown.has(box.value);
      for (const cell of document.querySelectorAll("[data-column]")) cell.hidden = !shown.has(cell.dataset.column);
      const first = all.find((locale) => shown.has(locale));
      for (const cell of document.querySelectorAll(".phones [data-column]")) cell.toggleAttribute("data-first", cell.dataset.column === first);
      filter.querySelector("[data-count]").textContent = shown.size === all.length ? all.length : `${shown.size}/${all.length}`;
      keep("locales", shown.size === all.length ? "" : [...shown].join(","));
    };
    const asked = address.searchParams.get("locales");
    const known = new Set((asked ?? "").split(",").filter((locale) => all.includes(locale)));
    apply(known.size ? known : new Set(all));
    list.addEventListener("change", () => {
      const shown = new Set(boxes.filter((box) => box.checked).map((box) => box.value));
      apply(shown.size ? shown : new Set(all));
    });
    list.querySelector("[data-all]").addEventListener("click", () => apply(new Set(all)));
    const only = list.querySelector("[data-problems]");
    only.disabled = problems.size === 0;
    only.addEventListener("click", () => apply(problems));
    filter.hidden = false;
    addEventListener("click", (event) => { if (!filter.contains(event.target)) filter.open = false; });
    filter.addEventListener("keydown", (event) => { if (event.key === "Escape") { filter.open = false; filter.querySelector("summary").focus(); } });
  }

  // Rows of the copy tables.
  const rows = document.querySelector("form[data-rows]");
  if (rows) {
    rows.hidden = false;
    const table = () => document.querySelectorAll(".copy-table tbody tr");
    const spaces = { "\u00a0": "⍽", "\u202f": "⎵", "\u2009": "·", "\u200b": "|" };
    const show = () => { for (const row of table()) row.hidden = rows.elements.problems.checked && !("problem" in row.dataset); };
    rows.elements.problems.checked = address.searchParams.get("problems") === "1";
    rows.elements.problems.addEventListener("change", () => { show(); keep("problems", rows.elements.problems.checked ? "1" : ""); });
    show();
    rows.elements.spaces.addEventListener("change", () => {
      const on = rows.elements.spaces.checked;
      if (!on) {
        for (const mark of document.querySelectorAll(".copy-table .space")) mark.replaceWith(mark.dataset.space);
        for (const text of document.querySelectorAll(".copy-table .text")) text.normalize();
        return;
      }
      for (const text of document.querySelectorAll(".copy-table .text")) {
        const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
        const nodes = [];
        while (walker.nextNode()) nodes.push(walker.currentNode);
        for (const node of nodes) {
          const parts = node.data.split(/([\u00a0\u202f\u2009\u200b])/);
          if (parts.length < 2) continue;
          node.replaceWith(...parts.map((part) => {
            if (!spaces[part]) return part;
            const mark = document.createElement("span");
            mark.className = "space";
            mark.dataset.space = part;
            mark.title = "U+" + part.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
            mark.textContent = spaces[part];
            return mark;
          }));
        }
      }
    });
  }

  // Findings.
  for (const form of document.querySelectorAll("form[data-filters]")) {
    const table = document.getElementById(form.dataset.filters);
    const output = form.querySelector("output");
    const selects = [...form.querySelectorAll("select")];
    const apply = () => {
      let shown = 0;
      for (const row of table.tBodies[0].rows) {
        row.hidden = !selects.every((select) => !select.value || row.dataset[select.name] === select.value);
        if (!row.hidden) shown += 1;
      }
      output.value = output.dataset.shown.replace("{count}", shown);
    };
    for (const select of selects) {
      const asked = address.searchParams.get(select.name);
      if (asked && [...select.options].some((option) => option.value === asked)) select.value = asked;
      select.addEventListener("change", () => { apply(); keep(select.name, select.value); });
    }
    form.hidden = selects.length === 0;
    apply();
  }
})();

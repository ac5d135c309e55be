// Appearance, language memory, search, outline, copy buttons and tabs. Every page reads well without this file.
(() => {
  "use strict";
  const root = document.documentElement;

  // Storage may be closed to us (file:// in some browsers, private windows).
  const memory = {
    get(key) { try { return localStorage.getItem("vitrine-" + key); } catch { return null; } },
    set(key, value) { try { localStorage.setItem("vitrine-" + key, value); } catch { /* not remembered */ } },
  };

  // Before the first paint: this script is not deferred.
  const applyTheme = (theme) => {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  applyTheme(memory.get("theme"));

  // The language choice page: the remembered language, else the browser's; `?choose` stays.
  const chooseLanguage = () => {
    if (!("choose" in root.dataset) || location.search === "?choose") return;
    const links = [...document.querySelectorAll("a[data-language]")];
    const find = (tag) => {
      const asked = tag.toLowerCase().replace(/_/g, "-");
      const own = (link) => link.dataset.language.toLowerCase();
      return links.find((link) => own(link) === asked)
        ?? links.find((link) => own(link).split("-")[0] === asked.split("-")[0]);
    };
    const wanted = [memory.get("language"), ...(navigator.languages ?? [])].filter(Boolean);
    for (const tag of wanted) {
      const link = find(tag);
      if (link) { location.replace(link.href); return; }
    }
  };

  const themeSwitch = () => {
    const inputs = document.querySelectorAll("input[name=v-theme]");
    const now = root.dataset.theme ?? "auto";
    for (const input of inputs) {
      input.checked = input.value === now;
      input.addEventListener("change", () => { memory.set("theme", input.value); applyTheme(input.value); });
    }
    addEventListener("storage", (event) => {
      if (event.key !== "vitrine-theme") return;
      applyTheme(event.newValue);
      for (const input of inputs) input.checked = input.value === (root.dataset.theme ?? "auto");
    });
  };

  // Remember a choice of language, and keep the heading that is being read.
  const languageLinks = () => {
    for (const link of document.querySelectorAll("a[data-language]")) {
      link.addEventListener("click", () => {
        memory.set("language", link.dataset.language);
        if (link.closest(".site-header, .site-footer") && location.hash) link.hash = location.hash;
      });
    }
  };

  const outline = () => {
    const links = [...document.querySelectorAll(".outline a")];
    if (!links.length || !("IntersectionObserver" in window)) return;
    const byID = new Map(links.map((link) => [decodeURIComponent(link.hash.slice(1)), link]));
    const headings = [...byID.keys()].map((id) => document.getElementById(id)).filter(Boolean);
    const mark = () => {
      const line = innerHeight * 0.25;
      let current = null;
      for (const heading of headings) if (heading.getBoundingClientRect().top <= line) current = heading;
      for (const link of links) link.removeAttribute("aria-current");
      if (current) byID.get(current.id).setAttribute("aria-current", "true");
    };
    const observer = new IntersectionObserver(mark, { rootMargin: "0px 0px -75% 0px" });
    for (const heading of headings) observer.observe(heading);
    mark();
  };

  const prose = () => {
    for (const article of document.querySelectorAll("article.prose")) {
      const words = article.dataset;
      for (const heading of article.querySelectorAll("h2[id], h3[id], h4[id]")) {
        if (heading.querySelector(".anchor")) continue;
        const link = document.createElement("a");
        link.className = "anchor";
        link.href = "#" + heading.id;
        link.textContent = "#";
        link.setAttribute("aria-label", words.anchor + ", " + heading.textContent.trim());
        heading.append(" ", link);
        link.addEventListener("click", () => { navigator.clipboard?.writeText(link.href).catch(() => {}); });
      }
      if (!navigator.clipboard) continue;
      for (const pre of article.querySelectorAll("pre")) {
        const frame = document.createElement("div");
        frame.className = "copy-wrap";
        const button = document.createElement("button");
        button.type = "button";
        button.className = "copy-button";
        button.textContent = words.copy;
        button.addEventListener("click", async () => {
          try { await navigator.clipboard.writeText(pre.textContent.replace(/\n$/, "")); } catch { return; }
          button.textContent = words.copied;
          setTimeout(() => { button.textContent = words.copy; }, 1600);
        });
        pre.before(frame);
        frame.append(pre, button);
      }
    }
  };

  // Tabs follow the reader over the whole site by their group's name.
  const tabs = () => {
    const groups = [...document.querySelectorAll(".tabs")];
    let serial = 0;
    for (const group of groups) {
      const panels = [...group.querySelectorAll(":scope > .tab")];
      if (panels.length < 2) continue;
      const list = document.createElement("div");
      list.setAttribute("role", "tablist");
      group.tabButtons = panels.map((panel) => {
        const title = panel.querySelector(".tab-title");
        const button = document.createElement("button");
        button.type = "button";
        button.setAttribute("role", "tab");
        button.textContent = title ? title.textContent : panel.dataset.tab;
        button.id = "v:tab-" + serial;
        panel.id ||= "v:panel-" + serial;
        serial += 1;
        button.setAttribute("aria-controls", panel.id);
        panel.setAttribute("role", "tabpanel");
        panel.setAttribute("aria-labelledby", button.id);
        button.addEventListener("click", () => choose(group, panel.dataset.tab, true));
        list.append(button);
        return button;
      });
      list.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        const buttons = group.tabButtons;
        const turn = getComputedStyle(group).direction === "rtl" ? -step : step;
        const next = buttons[(buttons.indexOf(document.activeElement) + turn + buttons.length) % buttons.length];
        event.preventDefault();
        next.focus();
        next.click();
      });
      group.prepend(list);
      group.classList.add("live");
    }
    const show = (group, name) => {
      const panels = [...group.querySelectorAll(":scope > .tab")];
      if (!group.tabButtons || !panels.some((panel) => panel.dataset.tab === name)) return;
      panels.forEach((panel, index) => {
        const on = panel.dataset.tab === name;
        panel.hidden = !on;
        group.tabButtons[index].setAttribute("aria-selected", String(on));
        group.tabButtons[index].tabIndex = on ? 0 : -1;
      });
    };
    function choose(group, name, remember) {
      const sync = group.dataset.sync;
      for (const other of sync ? groups.filter((one) => one.dataset.sync === sync) : [group]) show(other, name);
      if (sync && remember) memory.set("tab-" + sync, name);
    }
    const asked = new URLSearchParams(location.search);
    for (const group of groups) {
      if (!group.tabButtons) continue;
      show(group, group.querySelector(":scope > .tab").dataset.tab);
      const sync = group.dataset.sync;
      const name = sync && (asked.get(sync) ?? memory.get("tab-" + sync));
      if (name) show(group, name);
    }
    const openAnchor = () => {
      const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const panel = target && target.closest(".tabs > .tab");
      if (panel && panel.hidden) { choose(panel.parentElement, panel.dataset.tab, false); target.scrollIntoView(); }
    };
    addEventListener("hashchange", openAnchor);
    openAnchor();
  };

  // Letters that Unicode doesn't take apart into a base and an accent.
  const letters = { "đ": "d", "œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "ł": "l", "ð": "d", "þ": "th", "ı": "i", "’": "'", "ʼ": "'" };
  const lower = (text) => text.normalize("NFC").toLowerCase().replace(/[’ʼ]/g, "'");
  const fold = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/[đœæßøłðþı’ʼ]/g, (letter) => letters[letter]);
  const words = (text) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

  let index = null;
  window.vitrineSearch = (data) => {
    index = data.pages.map((page) => ({
      url: page.u, title: page.t, kind: page.k, titleFolded: fold(page.t), titleLower: lower(page.t),
      sections: page.s.map(([anchor, title, text]) => ({
        anchor, title, text, folded: fold(title + " " + text), lower: lower(title + " " + text), titleFolded: fold(title),
      })),
    }));
  };

  const starts = (text, term) => {
    let at = text.indexOf(term);
    while (at >= 0) {
      if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1])) return true;
      at = text.indexOf(term, at + 1);
    }
    return false;
  };

  const query = (text) => {
    const terms = words(fold(text));
    const exact = words(lower(text));
    if (!terms.length) return [];
    const found = [];
    for (const page of index) {
      for (const section of page.sections) {
        let score = 0;
        const all = terms.every((term, place) => {
          const inTitle = starts(page.titleFolded, term);
          const inHeading = starts(section.titleFolded, term);
          const inText = starts(section.folded, term);
          if (!inTitle && !inHeading && !inText) return false;
          score += (inTitle ? 6 : 0) + (inHeading ? 5 : 0) + (inText ? 1 : 0);
          if (starts(section.lower, exact[place] ?? term) || starts(page.titleLower, exact[place] ?? term)) score += 3;
          return true;
        });
        if (!all) continue;
        if (page.titleFolded === terms.join(" ")) score += 20;
        if (!section.anchor) score += 1;
        found.push({ page, section, score });
      }
    }
    found.sort((a, b) => b.score - a.score);
    const seen = new Map();
    return found.filter(({ page }) => {
      const count = (seen.get(page) ?? 0) + 1;
      seen.set(page, count);
      return count <= 3;
    }).slice(0, 30);
  };

  // The text around the first hit, the hits marked; text nodes only, never markup.
  const excerpt = (text, terms) => {
    const span = document.createElement("span");
    const pieces = text.split(/([^\p{L}\p{N}\p{M}]+)/u);
    const hit = (piece) => terms.some((term) => fold(piece).startsWith(term));
    const first = pieces.findIndex((piece) => piece && hit(piece));
    const from = Math.max(0, first - 16);
    if (from > 0) span.append("… ");
    for (const piece of pieces.slice(from, from + 56)) {
      if (/[\p{L}\p{N}]/u.test(piece) && hit(piece)) {
        const mark = document.createElement("mark");
        mark.textContent = piece;
        span.append(mark);
      } else span.append(piece);
    }
    if (from + 56 < pieces.length) span.append(" …");
    return span;
  };

  const search = () => {
    const button = document.querySelector("[data-search]");
    const dialog = document.querySelector("dialog.search");
    if (!button || !dialog || !dialog.showModal) return;
    button.hidden = false;
    const input = dialog.querySelector("input");
    const list = dialog.querySelector(".search-results");
    const status = dialog.querySelector(".search-status");
    const say = dialog.dataset;
    let selected = -1;

    const select = (next) => {
      const links = [...list.children];
      if (links[selected]) links[selected].setAttribute("aria-selected", "false");
      selected = links.length ? (next + links.length) % links.length : -1;
      if (selected < 0) { input.removeAttribute("aria-activedescendant"); return; }
      links[selected].setAttribute("aria-selected", "true");
      links[selected].scrollIntoView({ block: "nearest" });
      input.setAttribute("aria-activedescendant", links[selected].id);
    };

    const update = () => {
      if (!index) return;
      const terms = words(fold(input.value));
      const hits = query(input.value);
      list.replaceChildren(...hits.map(({ page, section }, place) => {
        const link = document.createElement("a");
        link.href = root.dataset.base + page.url + (section.anchor ? "#" + section.anchor : "");
        link.id = "v:hit-" + place;
        link.tabIndex = -1;
        link.setAttribute("role", "option");
        link.setAttribute("aria-selected", "false");
        const title = document.createElement("span");
        title.className = "hit-title";
        title.append(section.title || page.title);
        if (section.title) {
          const small = document.createElement("small");
          small.textContent = " · " + page.title;
          title.append(small);
        }
        const text = excerpt(section.text, terms);
        text.className = "hit-text";
        link.append(title, text);
        return link;
      }));
      selected = -1;
      input.setAttribute("aria-expanded", String(hits.length > 0));
      status.textContent = !terms.length ? "" : hits.length ? say.count.replace("{count}", hits.length) : say.none;
      select(0);
    };

    const load = () => {
      if (index || document.querySelector("script[data-index]")) return;
      status.textContent = say.loading;
      const script = document.createElement("script");
      script.src = button.dataset.search;
      script.dataset.index = "";
      script.addEventListener("load", () => { status.textContent = ""; update(); });
      script.addEventListener("error", () => { status.textContent = say.failed; script.remove(); });
      document.head.append(script);
    };

    const open = () => {
      if (dialog.open) return;
      load();
      dialog.showModal();
      input.focus();
      input.select();
    };
    button.addEventListener("click", open);
    input.addEventListener("input", update);
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog || event.target.closest("[data-close], .search-results a")) dialog.close();
    });
    dialog.addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        select(selected + (event.key === "ArrowDown" ? 1 : -1));
      } else if (event.key === "Enter" && event.target === input && selected >= 0) {
        event.preventDefault();
        list.children[selected].click();
      }
    });
    addEventListener("keydown", (event) => {
      const typing = event.target.closest?.("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]");
      const slash = event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
      const command = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (slash || command) { event.preventDefault(); open(); }
    });
  };

  addEventListener("DOMContentLoaded", () => {
    chooseLanguage();
    themeSwitch();
    languageLinks();
    prose();
    tabs();
    outline();
    search();
  });
})();

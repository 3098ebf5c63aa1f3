// The site's additions to the renderer's pages: its search, above each of them.
"use strict"
{
  const base = window.baseUrl || "/"

  // A field whose results appear below it while one types; the arrow keys choose one.
  class Search {
    constructor(bar) {
      this.form = document.createElement("form")
      this.form.className = "rx-search"
      this.form.setAttribute("role", "search")
      this.form.action = base + "search/"
      this.form.innerHTML = '<input type="search" name="q" placeholder="Search  /" aria-label="Search names and pages"' +
        ' role="combobox" aria-expanded="false" aria-controls="rx-found" autocomplete="off" spellcheck="false">' +
        `<a href="${base}search/">Search</a><ol id="rx-found" class="rx-found" hidden></ol>`
      this.input = this.form.querySelector("input")
      this.list = this.form.querySelector("ol")
      this.input.addEventListener("focus", () => rxFind.load())
      this.input.addEventListener("input", () => {
        clearTimeout(this.later)
        this.later = setTimeout(() => this.show(), 80)
      })
      this.form.addEventListener("keydown", event => this.press(event))
      this.form.addEventListener("focusout", event => {
        if (!this.form.contains(event.relatedTarget)) this.close()
      })
      this.form.addEventListener("submit", event => {
        const chosen = this.links[this.chosen]
        if (!chosen) return
        event.preventDefault()
        chosen.click()
      })
      const menu = bar.querySelector(".nav-menu")
      menu ? bar.insertBefore(this.form, menu) : bar.append(this.form)
    }

    get links() { return [...this.list.querySelectorAll("a")] }

    close() {
      this.list.hidden = true
      this.input.setAttribute("aria-expanded", "false")
    }

    async show() {
      const query = this.input.value
      this.chosen = -1
      if (!query.trim()) return this.close()
      await rxFind.load()
      if (query != this.input.value) return
      const { stems, names, pages, all } = rxFind.find(query)
      const part = (title, some) =>
        some.length ? `<li class="part">${title}</li>` + some.map(one => rxFind.result(one, stems)).join("") : ""
      this.list.innerHTML = part("Names", names) + part("Pages", pages.slice(0, 8 - names.length)) +
        (all.length ? `<li class="part"><a href="${base}search/?q=${encodeURIComponent(query)}">All ${all.length} results</a></li>`
          : '<li class="part">Nothing is found. Try fewer words.</li>')
      this.list.hidden = false
      this.list.dataset.shown = query
      this.input.setAttribute("aria-expanded", "true")
    }

    press(event) {
      // The renderer's own keys don't mean this field.
      event.stopPropagation()
      if (event.key == "Escape") {
        this.close()
        this.input.blur()
      }
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (!by || this.list.hidden) return
      event.preventDefault()
      this.chosen = Math.max(-1, Math.min(this.links.length - 1, this.chosen + by))
      this.links.forEach((link, index) => link.classList.toggle("is-chosen", index == this.chosen))
      this.links[this.chosen]?.scrollIntoView({ block: "nearest" })
    }
  }

  function addSearch() {
    const bar = document.querySelector(".nav .nav-content, .nav-content")
    if (bar && !bar.querySelector(".rx-search")) new Search(bar)
  }

  addEventListener("keydown", event => {
    const isTyped = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)
    if (event.key != "/" || event.ctrlKey || event.metaKey || event.altKey || isTyped) return
    const input = document.querySelector(".rx-search input")
    if (!input) return
    event.preventDefault()
    event.stopPropagation()
    if (input.offsetParent) input.focus()
    else location.href = base + "search/"
  }, true)

  // The bar shows the name of the site.
  function nameSite() {
    for (const title of document.querySelectorAll(".nav-title, .nav-title *")) {
      if (title.children.length == 0 && title.textContent.trim() == "Documentation") title.textContent = "{{name}}"
    }
    if (document.title.endsWith("| Documentation")) document.title = document.title.replace(/Documentation$/, "{{name}}")
  }

  let waits = false
  function look() {
    waits = false
    addSearch()
    nameSite()
  }
  // The renderer shows another page without loading one.
  new MutationObserver(() => {
    if (!waits) {
      waits = true
      setTimeout(look, 30)
    }
  }).observe(document.documentElement, { childList: true, subtree: true })
  look()
}

// The site's additions to the renderer's pages: a search of the text of all pages, above each of them.
"use strict"
{
  const base = window.baseUrl || "/"

  function addSearch() {
    const bar = document.querySelector(".nav .nav-content, .nav-content")
    if (!bar || bar.querySelector(".rx-search")) return
    const form = document.createElement("form")
    form.className = "rx-search"
    form.setAttribute("role", "search")
    form.action = base + "search/"
    form.innerHTML = '<input type="search" name="q" placeholder="Search the text" aria-label="Search the text of all pages"' +
      ` autocomplete="off" spellcheck="false"><a href="${base}search/">Search</a>`
    // The renderer's quick search opens with a key that is also typed here.
    form.addEventListener("keydown", event => event.stopPropagation())
    const menu = bar.querySelector(".nav-menu")
    menu ? bar.insertBefore(form, menu) : bar.append(form)
  }

  // The quick search finds only names; a question is passed on to the search of the text.
  function addQuestion() {
    const filter = document.querySelector(".quick-navigation__filter")
    if (!filter || filter.parentElement.querySelector(".rx-question")) return
    const input = filter.querySelector("input")
    const link = document.createElement("a")
    link.className = "rx-question"
    const say = () => {
      const question = input.value.trim()
      link.textContent = "Search the text of all pages" + (question ? ` for “${question}”` : "")
      link.href = base + "search/?q=" + encodeURIComponent(question)
    }
    input.addEventListener("input", say)
    say()
    filter.after(link)
  }

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
    addQuestion()
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

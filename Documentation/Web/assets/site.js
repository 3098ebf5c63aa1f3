// The site's additions to the renderer's pages: a field for its search, above each of them, and its name.
"use strict"
{
  const base = window.baseUrl || "/"

  // The renderer shows another page without loading one, and makes the bar anew.
  function addSearch() {
    const bar = document.querySelector(".nav .nav-content, .nav-content")
    if (!bar || bar.querySelector(".rx-search")) return
    const form = document.createElement("form")
    form.className = "rx-search"
    form.setAttribute("role", "search")
    form.action = base + "search/"
    form.innerHTML = '<input type="search" name="q" placeholder="Search  /" aria-label="Search names and pages"' +
      ` autocomplete="off" spellcheck="false"><a href="${base}search/">Search</a>`
    // The renderer's own keys don't mean this field.
    form.addEventListener("keydown", event => event.stopPropagation())
    bar.insertBefore(form, bar.querySelector(".nav-menu"))
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

  // Calls a function now and after each change of the page, which comes in many small ones.
  globalThis.rxWatchPage = look => {
    let waits = false
    new MutationObserver(() => {
      if (waits) return
      waits = true
      setTimeout(() => {
        waits = false
        look()
      }, 30)
    }).observe(document.documentElement, { childList: true, subtree: true })
    look()
  }
  rxWatchPage(() => {
    addSearch()
    nameSite()
  })
}

/** When the focused control has left the page, the focus goes to what the first selector finds that finds anything, not to nowhere. */
export function rescueFocus(...selectors: string[]) {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const found = selectors.map(selector => document.querySelector<HTMLElement>(selector))
    found.find(element => element !== null)?.focus()
  })
}

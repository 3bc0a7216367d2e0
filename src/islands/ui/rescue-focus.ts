/** When the focused control has left the page, the focus goes to the first element that `selector` finds, not to nowhere. */
export function rescueFocus(selector: string) {
  setTimeout(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(selector)?.focus()
  })
}

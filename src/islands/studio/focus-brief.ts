/** Gives the focus to the brief, once what is being drawn is drawn. */
export function focusBrief() {
  setTimeout(() => document.querySelector<HTMLElement>('.prompt-box textarea')?.focus())
}

/** Gives the focus to the brief, once what is being drawn is drawn. */
export const focusBrief = () => focus('.prompt-box textarea')

/** Gives the focus to the button that shows that an email is being made. */
export const focusGenerate = () => focus('.form-foot .btn, .prompt-box [type=submit]')

/** Gives the focus to the question in which language the brief is, or to what follows from the answer. */
export const focusLanguage = () => focus('.brief-language .btn')

const focus = (selector: string) => {
  setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus())
}

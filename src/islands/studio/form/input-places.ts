import { type FormPath, fieldOf, isList } from '../../../compose/form/paths.ts'

/** The id of an input, by its path in the form. */
export const inputId = (path: string): string => `fact-${path.replaceAll('.', '-')}`

/** The row that an input is in: `things.2` of `things.2.price`, `offer` of `offer.code`. */
export function rowOf(input: string): string {
  const [field = '', at = ''] = input.split('.')
  return isList(field as FormPath) ? `${field}.${at}` : fieldOf(field as FormPath)
}

/** The path of the input that an element is or lies in. */
export const pathOfElement = (element: EventTarget | null): string | undefined =>
  element instanceof Element ? element.closest<HTMLElement>('[data-fact]')?.dataset.fact : undefined

/** Gives the focus to an input once it is drawn: to the one with this path, else to the first within it. */
export function focusInput(path: string, selects = false) {
  setTimeout(() => {
    const first = `[data-fact="${path}"], [data-fact^="${path}."]`
    const input = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(first)
    input?.closest('details')?.setAttribute('open', '')
    input?.focus()
    if (selects) input?.select()
  })
}

/**
 * Items in brackets, `s4.items[0].price`. Who writes the first as [0] counts from nothing; who writes the last as [3] of three counts from
 * one. Where neither is known the item is not guessed: another's words would be lost.
 */
export class Brackets {
  readonly #fromNothing = new Set<string>()

  /** The ref as ours are written, or `undefined` where it may be either of two items. `countOf` says how many items a list has. */
  resolve(ref: string, countOf: (list: string) => number): string | undefined {
    const [, list = '', digits = '', rest = ''] = /^(.+?)\[(\d+)\](.*)$/.exec(ref) ?? []
    if (list === '') return ref
    const number = Number(digits)
    if (number === 0) this.#fromNothing.add(list)
    if (this.#fromNothing.has(list)) return `${list}.${number + 1}${rest}`
    return number === countOf(list) ? `${list}.${number}${rest}` : undefined
  }
}

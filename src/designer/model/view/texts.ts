import type { Operation } from '../../../email/operations/operation.ts'

/** Texts as a model sees them: in one line, and cut where they do not concern what is asked. */
export class Texts {
  readonly #cut = new Map<string, string>()

  /** A text in one line, of at most so many characters; it is remembered where it was cut. */
  show(ref: string, text: string, longest: number): string {
    const line = text.replaceAll('\n', '\\n')
    if (line.length <= longest) return line
    this.#cut.set(ref, text)
    return `${line.slice(0, longest - 1).trimEnd()}…`
  }

  /**
   * Why a text may not be set to what is asked for: only its beginning was shown, and that is what would be left of it. Words
   * that nobody saw are never lost.
   */
  loss(operation: Operation): string | undefined {
    if (operation.op !== 'set') return undefined
    const [ref, whole] =
      writtenTexts(operation)
        .map(([place, written]) => [place, written, this.#cut.get(place)] as const)
        .flatMap(([place, written, shown]) =>
          shown !== undefined && isCutOf(written, shown) ? [[place, shown]] : []
        )[0] ?? []
    if (ref === undefined || whole === undefined) return undefined
    this.#cut.delete(ref)
    return `Only the beginning of this text was shown. In full it is: ${JSON.stringify(whole)}. Write it again from that.`
  }
}

/** The texts that are set, with their places. */
function writtenTexts({ ref = '', refs = [ref], value, content = {}, items = [] }: Extract<Operation, { op: 'set' }>) {
  const inItems = (list: string, all: unknown[]): [string, unknown][] =>
    all.flatMap((item, at) =>
      Object.entries(item as object).map(([slot, text]) => [`${list}.${at + 1}.${slot}`, text] as [string, unknown])
    )
  const set: [string, unknown][] = [
    ...refs.map((place): [string, unknown] => [place, value]),
    ...Object.entries(content).flatMap(([name, text]): [string, unknown][] =>
      Array.isArray(text) ? inItems(`${ref}.${name}`, text) : [[`${ref}.${name}`, text]]
    ),
    ...inItems(ref, items)
  ]
  return set.filter((each): each is [string, string] => typeof each[1] === 'string')
}

/** Did somebody write on from the beginning of a text that is much longer? */
function isCutOf(written: string, whole: string): boolean {
  if (/(?:…|\.\.\.)\s*$/.test(written)) return true
  return written.slice(0, 24) === whole.slice(0, 24) && written.length < whole.length * 0.7
}

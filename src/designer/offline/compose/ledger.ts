import type { Slot, Span } from '../../reading/reading.ts'
import { withoutArticle } from './nouns.ts'
import { wordsIn } from './words.ts'

/** Words that only join what a statement names. */
const GLUE: ReadonlySet<string> = new Set(
  'until till with code use using ends ending valid offer only from starts get for and the this our your now plus just when you at on in of a an is it by to good book shop order apply or any all'.split(
    ' '
  )
)

/** What is said: a whole slot, or a stretch of the brief. */
export type Said = { span: Span; id?: number }

/** Keeps account of which words of a brief stand in the email, and so of its slots. */
export class Ledger {
  readonly #source: string
  readonly #slots: readonly Slot[]
  readonly #covered: Uint8Array
  readonly #whole = new Set<number>()

  constructor(source: string, slots: readonly Slot[]) {
    this.#source = source
    this.#slots = slots
    this.#covered = new Uint8Array(source.length)
  }

  /** The ids of all slots that stand in the email, wholly or but for joining words. */
  get placed(): ReadonlySet<number> {
    return new Set(this.#slots.filter(slot => !this.isOpen(slot)).map(({ id }) => id))
  }

  /** Puts down as said. */
  place(...all: readonly (Said | undefined)[]): void {
    for (const said of all) {
      if (!said) continue
      if (said.id !== undefined) this.#whole.add(said.id)
      this.#covered.fill(1, said.span.at, said.span.at + said.span.length)
    }
  }

  /** Is anything but joining words of a slot still unsaid? */
  isOpen = ({ id, span: { at, length } }: Slot): boolean => {
    if (this.#whole.has(id)) return false
    if (this.#covered.subarray(at, at + length).every(unit => unit === 0)) return true
    const rest = this.#source
      .slice(at, at + length)
      .split('')
      .map((unit, nth) => (this.#covered[at + nth] ? ' ' : unit))
      .join('')
    return wordsIn(rest).some(word => !GLUE.has(word))
  }

  /** The share of the letters of a stretch that are still unsaid. */
  unsaid = ({ span: { at, length } }: Said): number =>
    this.#covered.subarray(at, at + length).filter(unit => unit === 0).length / Math.max(1, length)

  /** How much of a slot's beginning was said, with the article before it. */
  saidFirst({ span: { at, length } }: Slot): number {
    const words = this.#source.slice(at, at + length)
    const article = words.length - withoutArticle(words).length
    const from = this.#covered[at] ? 0 : article
    const end = this.#covered.subarray(at + from, at + length).indexOf(0)
    return end > 0 ? from + end : 0
  }
}

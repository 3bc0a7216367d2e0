import type { Slot, Span } from '../../reading/reading.ts'
import { wordsIn } from './words.ts'

/** Words that only join what a statement names. */
const GLUE: ReadonlySet<string> = new Set(
  "until till with code use using ends ending valid offer only from starts get for and the this our your now plus just when you at on in of a an is it by to good book shop order apply or any all but so because um uh that's".split(
    ' '
  )
)

/** What is said: a slot, or a stretch of the brief. */
export type Said = { span: Span }

/** Keeps account of which words of a brief stand in the email, and so of its slots. */
export class Ledger {
  readonly #source: string
  readonly #slots: readonly Slot[]
  readonly #covered: Uint8Array

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
    for (const said of all) if (said) this.#covered.fill(1, said.span.at, said.span.at + said.span.length)
  }

  /** Is anything but joining words of a slot still unsaid? */
  isOpen = ({ span: { at, length } }: Said): boolean => {
    if (this.#covered.subarray(at, at + length).every(unit => unit === 0)) return true
    const rest = this.#source
      .slice(at, at + length)
      .split('')
      .map((unit, nth) => (this.#covered[at + nth] ? ' ' : unit))
      .join('')
    return wordsIn(rest).some(word => !GLUE.has(word))
  }
}

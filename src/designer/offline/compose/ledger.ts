import type { Slot } from '../../reading/reading.ts'

/** Words that only join what a statement names. */
const GLUE =
  /\b(?:until|till|with|code|use|using|ends?|ending|valid|offer|only|from|starts?|get|for|and|the|this|our|your|now|plus|just|when|you|at|on|in|of|a|an|is|it|by|to)\b/gi

/** Keeps account of which slots of a reading stand in the email. */
export class Ledger {
  readonly #placed = new Set<number>()
  readonly #slots: readonly Slot[]

  constructor(slots: readonly Slot[]) {
    this.#slots = slots
  }

  /** The ids of all slots that stand in the email. */
  get placed(): ReadonlySet<number> {
    return this.#placed
  }

  isOpen = (slot: Slot): boolean => !this.#placed.has(slot.id)

  /** Puts slots down as said, with those whose words they hold, and those of which nothing is left to say. */
  place(...ids: readonly number[]): void {
    for (const id of ids) {
      if (this.#placed.has(id)) continue
      this.#placed.add(id)
      this.place(...this.#slots.filter(({ within }) => within === id).map(inner => inner.id))
      const holder = this.#slots.find(slot => slot.id === this.#slots.find(one => one.id === id)?.within)
      if (holder && this.#isSaid(holder)) this.place(holder.id)
    }
  }

  /** Is nothing but joining words left of a slot, when those inside it that are said are taken out? */
  #isSaid({ id, text, span }: Slot): boolean {
    const inner = this.#slots.filter(slot => slot.within === id && this.#placed.has(slot.id))
    const rest = inner
      .map(slot => ({ at: slot.span.at - span.at, length: slot.span.length }))
      .reduce((words, { at, length }) => words.slice(0, at) + ' '.repeat(length) + words.slice(at + length), text)
    return !/[\p{L}\p{N}]/u.test(rest.replace(GLUE, ''))
  }
}

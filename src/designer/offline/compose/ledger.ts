import type { Slot } from '../../reading/reading.ts'

/** A statement is said when slots inside it that are said make up this share of its letters. */
const ALL_BUT_GLUE = 0.8

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
      const around = this.#slots.find(slot => slot.id === this.#slots.find(one => one.id === id)?.within)
      if (around && this.#saidOf(around) >= ALL_BUT_GLUE) this.place(around.id)
    }
  }

  #saidOf({ id, span }: Slot): number {
    const inner = this.#slots.filter(slot => slot.within === id && this.#placed.has(slot.id))
    return inner.reduce((sum, slot) => sum + slot.span.length, 0) / Math.max(1, span.length)
  }
}

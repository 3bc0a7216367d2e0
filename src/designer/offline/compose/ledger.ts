import type { Slot } from '../../reading/reading.ts'

/** Words that only join what a statement names. */
const GLUE =
  /\b(?:until|till|with|code|use|using|ends?|ending|valid|offer|only|from|starts?|get|for|and|the|this|our|your|now|plus|just|when|you|at|on|in|of|a|an|is|it|by|to|good|book|shop|order|apply|or|any|all)\b/gi

/** Keeps account of which slots of a reading stand in the email. */
export class Ledger {
  readonly #placed = new Set<number>()
  readonly #slots: ReadonlyMap<number, Slot>
  readonly #inside: ReadonlyMap<number | undefined, Slot[]>

  constructor(slots: readonly Slot[]) {
    this.#slots = new Map(slots.map(slot => [slot.id, slot]))
    this.#inside = Map.groupBy(slots, ({ within }) => within)
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
      this.place(...(this.#inside.get(id) ?? []).map(inner => inner.id))
      const holder = this.#slots.get(this.#slots.get(id)?.within ?? -1)
      if (holder && this.#isSaid(holder)) this.place(holder.id)
    }
  }

  /** Is nothing but joining words left of a slot, when those inside it that are said are taken out? */
  #isSaid({ id, text, span }: Slot): boolean {
    const rest = (this.#inside.get(id) ?? [])
      .filter(slot => this.#placed.has(slot.id))
      .map(slot => ({ at: slot.span.at - span.at, length: slot.span.length }))
      .reduce((words, { at, length }) => words.slice(0, at) + ' '.repeat(length) + words.slice(at + length), text)
    return !/[\p{L}\p{N}]/u.test(rest.replace(GLUE, ''))
  }
}

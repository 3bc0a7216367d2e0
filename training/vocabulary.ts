/** Counts features by how many examples have them, in one flat table: millions of them pass, and most only once. */
export class Vocabulary {
  readonly #places: Uint32Array
  readonly #counts: Uint16Array
  readonly #last: Uint32Array
  #example = 0

  /** @param bits The table has room for 2 to the power of this many features. */
  constructor(bits = 24) {
    this.#places = new Uint32Array(2 ** bits)
    this.#counts = new Uint16Array(2 ** bits)
    this.#last = new Uint32Array(2 ** bits)
  }

  /** Counts the features of one example, each once. */
  count(groups: Iterable<Uint32Array>): void {
    this.#example++
    for (const features of groups)
      for (const feature of features) {
        const slot = this.#slotOf(feature)
        if (this.#last[slot] === this.#example) continue
        this.#places[slot] = feature
        this.#last[slot] = this.#example
        if (this.#counts[slot]! < 65_535) this.#counts[slot]!++
      }
  }

  /** The features that most examples have, so many at most, sorted. Of those that equally many have, all or none are kept. */
  kept(most: number): Uint32Array {
    const sizes = new Uint32Array(65_537)
    for (const count of this.#counts) sizes[count]!++
    let [least, kept] = [65_536, 0]
    while (least > 1 && kept + sizes[least - 1]! <= most) kept += sizes[--least]!
    return this.#places.filter((_, slot) => this.#counts[slot]! >= least).sort()
  }

  #slotOf(feature: number): number {
    let slot = feature % this.#places.length
    while (this.#counts[slot] !== 0 && this.#places[slot] !== feature) slot = (slot + 1) % this.#places.length
    return slot
  }
}

/** The number of each known feature, without the others. */
export function numberer(features: Uint32Array): (found: Uint32Array) => Int32Array {
  const numbers = new Map<number, number>()
  features.forEach((feature, at) => {
    numbers.set(feature, at)
  })
  return found =>
    Int32Array.from(Array.from(found, feature => numbers.get(feature) ?? -1).filter(number => number >= 0))
}

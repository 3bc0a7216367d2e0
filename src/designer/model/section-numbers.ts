import type { Operation } from '../../email/operations/operation.ts'
import { withNumbers } from './refs.ts'

/** A section that a model asked for and that was refused: its number stays its own until it is written rightly. */
export interface Reserved {
  number: number
  kind: string
  /** Where the refused line would have put it. */
  place: Pick<Extract<Operation, { op: 'add' }>, 'before' | 'after'>
}

/**
 * A model counts every section that it adds, also one that was refused; the email counts those that came to stand in it. This
 * leads from the model's numbers to the email's, so that a refused line moves no later one to another section.
 */
export class SectionNumbers {
  /** By the model's number less one: the email's number, or nothing while the section is not there. */
  readonly #real: (number | undefined)[]
  /** By the model's number less one. */
  readonly kinds: string[]
  #count: number
  #reserved: Reserved[] = []
  /** The model's number of the section that came last. */
  last = 0

  /** `kinds`: of the sections of the email before the work. */
  constructor(kinds: readonly string[]) {
    this.kinds = [...kinds]
    this.#real = kinds.map((_, at) => at + 1)
    this.#count = kinds.length
  }

  /** Another section stands in the email, under the model's next number. */
  add(kind: string): void {
    this.#count++
    this.#real.push(this.#count)
    this.last = this.kinds.push(kind)
  }

  reserve(kind: string, place: Reserved['place']): Reserved {
    this.kinds.push(kind)
    const reserved = { number: this.#real.push(undefined), kind, place }
    this.#reserved.push(reserved)
    return reserved
  }

  /** The reserved number that a section of a kind is for, if there is one: the first of its kind, else the first of all. */
  reservedFor(kind: string): Reserved | undefined {
    return this.#reserved.find(each => each.kind === kind) ?? this.#reserved[0]
  }

  /** A reserved section stands in the email now. */
  fill(reserved: Reserved, kind: string): void {
    this.kinds[reserved.number - 1] = kind
    this.last = reserved.number
    this.#reserved = this.#reserved.filter(each => each !== reserved)
    this.#count++
    this.#real[reserved.number - 1] = this.#count
  }

  /** How many sections the email has, as it counts. */
  get count(): number {
    return this.#count
  }

  /** Where a reserved section belongs: behind the nearest before it that is there, else before the nearest after it. */
  placeOf({ number }: Reserved): Reserved['place'] {
    for (let at = number - 1; at >= 1; at--) if (this.#real[at - 1] !== undefined) return { after: `s${at}` }
    for (let at = number + 1; at <= this.#real.length; at++)
      if (this.#real[at - 1] !== undefined) return { before: `s${at}` }
    return {}
  }

  /** An operation with the email's numbers, or the reserved section that one of its refs means. */
  translate(operation: Operation): { ok: true; operation: Operation } | { ok: false; missing: number } {
    let missing: number | undefined
    const led = withNumbers(operation, number => {
      if (number > this.#real.length) return number
      const real = this.#real[number - 1]
      if (real === undefined) missing ??= number
      return real ?? number
    })
    return missing === undefined ? { ok: true, operation: led } : { ok: false, missing }
  }
}

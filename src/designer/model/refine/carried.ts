import { BLANK_EMAIL, type EmailSource } from '../../../email/email.ts'
import { type Batch, createBatch } from '../../../email/operations/batch.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { refsOf, withNumbers } from '../refs.ts'

/**
 * A round names sections by their order in the email that it was shown; whoever listens goes on with the refs of the work before
 * it, which count sections as they were added. Answers the round's operations in those, or nothing where they would not come to
 * the round's email.
 */
export function carried(before: readonly Operation[], round: { operations: readonly Operation[]; email: EmailSource }) {
  const batch = createBatch(BLANK_EMAIL)
  const numbers = new Numbers(batch)
  for (const operation of before) if (batch.apply(operation).ok) numbers.count()
  numbers.begin()
  const operations: Operation[] = []
  const apply = (operation: Operation) => {
    if (batch.apply(operation).ok) operations.push(operation)
    numbers.count()
  }
  for (const operation of round.operations) if (!namesElement(operation)) apply(numbers.translate(operation))
  for (const [at, html] of changedFree(batch.email, round.email))
    apply(numbers.translate({ op: 'set', ref: `s${at + 1}.html`, value: html }))
  return isSame(batch.email, round.email) ? operations : undefined
}

/** From the order of sections at a round's beginning, numbered on, to the numbers of the work before it. */
class Numbers {
  #last = 0
  #began = false
  readonly #batch: Batch
  readonly #known: number[] = []

  constructor(batch: Batch) {
    this.#batch = batch
  }

  /** Takes in the sections that an operation added. */
  count(): void {
    while (this.#batch.placeOf(`s${this.#last + 1}`)) {
      this.#last++
      if (this.#began) this.#known.push(this.#last)
    }
  }

  begin(): void {
    this.#began = true
    const byPlace = new Map<number, number>()
    for (let number = 1; number <= this.#last; number++) {
      const start = this.#batch.placeOf(`s${number}`)?.start
      if (start !== undefined) byPlace.set(start, number)
    }
    for (const { start } of outlineOf(this.#batch.email).sections) this.#known.push(byPlace.get(start) ?? 0)
  }

  translate(operation: Operation): Operation {
    return withNumbers(operation, number => this.#known[number - 1] ?? 0)
  }
}

/** Elements have names in the email that was shown alone. */
const namesElement = (operation: Operation): boolean => refsOf(operation).some(ref => /^e\d/.test(ref))

/** Free sections whose HTML another email has otherwise, by their place. */
function changedFree(email: EmailSource, other: EmailSource): [number, string][] {
  const [now, then] = [outlineOf(email).sections, outlineOf(other).sections]
  return now.flatMap(({ kind, section }, at): [number, string][] => {
    const html = then[at]?.section.content.html
    return kind === 'free' && typeof html === 'string' && html !== section.content.html ? [[at, html]] : []
  })
}

const isSame = (one: EmailSource, other: EmailSource): boolean =>
  (Object.keys(one) as (keyof EmailSource)[]).every(name => one[name] === other[name])

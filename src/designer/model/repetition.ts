import type { Operation } from '../../email/operations/operation.ts'

/** What was done, so that an answer which a model gives once more is not done twice. */
export class Repetition {
  readonly #done: Set<string>
  /** The first section with words: where it comes again, the answer has begun again. */
  #first: readonly string[] = []
  #isOn: boolean

  /** `begun`: what stands already, which a model may repeat before it goes on. */
  constructor(begun: readonly Operation[]) {
    this.#done = new Set(begun.map(keyOf))
    this.#isOn = begun.length > 0
  }

  /** From here on, what was done before is not meant twice: a model that corrects lines may give all of them again. */
  begin(): void {
    this.#isOn = true
  }

  /** Takes in what was done, as it was written and with the addresses of its pictures, which follow the theme. */
  note(written: Operation, done: Operation): void {
    const keys = [keyOf(written), keyOf(done)]
    const hasWords = written.op === 'add' && Object.keys(written.content ?? {}).length > 0
    if (this.#first.length === 0 && hasWords) this.#first = keys
    for (const key of keys) this.#done.add(key)
  }

  /** Was this done already by the answer that is repeated? Two alike in one answer, such as buttons, are two. */
  has(operation: Operation): boolean {
    const key = keyOf(operation)
    this.#isOn ||= this.#first.includes(key)
    return this.#isOn && this.#done.has(key)
  }
}

/** A section is the same wherever it is to stand. */
function keyOf(operation: Operation): string {
  if (operation.op !== 'add') return JSON.stringify(operation)
  const { before: _before, after: _after, ...section } = operation
  return JSON.stringify(section)
}

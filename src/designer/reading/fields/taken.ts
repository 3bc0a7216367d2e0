import { endOf } from '../entities/found.ts'
import type { Span } from '../reading.ts'
import type { Read } from './claim.ts'

/** What of a text has been read, so that nothing is read twice. */
export class Taken {
  readonly #text: string
  readonly #taken: Uint8Array

  constructor(text: string, spans: readonly Span[]) {
    this.#text = text
    this.#taken = new Uint8Array(text.length)
    this.#mark(spans)
  }

  /** Has nothing of a stretch been read yet? */
  isFree = ({ at, length }: Span): boolean => !this.#taken.subarray(at, at + length).includes(1)

  /** Keeps what a stage took from others. */
  by(read: Read): Read {
    this.#mark(read.taken)
    return read
  }

  /** The parts of stretches that nobody has read and that have words. */
  leftOf(spans: readonly Span[]): Span[] {
    return spans.flatMap(span => {
      const left: Span[] = []
      let from = span.at
      for (let at = span.at; at <= endOf(span); at++) {
        if (at < endOf(span) && this.#taken[at] === 0) continue
        if (at > from) left.push({ at: from, length: at - from })
        from = at + 1
      }
      return left.filter(({ at, length }) => /[\p{L}\p{N}]/u.test(this.#text.slice(at, at + length)))
    })
  }

  #mark(spans: readonly Span[]): void {
    for (const { at, length } of spans) this.#taken.fill(1, at, at + length)
  }
}

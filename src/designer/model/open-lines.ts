import type { EmailSource } from '../../email/email.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { decodeEntities } from '../../email/source/entities.ts'
import type { Reserved } from './section-numbers.ts'

/** What a model wrote and what was not done of it. */
export interface OpenLine {
  line: string
  /** For the model: refs and legal values. */
  reason: string
  /** For people. */
  plain: string
  /** What it read as, if it did. */
  operation?: Operation
  /** The section that it asked for, which keeps its number. */
  reserved?: Reserved
  /** The number of a reserved section that it needs. */
  waitsFor?: number
  /** A text that was left out of a line which is done otherwise. */
  words?: string
}

/** Lines that could not be applied: each stays until it is applied, or else is said. */
export class OpenLines {
  #lines: OpenLine[] = []

  get all(): readonly OpenLine[] {
    return this.#lines
  }

  /** What is still to be said: a text that came to stand elsewhere is not missing. */
  left({ html }: EmailSource): readonly OpenLine[] {
    const text = squeezed(decodeEntities(html.replace(/<[^>]*>/g, ' ')))
    return this.#lines.filter(({ words }) => words === undefined || !text.includes(squeezed(words)))
  }

  /** Notes a refused line, in the place of the one that it was to correct. */
  refuse(open: OpenLine): void {
    const same = this.#lines.findIndex(each => keyOf(each.line) === keyOf(open.line))
    if (same < 0) this.#lines.push(open)
    else this.#lines[same] = { ...open, ...(this.#lines[same]?.reserved && { reserved: this.#lines[same].reserved }) }
  }

  /** A line was applied: the open one that it corrects is done, which may have been unreadable. */
  settle(line: string, reserved?: Reserved): void {
    const key = keyOf(line)
    const done =
      this.#lines.find(each => reserved !== undefined && each.reserved === reserved) ??
      this.#lines.find(each => !each.reserved && keyOf(each.line) === key) ??
      (reserved ? undefined : this.#lines.find(each => !each.reserved && keyOf(each.line) === UNREADABLE))
    if (done) this.#lines = this.#lines.filter(each => each !== done)
  }

  /** Takes out what waited for a section that is there now. */
  takeWaiting(number: number): OpenLine[] {
    const waiting = this.#lines.filter(each => each.waitsFor === number)
    this.#lines = this.#lines.filter(each => each.waitsFor !== number)
    return waiting
  }
}

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim()

const UNREADABLE = ''

/** What a line does to what, however badly it is written: `set s3.heading`. */
function keyOf(line: string): string {
  const part = (name: string) => new RegExp(`["']?\\b${name}["']?\\s*:\\s*["']([^"']*)`).exec(line)?.[1]
  const op = part('op')
  if (op === undefined) return UNREADABLE
  return [op, part('ref') ?? part('kind') ?? part('selector') ?? ''].join(' ')
}

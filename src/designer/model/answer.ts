import type { EmailSource } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../email/sections/catalogue.ts'
import { DEFAULT_THEME, readTheme } from '../../email/theme/theme.ts'
import type { DesignerEvent } from '../designer.ts'
import { withPictures } from './pictures.ts'
import type { Said } from './said.ts'

export interface RefusedLine {
  line: string
  reason: string
}

/** What a model's answers come to: every operation is tried on the email before it is passed on. */
export class Answer {
  applied = 0
  /** All of the model's words so far. */
  words: string[] = []
  /** Lines of the round at hand that could not be applied. */
  refused: RefusedLine[] = []
  readonly #batch
  readonly #sections: string[]
  readonly #isNew: boolean
  #added = 0

  /** `isNew`: the sections of a new email are counted as they come. */
  constructor(email: EmailSource, isNew: boolean) {
    this.#batch = createBatch(email)
    this.#sections = outlineOf(email).sections.map(({ ref, kind }) => `${ref} ${kind}`)
    this.#isNew = isNew
  }

  /** The sections and how the rounds to come may name them: "s1 header, s2 hero". */
  get sections(): string {
    return this.#sections.join(', ')
  }

  /** What one thing that the model said means for whoever listens. */
  take(said: Said): DesignerEvent[] {
    if (said.type === 'words') {
      this.words.push(said.text)
      return [{ type: 'words', text: said.text }]
    }
    if (said.type === 'operation') return this.#perform(said.operation, said.line)
    this.refused.push(said)
    return []
  }

  #perform(written: Operation, line: string): DesignerEvent[] {
    const drawn = withPictures(written, readTheme(this.#batch.email.css) ?? DEFAULT_THEME)
    const done = drawn.ok ? this.#batch.apply(drawn.operation) : drawn
    if (!drawn.ok || !done.ok) {
      this.refused.push({ line, reason: done.ok ? '' : done.reason })
      return []
    }
    this.applied++
    const { operation } = drawn
    if (operation.op === 'duplicate' || operation.op === 'insert') this.#countCopies()
    return operation.op === 'add'
      ? [...this.#count(operation.kind), { type: 'operation', operation }]
      : [{ type: 'operation', operation }]
  }

  /** Sections that came without a kind of their own are numbered on as well. */
  #countCopies(): void {
    for (let next = this.#sections.length + 1; this.#batch.placeOf(`s${next}`); next++)
      this.#sections.push(`s${next} copy`)
  }

  #count(kind: string): DesignerEvent[] {
    this.#sections.push(`s${this.#sections.length + 1} ${kind}`)
    this.#added++
    if (!this.#isNew) return []
    const label = `Making section ${this.#added}: ${SECTION_KINDS[kind]?.label.toLowerCase() ?? kind}`
    return [{ type: 'progress', section: this.#added, label }]
  }
}

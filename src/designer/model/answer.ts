import type { EmailSource } from '../../email/email.ts'
import { type Batch, createBatch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../email/sections/catalogue.ts'
import { DEFAULT_THEME, readTheme } from '../../email/theme/theme.ts'
import type { DesignerEvent } from '../designer.ts'
import { noEffectOf } from './effect.ts'
import { MOST_SECTIONS, tooLong } from './limits.ts'
import { type OpenLine, OpenLines } from './open-lines.ts'
import { withPictures } from './pictures.ts'
import type { Said } from './said.ts'
import { type Reserved, SectionNumbers } from './section-numbers.ts'
import type { View } from './view/view.ts'

type Add = Extract<Operation, { op: 'add' }>

/** What a model works on. */
export interface Beginning {
  email: EmailSource
  /** The sections of a new email are counted as they come. */
  isNew: boolean
  siteUrl: string
  /** What stands of a new email already. */
  begun?: readonly Operation[]
  /** What it was shown of the email. */
  view?: View
}

/** What a model's answers come to: every operation is tried on the email before it is passed on. */
export class Answer {
  applied = 0
  /** All of the model's words so far. */
  words: string[] = []
  readonly open = new OpenLines()
  /** What was asked for and is so already, in words. */
  readonly idle: string[] = []
  readonly #batch: Batch
  readonly #numbers: SectionNumbers
  readonly #kinds: string[]
  readonly #isNew: boolean
  readonly #siteUrl: string
  /** What stood before, line by line: a model may begin at the beginning again. */
  readonly #begun: ReadonlySet<string>
  #added = 0
  /** Whether lines are written anew: sections that are refused again have their numbers already. */
  #isRepairing = false

  readonly #view: View | undefined

  constructor({ email, isNew, siteUrl, view, begun = [] }: Beginning) {
    this.#batch = createBatch(email)
    this.#kinds = outlineOf(email).sections.map(({ kind }) => kind)
    this.#numbers = new SectionNumbers(this.#kinds.length)
    this.#isNew = isNew
    this.#siteUrl = siteUrl
    this.#view = view
    this.#begun = new Set(begun.map(operation => JSON.stringify(operation)))
    for (const operation of begun) if (this.#batch.apply(operation).ok) this.#count(operation)
  }

  /** The email as far as it has come. */
  get email(): EmailSource {
    return this.#batch.email
  }

  /** The sections and how the rounds to come may name them: "s1 header, s2 hero (refused, keeps its number)". */
  get sections(): string {
    const reserved = new Set(this.open.all.map(each => each.reserved?.number))
    return this.#kinds
      .map((kind, at) => `s${at + 1} ${kind}${reserved.has(at + 1) ? ' (refused, keeps its number)' : ''}`)
      .join(', ')
  }

  /** What one thing that the model said means for whoever listens. */
  take(said: Said): DesignerEvent[] {
    if (said.type === 'words') {
      this.words.push(said.text)
      return [{ type: 'words', text: said.text }]
    }
    if (said.type === 'operation') return this.#perform(said.operation, said.line)
    this.#refuse({ line: said.line, reason: said.reason, plain: UNREAD })
    return []
  }

  #perform(written: Operation, line: string): DesignerEvent[] {
    const reserved = written.op === 'add' ? this.#reservedFor(written.kind) : undefined
    const led = this.#numbers.translate(reserved ? this.#placed(written as Add, reserved) : written)
    if (!led.ok) {
      const reason = `"s${led.missing}" was refused and is not there yet. It is done when that section is.`
      this.#refuse({ line, reason, plain: UNREAD, operation: written, waitsFor: led.missing })
      return []
    }
    const loss = this.#view?.texts.loss(written)
    if (loss) return this.#refuseAs({ line, reason: loss, plain: UNREAD, operation: written })
    const whole = this.#view?.addresses.restore(led.operation) ?? led.operation
    const drawn = withPictures(whole, readTheme(this.#batch.email.css) ?? DEFAULT_THEME)
    if (!drawn.ok) return this.#refuseAs({ line, reason: drawn.reason, plain: drawn.reason, operation: written })
    if (this.#begun.has(JSON.stringify(drawn.operation))) return []
    const before = this.#batch.email
    const done = this.#batch.apply(drawn.operation)
    if (!done.ok) return this.#refuseAs({ line, reason: done.reason, plain: done.plain, operation: written })
    const seen = { before, after: this.#batch.email, siteUrl: this.#siteUrl }
    const idle = noEffectOf(drawn.operation, done.change, seen)
    if (idle) return this.#note(idle, line, written)
    this.applied++
    this.open.settle(line, reserved)
    return [
      ...this.#count(drawn.operation, reserved),
      { type: 'operation', operation: drawn.operation },
      ...this.#retry(reserved)
    ]
  }

  /** The number that a section has already when it is written again. */
  #reservedFor(kind: string): Reserved | undefined {
    return this.#isRepairing ? this.#numbers.reservedFor(kind) : undefined
  }

  /** A section that comes late stands where the refused line would have put it; beside itself nothing can stand. */
  #placed(written: Add, reserved: Reserved): Add {
    const { before, after, ...rest } = written
    const isTold = [before, after].some(ref => ref !== undefined && ref !== `s${reserved.number}`)
    if (isTold) return written
    const { place } = reserved
    return { ...rest, ...(place.before || place.after ? place : this.#numbers.placeOf(reserved)) }
  }

  /** What waited for a section is done now that it is there. */
  #retry(reserved: Reserved | undefined): DesignerEvent[] {
    if (!reserved) return []
    return this.open
      .takeWaiting(reserved.number)
      .flatMap(({ operation, line }) => (operation ? this.#perform(operation, line) : []))
  }

  #note(idle: { reason: string; plain: string }, line: string, operation: Operation): DesignerEvent[] {
    this.open.settle(line)
    if (operation.op === 'rule' || operation.op === 'style') this.#refuse({ line, ...idle, operation })
    else this.idle.push(idle.plain)
    return []
  }

  #refuseAs(open: OpenLine): DesignerEvent[] {
    this.#refuse(open)
    return []
  }

  /** A refused section keeps its number, unless it has one since it was refused before. */
  #refuse(open: OpenLine): void {
    const kind = addedKind(open)
    const isNew = kind !== undefined && open.waitsFor === undefined && !this.#reservedFor(kind)
    this.open.refuse(isNew ? { ...open, reserved: this.#reserve(kind, open.operation as Add | undefined) } : open)
  }

  #reserve(kind: string, { before, after }: Partial<Add> = {}): Reserved {
    this.#kinds.push(kind)
    return this.#numbers.reserve(kind, { ...(before && { before }), ...(after && { after }) })
  }

  /** From now on lines are written anew. */
  repair(): void {
    this.#isRepairing = true
  }

  #count(operation: Operation, reserved?: Reserved): DesignerEvent[] {
    if (reserved) {
      this.#numbers.fill(reserved)
      this.#kinds[reserved.number - 1] = (operation as Add).kind
    }
    while (this.#batch.placeOf(`s${this.#numbers.count + 1}`)) {
      this.#numbers.add()
      this.#kinds.push(operation.op === 'add' ? operation.kind : 'copy')
    }
    if (operation.op !== 'add') return []
    this.#added++
    if (this.#added > MOST_SECTIONS) throw tooLong()
    if (!this.#isNew) return []
    const label = `Making section ${this.#added}: ${SECTION_KINDS[operation.kind]?.label.toLowerCase() ?? operation.kind}`
    return [{ type: 'progress', section: this.#added, label }]
  }
}

const UNREAD = 'One of its changes could not be made as the model wrote it. Ask for it once more, in other words.'

/** The kind of the section that a refused line would have added. */
function addedKind({ line, operation }: OpenLine): string | undefined {
  if (operation) return operation.op === 'add' ? operation.kind : undefined
  return /"op"\s*:\s*"add"/.test(line) ? (/"kind"\s*:\s*"([^"]*)"/.exec(line)?.[1] ?? '') : undefined
}

import type { EmailSource } from '../../email/email.ts'
import { type Batch, createBatch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../email/sections/catalogue.ts'
import type { DesignerEvent } from '../designer.ts'
import { faultsOf } from './lenient/faults.ts'
import { leftOutOf } from './lenient/left-out.ts'
import { meantBy } from './lenient/lenient.ts'
import { withPlainTexts } from './lenient/plain-text.ts'
import type { Seen } from './lenient/seen.ts'
import { seenIn } from './lenient/seen-in.ts'
import { MOST_SECTIONS, tooLong } from './limits.ts'
import { type OpenLine, OpenLines } from './open-lines.ts'
import { type Around, perform } from './perform.ts'
import { Repetition } from './repetition.ts'
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
  readonly #isNew: boolean
  readonly #around: Around
  readonly #repetition: Repetition
  #added = 0
  /** Whether lines are written anew: sections that are refused again have their numbers already. */
  #isRepairing = false

  readonly #seen: Seen

  constructor({ email, isNew, siteUrl, view, begun = [] }: Beginning) {
    this.#batch = createBatch(email)
    this.#numbers = new SectionNumbers(outlineOf(email).sections.map(({ kind }) => kind))
    this.#isNew = isNew
    this.#repetition = new Repetition(begun)
    this.#around = { siteUrl, view, isAgain: operation => this.#repetition.has(operation) }
    this.#seen = seenIn(email, this.#numbers.kinds)
    for (const operation of begun) if (this.#batch.apply(operation).ok) this.#count(operation)
  }

  /** The email as far as it has come. */
  get email(): EmailSource {
    return this.#batch.email
  }

  /** The sections and how the rounds to come may name them: "s1 header, s2 hero (refused, keeps its number)". */
  get sections(): string {
    const reserved = new Set(this.open.all.map(each => each.reserved?.number))
    return this.#numbers.kinds
      .map((kind, at) => `s${at + 1} ${kind}${reserved.has(at + 1) ? ' (refused, keeps its number)' : ''}`)
      .join(', ')
  }

  /** What one thing that the model said means for whoever listens. */
  take(said: Said): DesignerEvent[] {
    if (said.type === 'words') {
      this.words.push(said.text)
      return [{ type: 'words', text: said.text }]
    }
    const { line } = said
    if (said.type === 'operation') return this.#perform(said.operation, line)
    return this.#performMeant(said.text, { line, reason: said.reason, plain: UNREAD })
  }

  #perform(written: Operation, line: string): DesignerEvent[] {
    const tried = this.#attempt(written, line)
    if (tried.ok) return tried.events
    if (tried.isRead) return this.#refuseAs(tried.open)
    return this.#performMeant(JSON.stringify(written), tried.open)
  }

  /** Does what a refused line was meant as; where that cannot be done either, the line stays open with all that is wrong with it. */
  #performMeant(text: string, open: OpenLine): DesignerEvent[] {
    const { operations, reasons } = meantBy(text, this.#seen)
    const isOne = operations.length === 1 && reasons.length === 0
    if (operations.length === 0) return this.#refuseAs({ ...open, reason: allOf([open.reason, ...reasons]) })
    const events = operations.flatMap(({ operation, dropped }) => {
      const line = isOne ? open.line : JSON.stringify(operation)
      const tried = this.#attempt(operation, line)
      if (tried.ok) {
        for (const left of leftOutOf(this.#placeOf(operation), dropped)) this.open.refuse(left)
        return tried.events
      }
      const also = [...dropped.map(({ reason }) => reason), ...faultsOf(operation)]
      return this.#refuseAs({ ...tried.open, reason: allOf([tried.open.reason, ...also]) })
    })
    for (const reason of reasons) this.#refuse({ line: open.line, reason, plain: UNREAD })
    return events
  }

  /** As the model names it. */
  #placeOf(operation: Operation): string {
    if (operation.op === 'add') return `s${this.#numbers.last}`
    return ('ref' in operation && operation.ref) || operation.op
  }

  #attempt(told: Operation, line: string): Tried {
    const written = withPlainTexts(told)
    const open: OpenLine = { line, reason: '', plain: UNREAD, operation: written }
    const reserved = written.op === 'add' ? this.#reservedFor(written.kind) : undefined
    const led = this.#numbers.translate(reserved ? this.#placed(written as Add, reserved) : written)
    if (!led.ok) {
      const reason = `"s${led.missing}" was refused and is not there yet. It is done when that section is.`
      return { ok: false, isRead: true, open: { ...open, reason, waitsFor: led.missing } }
    }
    const done = perform(this.#batch, led.operation, this.#around)
    if (!done.ok) {
      const { reason, plain = UNREAD, isRead = false } = done
      return { ok: false, isRead, open: { ...open, reason, plain } }
    }
    if (done.isAgain) return { ok: true, events: [] }
    if (done.idle) return { ok: true, events: this.#note(done.idle, line, written) }
    this.applied++
    this.open.settle(line, reserved)
    const { operation } = done
    this.#repetition.note(led.operation, operation)
    return {
      ok: true,
      events: [...this.#count(operation, reserved), { type: 'operation', operation }, ...this.#retry(reserved)]
    }
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
    return this.#numbers.reserve(kind, { ...(before && { before }), ...(after && { after }) })
  }

  /** From now on lines are written anew. */
  repair(): void {
    this.#isRepairing = true
    this.#repetition.begin()
  }

  #count(operation: Operation, reserved?: Reserved): DesignerEvent[] {
    if (reserved) this.#numbers.fill(reserved, (operation as Add).kind)
    while (this.#batch.placeOf(`s${this.#numbers.count + 1}`)) {
      this.#numbers.add(operation.op === 'add' ? operation.kind : 'copy')
    }
    if (operation.op !== 'add') return []
    this.#added++
    if (this.#added > MOST_SECTIONS) throw tooLong()
    if (!this.#isNew) return []
    const label = `Making section ${this.#added}: ${SECTION_KINDS[operation.kind]?.label.toLowerCase() ?? operation.kind}`
    return [{ type: 'progress', section: this.#added, label }]
  }
}

type Tried = { ok: true; events: DesignerEvent[] } | { ok: false; isRead: boolean; open: OpenLine }

const allOf = (reasons: readonly string[]): string => [...new Set(reasons)].join(' ')

const UNREAD = 'One of its changes could not be made as the model wrote it. Ask for it once more, in other words.'

/** The kind of the section that a refused line would have added. */
function addedKind({ line, operation }: OpenLine): string | undefined {
  if (operation) return operation.op === 'add' ? operation.kind : undefined
  return /"op"\s*:\s*"add"/.test(line) ? (/"kind"\s*:\s*"([^"]*)"/.exec(line)?.[1] ?? '') : undefined
}

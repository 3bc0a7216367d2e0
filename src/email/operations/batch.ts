import type { EmailSource } from '../email.ts'
import type { Span } from '../source/source.ts'
import { SpliceError } from '../source/splice.ts'
import { addSection, move, remove } from './arrange.ts'
import { type EmailChange, metaBetween } from './change.ts'
import type { ChangeLine } from './change-line.ts'
import { Draft } from './draft.ts'
import { duplicate } from './duplicate.ts'
import { setFacts } from './facts.ts'
import { insert } from './insert.ts'
import { addItem } from './items.ts'
import { setLayout } from './layouts.ts'
import { setAttr, setHtml } from './markup.ts'
import { setMeta } from './meta.ts'
import type { Operation } from './operation.ts'
import { Refusal } from './refusal.ts'
import { setCssRule } from './rules.ts'
import { setParts } from './set-many.ts'
import { setStyle } from './styles.ts'
import { elementOf } from './target.ts'
import { setTheme } from './theme.ts'

/** What an operation did, or why it was refused: `reason` names refs and legal values, `plain` says it in the words that people see. */
export type Applied = { ok: true; line: ChangeLine; change: EmailChange } | { ok: false; reason: string; plain: string }

export interface Batch {
  /** The email after everything that was applied. */
  readonly email: EmailSource
  /** What was done to the email the batch began with. */
  readonly change: EmailChange
  /** Refs mean what they meant at the beginning; sections added since are numbered on after the last. A refused operation changes nothing. */
  apply: (operation: Operation) => Applied
  /** Where what a ref names stands now, in `email.html`; `undefined` for what is not there. */
  placeOf: (ref: string) => Span | undefined
}

const CLASH = 'This cannot be done together with the changes before it.'

/** Begins a batch of operations on one revision of an email. */
export function createBatch(email: EmailSource): Batch {
  const draft = new Draft(email)
  return {
    get email() {
      return draft.email
    },
    get change() {
      return draft.change
    },
    apply(operation) {
      try {
        return { ok: true, ...draft.attempt(() => observe(draft, operation)) }
      } catch (error) {
        if (error instanceof Refusal) return { ok: false, reason: error.message, plain: error.plain }
        if (error instanceof SpliceError) return { ok: false, reason: CLASH, plain: CLASH }
        throw error
      }
    },
    placeOf(ref) {
      try {
        return placeIn(draft, ref)
      } catch (error) {
        if (error instanceof Refusal) return undefined
        throw error
      }
    }
  }
}

function observe(draft: Draft, operation: Operation): { line: ChangeLine; change: EmailChange } {
  const { email, change } = draft
  const line = perform(draft, operation)
  const html = draft.change.html.slice(change.html.length)
  const css = draft.change.css.slice(change.css.length)
  return { line, change: { html, css, facts: metaBetween(email, draft.email) } }
}

function placeIn(draft: Draft, ref: string): Span {
  if (/^s\d+$/.test(ref)) return draft.sectionPlace(ref)
  const { from, element } = elementOf(draft, ref)
  return { start: from + element.start, end: from + element.end }
}

function perform(draft: Draft, operation: Operation): ChangeLine {
  switch (operation.op) {
    case 'meta':
      return setMeta(draft, operation)
    case 'facts':
      return setFacts(draft, operation)
    case 'theme':
      return setTheme(draft, operation)
    case 'add':
      return addSection(draft, operation)
    case 'add-item':
      return addItem(draft, operation)
    case 'set':
      return setParts(draft, operation)
    case 'layout':
      return setLayout(draft, operation)
    case 'style':
      return setStyle(draft, operation)
    case 'attr':
      return setAttr(draft, operation)
    case 'rule':
      return setCssRule(draft, operation)
    case 'move':
      return move(draft, operation)
    case 'remove':
      return remove(draft, operation)
    case 'duplicate':
      return duplicate(draft, operation)
    case 'insert':
      return insert(draft, operation)
    case 'html':
      return setHtml(draft, operation)
  }
}

import type { FactFields } from '../../src/compose/email-facts.ts'
import { passesGate } from '../../src/designer/reading/fields/turn/gate.ts'
import { valuesOf } from '../fields/values.ts'

/** Names, which make a sentence with something behind them only. */
const named = (text: string): string => `${text} x`
/** What may begin with a sum or ask its reader for something. */
const inside = (text: string): string => `x ${text} x`
const whole = (text: string): string => text

/** How words of a field are held before the gate. Quotations, tables, dates and the sender are as somebody gave them. */
const SENTENCE_OF: Readonly<Record<string, (text: string) => string>> = {
  sentences: whole,
  steps: whole,
  'things.text': named,
  'offer.terms': whole,
  'questions.answer': whole,
  topic: named,
  headline: named,
  subject: named,
  'things.name': named,
  'occasions.note': named,
  'offer.what': inside,
  'buttons.label': inside
}

/** What of facts may not enter an email by itself: broken off, said to the designer, or spoken past the reader. One line each. */
export const gateFaults = (facts: FactFields): string[] =>
  valuesOf(facts)
    .filter(({ field, text }) => SENTENCE_OF[field] && !passesGate(SENTENCE_OF[field](text)))
    .map(({ field, text }) => `gate: ${field}: ${text}`)

import { CARRIED_ON, ROLES, type Role, type Span } from './roles.ts'
import { rowsIn } from './rows.ts'
import { roleNumbers } from './score.ts'
import { tokensOf } from './tokens.ts'
import { BETWEEN, ROWS } from './weights.ts'

const rowOf = rowsIn(ROWS)
const between = Float32Array.from(BETWEEN.split(','), Number)

/** The spans of an English brief by what their words are for, in order; signs and joining words between them are left out. */
export function spansOf(text: string): Span[] {
  const tokens = tokensOf(text)
  const roles = [...roleNumbers(text, tokens, { rowOf, between })].map(role => ROLES[role] ?? 'none')
  const spans: Span[] = []
  for (const [at, token] of tokens.entries()) {
    const role = roles[at] ?? 'none'
    const last = spans.at(-1)
    const before = tokens[at - 1]?.text ?? ''
    const ends = PARTS.test(token.after) || (token.after === '.' && before.length > 3)
    if (last && goesOn(last.role, role) && !(NAMING.has(role) && ends))
      last.text = text.slice(last.at, token.at + token.text.length)
    else spans.push({ role: BEGUN.get(role) ?? role, text: token.text, at: token.at })
  }
  return bracketed(text, spans).filter(({ role }) => role !== 'none')
}

/** What stands in brackets after an item, or inside it, is of the item: "Ember (Guatemala, dark roast, $18)". */
function bracketed(text: string, spans: Span[]): Span[] {
  const whole: Span[] = []
  for (const span of spans) {
    const last = whole.at(-1)
    const sofar = last && text.slice(last.at, span.at)
    if (last?.role === 'item' && sofar !== undefined && isOpen(sofar) && !sofar.includes('\n'))
      last.text = text.slice(last.at, span.at + span.text.length)
    else whole.push(span)
  }
  for (const span of whole) if (isOpen(span.text) && text[span.at + span.text.length] === ')') span.text += ')'
  return whole
}

const isOpen = (words: string): boolean => words.lastIndexOf('(') > words.lastIndexOf(')')

/** Names end where the sentence does. */
const NAMING: ReadonlySet<Role> = new Set(['brand', 'trade', 'name', 'sign', 'by'])
const PARTS = /[\n!?:;()–—]|^-$|(?<!^)\.$/

/** `item` for `item-on`: words that carry on what nobody began begin it. */
const BEGUN = new Map(Object.entries(CARRIED_ON).map(([begun, on]) => [on, begun as Role]))

const goesOn = (begun: Role, role: Role): boolean => role === (CARRIED_ON[begun] ?? begun)

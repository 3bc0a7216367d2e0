import { BLANK_EMAIL } from '../email.ts'
import { besideFault, familyOf } from '../outline/families.ts'
import { elementLabel } from '../outline/find.ts'
import { type Outline, outlineOf } from '../outline/outline.ts'
import { type Beside, partPlace, placeFor } from './beside.ts'
import type { ChangeLine } from './change-line.ts'
import type { Draft } from './draft.ts'
import { withinFree } from './free.ts'
import { idsOf, withoutIds } from './fresh-ids.ts'
import { checkPiece } from './markup.ts'
import type { Operation } from './operation.ts'
import { tagAt } from './part-words.ts'
import { Refusal } from './refusal.ts'
import { ensureOwnRules, ensureRules } from './section-rules.ts'
import { strong } from './words.ts'

/** `insert`: HTML that is whole and safe, at the end or beside a part, with the rules that it brings and the style sheet lacks. */
export function insert(draft: Draft, { html, css, before, after }: Extract<Operation, { op: 'insert' }>): ChangeLine {
  checkPiece(html)
  const taken = idsOf(draft.email.html)
  const piece = withoutIds(html.trim(), id => taken.has(id))
  const outline = outlineOf({ ...BLANK_EMAIL, html: piece })
  checkPlace(draft, outline, { before, after })
  for (const { kind } of outline.sections) ensureRules(draft, kind)
  if (css?.trim()) ensureOwnRules(draft, css)
  const at = placeFor(draft, { before, after })
  const lead = at > 0 && draft.email.html[at - 1] !== '\n' ? '\n' : ''
  withinFree(draft, before ?? after, () => draft.edit([{ from: at, to: at, insert: `${lead}${piece}\n` }]))
  for (const { start, end } of outline.sections) draft.track(at + lead.length + start, at + lead.length + end)
  return { icon: 'add', text: `${strong(words(outline))} added` }
}

/** Rows go beside rows and cells beside cells: anything else falls out of a table. */
function checkPlace(draft: Draft, { doc }: Outline, { before, after }: Beside): void {
  if (doc.elements.some(({ name }) => familyOf(name) === 'shell'))
    throw new Refusal('Give a piece of an email, without <html>, <head> and <body>.')
  const beside = before ?? after
  const neighbour = beside === undefined ? 'div' : tagAt(draft, partPlace(draft, beside))
  const names = doc.children(-1).map(index => doc.elements[index]?.name ?? 'div')
  const fault = (names.length > 0 ? names : ['div']).map(name => besideFault(name, neighbour)).find(Boolean)
  if (fault) throw new Refusal(fault)
}

/** What people call a piece: its sections, else its one element. */
function words({ doc, sections }: Outline): string {
  if (sections.length > 0) return sections.map(({ label }) => label).join(', ')
  const [first, second] = doc.children(-1)
  return first === undefined || second !== undefined ? 'A piece' : elementLabel(doc.elements[first]?.name ?? '')
}

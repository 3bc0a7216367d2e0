import type { Item } from '../../../../email/sections/section.ts'
import type { Slot } from '../../../reading/reading.ts'
import { labelOf } from '../labels.ts'
import { ATTENDED, type Draft, type MakePart, openAlone } from '../material.ts'
import { linked, point, sentence, tidy } from '../words.ts'
import { headed } from './frame.ts'
import { isFact } from './things.ts'

const MOST = 10
/** Fewer facts need no heading. */
const MANY = 4
const LONGEST_VALUE = 48

/** What happens when: a timetable, or points where hours are missing. */
export const sessions: MakePart = material => {
  const slots = openAlone(material, 'session').slice(0, MOST)
  if (slots.length === 0) return []
  material.ledger.place(...slots)
  const timed = slots.map(timedOf)
  const isTable = timed.length > 1 && timed.every(({ time }) => time)
  const layout = isTable ? (timed.some(({ text }) => text) ? 'cards' : 'table') : 'points'
  const items = isTable ? timed : slots.map(slot => ({ title: point(linked(slot)) }))
  const content = { ...headed(material, 'sessions'), items }
  return [{ part: 'sessions', kind: isTable ? 'schedule' : 'list', layout, content }]
}

function timedOf({ text, fields: { date, time, title, text: more } = {} }: Slot): Item {
  const when = [date, time].flatMap(field => (field ? [tidy(field.text)] : [])).join(', ')
  if (!when || !title) return { title: point(text) }
  return { time: when, title: point(title.text), ...(more && { text: sentence(more.text) }) }
}

/** Facts with their names, in rows; day, hour and place of what people come to stand out. */
export const details: MakePart = material => {
  const { when, kind, ledger, choice } = material
  const drafts: Draft[] = []
  if (when?.date && ATTENDED.has(kind) && when.says.every(ledger.isOpen)) {
    const { says, ...facts } = when
    ledger.place(...says)
    const isTicket = when.date.length <= 16 && (facts.time ?? '').length <= 24 && choice.next() < 0.5
    const content = { ...headed(material, 'details'), ...facts }
    drafts.push({ part: 'details', kind: 'event', layout: isTicket ? 'ticket' : 'details', strong: true, content })
  }
  const rows = [...openAlone(material, 'statement'), ...openAlone(material, 'item').filter(isFact)]
    .sort((a, b) => a.id - b.id)
    .filter(slot => labelOf(slot) !== undefined && slot.text.length <= LONGEST_VALUE)
    .slice(0, MOST)
  if (rows.length < 2) return drafts
  ledger.place(...rows)
  const items = rows.map(slot => ({ label: labelOf(slot) ?? '', value: tidy(linked(slot)) }))
  const content = { ...(drafts.length === 0 && rows.length >= MANY && headed(material, 'details')), items }
  return [...drafts, { part: 'details', kind: 'details', layout: 'table', content }]
}

import type { Item } from '../../../../email/sections/section.ts'
import type { Slot } from '../../../reading/reading.ts'
import { labelOf } from '../labels.ts'
import { ATTENDED, type Draft, type MakePart, type Material, openAlone } from '../material.ts'
import { linked, point, sentence, tidy } from '../words.ts'
import { headed } from './frame.ts'
import { isFact } from './things.ts'

/** What happens when: a timetable, or points where hours are missing. */
export const sessions: MakePart = material => {
  const slots = openAlone(material, 'session').slice(0, 10)
  if (slots.length === 0) return []
  material.ledger.place(...slots.map(({ id }) => id))
  const items = slots.map(sessionOf)
  const heading = headed(material, 'sessions')
  if (items.length > 1 && items.every(({ time }) => time))
    return [
      {
        part: 'sessions',
        kind: 'schedule',
        layout: items.some(({ text }) => text) ? 'cards' : 'table',
        content: { ...heading, items }
      }
    ]
  return [
    {
      part: 'sessions',
      kind: 'list',
      layout: 'points',
      content: { ...heading, items: slots.map(slot => ({ title: point(linked(slot)) })) }
    }
  ]
}

function sessionOf({ text, fields = {} }: Slot): Item {
  const when = [fields.date?.text, fields.time?.text]
    .filter(Boolean)
    .map(words => tidy(words ?? ''))
    .join(', ')
  const title = fields.title?.text
  if (!when || !title) return { title: point(text) }
  return { time: when, title: point(title), ...(fields.text && { text: sentence(fields.text.text) }) }
}

/** Facts with their names; day, hour and place of what people come to stand out. */
export const details: MakePart = material => {
  const { when, kind, ledger, choice } = material
  const drafts: Draft[] = []
  if (when?.date && ATTENDED.has(kind) && when.says.every(id => !ledger.placed.has(id))) {
    ledger.place(...when.says)
    const { heading, date, time, place, price } = when
    const content = {
      ...(heading ? { heading } : headed(material, 'details')),
      date,
      ...(time && { time }),
      ...(place && { place }),
      ...(price && { price })
    }
    const isTicket = date.length <= 16 && (time ?? '').length <= 24 && choice.next() < 0.5
    drafts.push({ part: 'details', kind: 'event', layout: isTicket ? 'ticket' : 'details', strong: true, content })
  }
  return [...drafts, ...facts(material, drafts.length === 0)]
}

const LONGEST_VALUE = 48

/** Labelled facts in rows, ten at most; one alone, or a long one, is a point. */
function facts(material: Material, isFirst: boolean): Draft[] {
  const rows = [...openAlone(material, 'statement'), ...openAlone(material, 'item').filter(isFact)]
    .sort((a, b) => a.id - b.id)
    .filter(slot => labelOf(slot) !== undefined && slot.text.length <= LONGEST_VALUE)
    .slice(0, 10)
  if (rows.length < 2) return []
  material.ledger.place(...rows.map(({ id }) => id))
  const items = rows.map(slot => ({ label: labelOf(slot) ?? '', value: tidy(linked(slot)) }))
  return [
    {
      part: 'details',
      kind: 'details',
      layout: 'table',
      content: { ...(isFirst && headed(material, 'details')), items }
    }
  ]
}

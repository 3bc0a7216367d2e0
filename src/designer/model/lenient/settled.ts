import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import { type SectionKind, TONES } from '../../../email/sections/section.ts'
import { contentFor, itemFor } from './content.ts'
import { declarationsOf } from './declarations.ts'
import type { Meaning } from './meanings.ts'
import { refMeant } from './refs.ts'
import { kindOf, type Seen, type Settled } from './seen.ts'
import { setFor } from './set-for.ts'
import { themeFor } from './theme-for.ts'
import { meant, WORDS } from './words.ts'

/** An operation with its refs, values and content in the shapes that they have in this email. */
export function settledFor({ op, fields, others }: Meaning, seen: Seen): Settled {
  const { led, field } = withRefs(fields, seen)
  if (op === 'add') return addFor(led, others)
  if (op === 'add-item') return itemAdded(led, others, seen)
  if (op === 'set') return setFor(led, { others, ...(field && { field }) }, seen)
  if (op === 'theme') return themeFor(led)
  if (op === 'layout') return { value: { op, ...led, ...looksOf(kindOf(led.ref, seen), led) }, dropped: [] }
  if (op === 'style' || op === 'rule') return { value: { op, ...led, style: declarationsOf(led.style) }, dropped: [] }
  return { value: { op, ...led }, dropped: [] }
}

const REFS = ['ref', 'before', 'after'] as const

function withRefs(fields: Record<string, unknown>, seen: Seen) {
  const led = { ...fields }
  for (const name of REFS) if (led[name] === null) delete led[name]
  const meant = REFS.flatMap(name => (led[name] === undefined ? [] : [[name, refMeant(led[name], seen)] as const]))
  for (const [name, { ref }] of meant) led[name] = ref
  return { led, field: meant.find(([name]) => name === 'ref')?.[1].field }
}

function addFor(
  { kind: written, content, ...fields }: Record<string, unknown>,
  others: Record<string, unknown>
): Settled {
  const name = meant(String(written ?? ''), Object.keys(SECTION_KINDS), WORDS.kind)
  const kind = name === undefined ? undefined : SECTION_KINDS[name]
  if (!kind) return { value: { op: 'add', kind: written, content, ...fields }, dropped: [] }
  const isObject = typeof content === 'object' && content !== null && !Array.isArray(content)
  const read = contentFor(kind, isObject ? { ...others, ...content } : (content ?? others))
  const { before, after } = fields
  const place = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
  return {
    value: { op: 'add', kind: kind.kind, ...looksOf(kind, fields), ...place, content: read.content },
    dropped: read.dropped
  }
}

/** Layout, tone and number of columns as far as the kind has them; a section is as good without. */
function looksOf(kind: SectionKind | undefined, { layout, tone, across }: Record<string, unknown>) {
  if (!kind) return {}
  const [own, ground] = [
    meant(String(layout ?? ''), kind.layouts, WORDS.layout),
    meant(String(tone ?? ''), TONES, WORDS.tone)
  ]
  const { grid } = kind
  const count = Number(across)
  const isGrid = grid !== undefined && (own ?? kind.layouts[0]) === grid.layout
  return {
    ...(own !== undefined && { layout: own }),
    ...(ground !== undefined && { tone: ground }),
    ...(isGrid && Number.isInteger(count) && count >= 1 && { across: Math.min(count, grid.most) })
  }
}

function itemAdded(fields: Record<string, unknown>, others: Record<string, unknown>, seen: Seen): Settled {
  const { item = others, ref: written, ...place } = fields
  const kind = kindOf(written, seen)
  const lists = Object.keys(kind?.lists ?? {})
  const isSection = /^s\d+$/.test(String(written)) && lists.length === 1
  const ref = isSection ? `${written}.${lists[0]}` : written
  const schema = kind?.lists[String(ref).split('.')[1] ?? '']
  if (!schema) return { value: { op: 'add-item', ref, item, ...place }, dropped: [] }
  const read = itemFor(String(ref), schema.item, item)
  return { value: { op: 'add-item', ref, item: read.content, ...place }, dropped: read.dropped }
}

import type { Slot } from '../../../reading/reading.ts'
import { clausesOf } from '../clauses.ts'
import { labelOf } from '../labels.ts'
import { type MakePart, type Material, openAlone, statements as statementsOf } from '../material.ts'
import { linked, point, sentence } from '../words.ts'
import { headed } from './frame.ts'

/** Letters that stand well in one paragraph, and in one section. */
const PARAGRAPH = 260
const SECTION = 900
/** Text of so many letters needs a heading. */
const LONG = 400
/** A fragment of so many words reads as a sentence. */
const MANY_WORDS = 8

/** The whole sentences of the brief, word for word, in the paragraphs they stood in; many of them in several sections. */
export const statements: MakePart = material => {
  const all = [...statementsOf(material, true), ...statementsOf(material, false)].filter(slot => !isRunOn(slot))
  const short = all.filter(({ whole, text }) => !whole && text.split(' ').length < MANY_WORDS)
  const slots = all
    .filter(slot => !short.includes(slot) || (short.length === 1 && material.leftOver.length === 0))
    .sort((a, b) => a.span.at - b.span.at)
  if (slots.length === 0) return []
  material.ledger.place(...slots.map(({ id }) => id))
  const layout = material.kind === 'letter' ? 'letter' : 'plain'
  const texts =
    layout === 'letter'
      ? [paragraphsOf(slots, material.reading.source)]
      : sectionsOf(paragraphsOf(slots, material.reading.source))
  return texts.map((text, at) => {
    const heading = at === 0 && text.length > LONG && layout !== 'letter' ? headed(material, 'statements') : {}
    return { part: 'statements', kind: 'text', layout, content: { ...heading, text } }
  })
}

/** Does a statement say three things or more in one breath? */
const isRunOn = (slot: Slot): boolean => clausesOf(slot.text).length >= 3

/** Text parted where a section grows long. */
function sectionsOf(text: string): string[] {
  const sections: string[] = []
  for (const paragraph of text.split('\n\n')) {
    const last = sections.at(-1)
    if (last === undefined || last.length + paragraph.length > SECTION) sections.push(paragraph)
    else sections[sections.length - 1] = `${last}\n\n${paragraph}`
  }
  return sections
}

/** Sentences that stood together stand together, as long as a paragraph does not grow too long. */
function paragraphsOf(slots: readonly Slot[], source: string): string {
  const paragraphs: string[] = []
  let before: Slot | undefined
  for (const slot of slots) {
    const words = sentence(linked(slot))
    const last = paragraphs.at(-1)
    const gap = before ? source.slice(before.span.at + before.span.length, slot.span.at) : ''
    const isNear = before !== undefined && gap.length < 24 && !gap.includes('\n')
    if (last !== undefined && isNear && last.length + words.length < PARAGRAPH)
      paragraphs[paragraphs.length - 1] = `${last} ${words}`
    else paragraphs.push(words)
    before = slot
  }
  return paragraphs.join('\n\n')
}

const MOST = 10
/** Points that may stand in bold under hairlines. */
const SHORT = 44

/** Fragments of the brief as a list of points, and what else is sure and has no part of its own. */
export const points: MakePart = material => {
  const slots = [...openAlone(material, 'statement'), ...leftOf(material)].sort((a, b) => a.span.at - b.span.at)
  const texts = [...material.leftOver, ...slots.flatMap(slot => clausesOf(labelledWords(slot)))]
  material.ledger.place(...slots.map(({ id }) => id))
  const [first, ...others] = texts
  if (!first) return []
  if (others.length === 0) return [{ part: 'points', kind: 'text', content: { text: sentence(first) } }]
  const isBold = texts.every(({ length }) => length <= SHORT) && material.choice.next() < 0.4
  const layout = isBold ? 'plain' : 'points'
  return partsOf(texts.map(text => ({ title: point(text) }))).map((items, at) => ({
    part: 'points',
    kind: 'list',
    layout,
    content: { ...(at > 0 ? {} : headed(material, 'points')), items }
  }))
}

const partsOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length <= MOST ? [[...items]] : [items.slice(0, MOST), ...partsOf(items.slice(MOST))]

/** The words of a point, after its label where readers need that. */
function labelledWords(slot: Slot): string {
  const label = labelOf(slot)
  return label ? `**${label}:** ${linked(slot)}` : linked(slot)
}

const leftOf = (material: Material): Slot[] =>
  (['topic', 'offer', 'deadline', 'item'] as const).flatMap(role => openAlone(material, role))

/** A line of the deck, where the brief gives nothing to say. */
export const body: MakePart = ({ copy, ledger }) => {
  const line = copy.line('body')
  ledger.place(...(line?.says ?? []))
  return line ? [{ part: 'body', kind: 'text', layout: 'letter', content: { text: line.text } }] : []
}

import type { Slot } from '../../../reading/reading.ts'
import { labelOf } from '../labels.ts'
import { type MakePart, type Material, openAlone, statements as statementsOf } from '../material.ts'
import { linked, point, sentence } from '../words.ts'
import { headed } from './frame.ts'

/** Letters that stand well in one paragraph, and in one section. */
const PARAGRAPH = 260
const SECTION = 900
/** A fragment of so many words reads as a sentence. */
const MANY_WORDS = 8

/** The whole sentences of the brief, word for word, in the paragraphs they stood in; many of them in several sections. */
export const statements: MakePart = material => {
  const fragments = statementsOf(material, false)
  const long = fragments.filter(({ text }) => text.split(' ').length >= MANY_WORDS)
  const short = fragments.filter(slot => !long.includes(slot))
  const slots = [...statementsOf(material, true), ...long, ...(short.length === 1 ? short : [])].sort(
    (a, b) => a.span.at - b.span.at
  )
  if (slots.length === 0) return []
  material.ledger.place(...slots.map(({ id }) => id))
  const layout = material.kind === 'letter' ? 'letter' : 'plain'
  const texts =
    layout === 'letter'
      ? [paragraphsOf(slots, material.reading.source)]
      : sectionsOf(paragraphsOf(slots, material.reading.source))
  return texts.map((text, at) => {
    const heading = at === 0 && text.length > 120 && layout !== 'letter' ? headed(material, 'statements') : {}
    return { part: 'statements', kind: 'text', layout, content: { ...heading, text } }
  })
}

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
  const slots = [...statementsOf(material, false), ...openAlone(material, 'statement'), ...leftOf(material)]
    .filter((slot, at, all) => all.indexOf(slot) === at)
    .sort((a, b) => a.span.at - b.span.at)
    .slice(0, MOST)
  const [first, ...others] = slots
  if (!first) return []
  material.ledger.place(...slots.map(({ id }) => id))
  if (others.length === 0) return [{ part: 'points', kind: 'text', content: { text: sentence(labelledWords(first)) } }]
  const items = slots.map(slot => ({ title: point(labelledWords(slot)) }))
  const isBold = slots.every(({ text }) => text.length <= SHORT) && material.choice.next() < 0.4
  const layout = isBold ? 'plain' : 'points'
  return [{ part: 'points', kind: 'list', layout, content: { ...headed(material, 'points'), items } }]
}

/** The words of a point, after its label where readers need that. */
function labelledWords(slot: Slot): string {
  const label = labelOf(slot)
  return label ? `**${label}:** ${linked(slot)}` : linked(slot)
}

const leftOf = (material: Material): Slot[] =>
  (['topic', 'offer', 'deadline', 'item'] as const).flatMap(role => openAlone(material, role))

/** The deck's own paragraphs, where the brief gives little to say. */
export const body: MakePart = ({ copy, ledger }) => {
  const lines = [copy.line('body'), copy.line('body')].filter(line => line !== undefined)
  if (lines.length === 0) return []
  ledger.place(...lines.flatMap(({ says }) => says))
  return [
    { part: 'body', kind: 'text', layout: 'letter', content: { text: lines.map(({ text }) => text).join('\n\n') } }
  ]
}

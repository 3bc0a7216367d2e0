import type { Slot } from '../../../reading/reading.ts'
import { isAction } from '../button.ts'
import { labelled, labelOf } from '../labels.ts'
import { type MakePart, type Material, openAlone, statements as statementsOf } from '../material.ts'
import { clausesOf } from '../sentences.ts'
import { linked, point, sentence } from '../words.ts'

/** Letters and sentences that stand well in one paragraph. */
const PARAGRAPH = 300
const MOST_SENTENCES = 3
/** Paragraphs of one section. */
const MOST_PARAGRAPHS = 6
const MOST_POINTS = 10
/** A fragment of so many words reads as a sentence. */
const MANY_WORDS = 8
/** Points that may stand in bold under hairlines. */
const SHORT = 44

/** The sentences of the brief, word for word, in the paragraphs they stood in; many of them in several sections. */
export const statements: MakePart = material => {
  const slots = statementsOf(material).filter(slot => slot.whole || slot.text.split(' ').length >= MANY_WORDS)
  material.ledger.place(...slots)
  const paragraphs = paragraphsOf(slots, material.reading.source)
  const isLetter = material.kind === 'letter'
  return inParts(paragraphs, isLetter ? paragraphs.length : MOST_PARAGRAPHS).map(part => ({
    part: 'statements',
    kind: 'text',
    layout: isLetter ? 'letter' : 'plain',
    content: { text: part.join('\n\n') }
  }))
}

const inParts = <Item>(items: readonly Item[], most: number): Item[][] =>
  items.length === 0 ? [] : [items.slice(0, most), ...inParts(items.slice(most), most)]

/** Sentences that stood together stand together, as long as a paragraph does not grow too long. */
function paragraphsOf(slots: readonly Slot[], source: string): string[] {
  const paragraphs: string[][] = []
  let end = 0
  for (const slot of slots) {
    const gap = source.slice(end, slot.span.at)
    const isNear = gap.length < 24 && !gap.includes('\n')
    for (const [at, words] of clausesOf(linked(slot)).map(sentence).entries()) {
      const last = paragraphs.at(-1)
      const fits = last && last.length < MOST_SENTENCES && [...last, words].join(' ').length < PARAGRAPH
      if (last && fits && (isNear || at > 0)) last.push(words)
      else paragraphs.push([words])
    }
    end = slot.span.at + slot.span.length
  }
  return paragraphs.map(sentences => sentences.join(' '))
}

/** Fragments of the brief as a list of points, and what else is sure and has no part of its own. */
export const points: MakePart = material => {
  const others = (['topic', 'offer', 'deadline', 'item'] as const).flatMap(role => openAlone(material, role))
  const unpressed = openAlone(material, 'button').filter(slot => !isAction(slot))
  const labels = openAlone(material, 'statement').filter(slot => labelOf(slot) !== undefined)
  const slots = [...labels, ...statementsOf(material), ...others, ...unpressed].sort((a, b) => a.span.at - b.span.at)
  const texts = slots.map(labelled)
  material.ledger.place(...slots)
  if (texts.length === 1) return [{ part: 'points', kind: 'text', content: { text: sentence(texts.join()) } }]
  const isBold = texts.every(({ length }) => length <= SHORT) && material.choice.next() < 0.4
  return inParts(texts, MOST_POINTS).map(part => ({
    part: 'points',
    kind: 'list',
    layout: isBold ? 'plain' : 'points',
    content: { items: part.map(text => ({ title: point(text) })) }
  }))
}

/** A line of the deck, where the brief gives nothing to say. */
export const body: MakePart = ({ copy, ledger }: Material) => {
  const line = copy.line('body')
  ledger.place(...(line?.says ?? []))
  return line ? [{ part: 'body', kind: 'text', layout: 'letter', content: { text: line.text } }] : []
}

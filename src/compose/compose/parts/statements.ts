import type { Kind } from '../../kinds.ts'
import { iconFor } from '../icon.ts'
import { linked } from '../links.ts'
import { allIn, type Entry, headed, inItems, type MakePart, unsaid } from '../material.ts'
import { inParts, isPoint, point, sentence, sentencesOf } from '../words.ts'

/** Letters and sentences that stand well in one paragraph, and paragraphs in one section. */
const [PARAGRAPH, MOST_SENTENCES, MOST_PARAGRAPHS, MOST_LETTER] = [300, 3, 5, 12]
const [MOST_POINTS, MOST_PICTURED] = [10, 6]

interface Paragraph {
  text: string
  entries: Entry<string>[]
  isOpen: boolean
}

/** The sentences below the opening: one by one they run into paragraphs, and paragraphs stay as they are. */
export const statements: MakePart = rest => {
  const all = unsaid(rest, 'sentences')
  const points = pointsOf(all)
  const sentences = all.filter(entry => !points.includes(entry))
  const more = rest.goesOn ? [{ value: rest.goesOn, path: 'sentences.0' }] : []
  const isProse = rest.facts.kind === 'letter'
  const parts = inParts(paragraphsOf([...more, ...sentences]), isProse ? MOST_LETTER : MOST_PARAGRAPHS)
  return parts.map(part => ({
    part: 'statements',
    kind: 'text',
    layout: isProse ? 'letter' : 'plain',
    content: { text: part.map(({ text }) => text).join('\n\n') },
    says: allIn(
      part.flatMap(({ entries }) => entries),
      'text'
    )
  }))
}

function paragraphsOf(entries: readonly Entry<string>[]): Paragraph[] {
  const all: Paragraph[] = []
  for (const entry of entries) {
    const text = sentence(linked(entry.value))
    const last = all.at(-1)
    const isOne = !text.includes('\n') && sentencesOf(entry.value).length === 1
    const isFit =
      last?.isOpen && isOne && last.entries.length < MOST_SENTENCES && last.text.length + text.length < PARAGRAPH
    if (isFit) all[all.length - 1] = { ...last, text: `${last.text} ${text}`, entries: [...last.entries, entry] }
    else all.push({ text, entries: [entry], isOpen: isOne })
  }
  return all
}

/** Fragments that follow one another; one alone is a sentence. */
const pointsOf = (all: readonly Entry<string>[]): Entry<string>[] => {
  const points = all.filter(({ value }) => isPoint(value))
  return points.length > 1 ? points : []
}

/** Kinds of mail that are read for what they say and not for how it looks. */
const SOBER: ReadonlySet<Kind> = new Set(['notice', 'receipt', 'letter'])

/** Fragments among the sentences, each beside a small picture; as a plain list where there are many, or the mail is sober. */
export const points: MakePart = rest => {
  const all = pointsOf(unsaid(rest, 'sentences'))
  const isPictured = all.length <= MOST_PICTURED && !SOBER.has(rest.facts.kind)
  const item = (value: string) => ({
    ...(isPictured && { icon: iconFor(value, rest.theme) }),
    title: point(linked(value))
  })
  return inParts(all, MOST_POINTS).map(part => ({
    part: 'points',
    kind: isPictured ? 'features' : 'list',
    layout: isPictured ? 'rows' : 'points',
    content: { items: part.map(({ value }) => item(value)) },
    says: inItems(part)
  }))
}

const [MOST_STEPS, LONGEST_STEP] = [6, 90]

/** What to do, in order: numbered, large where the steps are few and short. */
export const steps: MakePart = rest => {
  const entries = unsaid(rest, 'steps')
  if (entries.length === 0) return []
  const heading = headed(rest, 'steps')
  const texts = entries.map(({ value }) => linked(value.replace(/\s+/g, ' ')))
  const isFew =
    entries.length > 1 && entries.length <= MOST_STEPS && texts.every(({ length }) => length <= LONGEST_STEP)
  if (isFew) {
    const items = texts.map(text => ({ title: point(text) }))
    return [{ part: 'steps', kind: 'steps', content: { ...heading, items }, says: inItems(entries) }]
  }
  const lines = texts.map((text, at) => (texts.length === 1 ? sentence(text) : `${at + 1}. ${text}`))
  const content = { ...heading, text: lines.join('\n') }
  return [{ part: 'steps', kind: 'text', layout: 'card', content, says: allIn(entries, 'text') }]
}

/** Numbers worth showing large, and what they count. */
export const figures: MakePart = rest => {
  const parts = inParts(unsaid(rest, 'figures'), 4)
  return parts.map(part => ({
    part: 'points',
    ...(part.length > 1 ? { kind: 'stats' } : { kind: 'details', layout: 'cards' }),
    content: { items: part.map(({ value }) => ({ ...value })) },
    says: inItems(part)
  }))
}

/** A line of the deck, where the facts give nothing to say. */
export const body: MakePart = ({ copy }) => {
  const line = copy.line('body')
  return line ? [{ part: 'body', kind: 'text', layout: 'letter', content: { text: line.text } }] : []
}

import { type Blank, COPY_PLACES, type Line, type Need, VOICES, type Voice } from '../deck.ts'
import { COPIES } from '../decks/copies.ts'
import { blanksOf, fillLine, type Known, needsOf, wordsOf } from './lines.ts'
import { withA, withoutArticle, withThe } from './nouns.ts'
import { unstopped } from './words.ts'

/** A line of copy with the lines that stand at its place in each voice. */
interface Entry {
  line: Line
  place: Partial<Record<Voice, Line[]>>
  /** Matches a text that was made from the line; a group a blank. */
  pattern: RegExp
}

/**
 * The same in another voice: what of a text comes from copy is said as that voice says it at the same place of the same
 * kind of email, with the same facts. Paragraphs are looked at one by one.
 * @returns `undefined` where nothing of it comes from copy, or the voice has no other line with the same facts.
 */
export function revoiced(text: string, voice: Voice): string | undefined {
  const paragraphs = text.split('\n\n').map(words => ({ words, other: inVoice(words, voice) }))
  if (!paragraphs.some(({ other }) => other)) return undefined
  return paragraphs.map(({ words, other }) => other ?? words).join('\n\n')
}

function inVoice(text: string, voice: Voice): string | undefined {
  const sources = allEntries().filter(({ pattern }) => pattern.test(text))
  if (sources.some(({ line, place }) => place[voice]?.includes(line))) return undefined
  const [source] = sources.toSorted((a, b) => ownLength(b.line) - ownLength(a.line))
  if (!source) return undefined
  const known = knownFrom(source, text)
  const lines = (source.place[voice] ?? []).filter(line => saysTheSame(line, source.line))
  const line = lines[text.length % lines.length]
  const other = line && fillLine(line, known).text
  return other && /[.!?]$/.test(text) ? other : other && unstopped(other)
}

let entries: Entry[] | undefined

function allEntries(): Entry[] {
  entries ??= Object.values(COPIES).flatMap(({ decks }) =>
    COPY_PLACES.flatMap(name => {
      const place = Object.fromEntries(VOICES.map(voice => [voice, decks[voice]?.[name] ?? []]))
      const lines = Object.values(place)
        .flat()
        .filter(line => ownLength(line) > 0)
      return lines.map(line => ({ line, place, pattern: patternOf(line) }))
    })
  )
  return entries
}

/** Fewer letters of its own than this, and a line could be any text. */
const LEAST = 6

function ownLength(line: Line): number {
  const own = wordsOf(line).replace(BLANK, '').length
  return own < LEAST ? 0 : own
}

const BLANK = /\{[a-z ]+\}/g

/** A text as the line makes it, with or without its full stop: headings have none. */
const patternOf = (line: Line): RegExp =>
  new RegExp(`^${unstopped(wordsOf(line)).split(BLANK).map(RegExp.escape).join('([^\\n]{1,90}?)')}\\.?$`, 'i')

const TOPICS: ReadonlySet<Blank> = new Set(['topic', 'the topic', 'a topic'])

/** The facts of a text, by the blanks of the line it was made from; a topic in all its forms. */
function knownFrom({ line, pattern }: Entry, text: string): Known {
  const [, ...values] = pattern.exec(text) ?? []
  const read = blanksOf(line).flatMap((blank, at): [Blank, string][] => {
    const value = values[at] ?? ''
    if (!TOPICS.has(blank)) return [[blank, value]]
    const topic = withoutArticle(value)
    return [
      ['topic', topic],
      ['the topic', withThe(topic)],
      ['a topic', withA(topic)]
    ]
  })
  return { values: Object.fromEntries(read.map(([blank, value]) => [blank, { text: value }])), found: new Set() }
}

const factsIn = (line: Line): string =>
  [...new Set(blanksOf(line).map(blank => (TOPICS.has(blank) ? 'topic' : blank)))].sort().join()

/** Has a line the facts of another, and does it take nothing else for granted? */
function saysTheSame(line: Line, source: Line): boolean {
  const granted: readonly Need[] = needsOf(source)
  return factsIn(line) === factsIn(source) && needsOf(line).every(need => granted.includes(need))
}

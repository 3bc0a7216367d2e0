import { type Blank, COPY_PLACES, type Line, VOICES, type Voice } from '../deck.ts'
import { COPIES } from '../decks/copies.ts'
import { BLANK, blanksOf, fillLine, needsOf, wordsOf } from './lines.ts'
import { withA, withoutArticle, withThe } from './nouns.ts'
import { isEnded, unstopped } from './words.ts'

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
  const paragraphs = text.split('\n\n')
  const others = paragraphs.map(words => inVoice(words, voice))
  return others.some(Boolean) ? paragraphs.map((words, at) => others[at] ?? words).join('\n\n') : undefined
}

function inVoice(text: string, voice: Voice): string | undefined {
  const sources = allEntries().filter(({ pattern }) => pattern.test(text))
  if (sources.some(({ line, place }) => place[voice]?.includes(line))) return undefined
  const [source] = sources.toSorted((a, b) => ownLength(b.line) - ownLength(a.line))
  const lines = source?.place[voice]?.filter(line => saysTheSame(line, source.line)) ?? []
  const line = lines[text.length % lines.length]
  if (!source || !line) return undefined
  const other = fillLine(line, { values: valuesIn(text, source), found: new Set() }).text
  return isEnded(text) ? other : unstopped(other)
}

let entries: Entry[] | undefined

function allEntries(): Entry[] {
  entries ??= Object.values(COPIES).flatMap(({ decks }) =>
    COPY_PLACES.flatMap(name => {
      const place = Object.fromEntries(VOICES.map(voice => [voice, decks[voice]?.[name] ?? []]))
      const lines = Object.values(place).flat()
      return lines.filter(line => ownLength(line) > LEAST).map(line => ({ line, place, pattern: patternOf(line) }))
    })
  )
  return entries
}

/** With so few letters of its own a line could be any text. */
const LEAST = 5
const ownLength = (line: Line): number => wordsOf(line).replace(BLANK, '').length

/** A text as the line makes it, with or without its full stop: headings have none. */
const patternOf = (line: Line): RegExp =>
  new RegExp(
    `^${unstopped(wordsOf(line)).replace(BLANK, '\0').split('\0').map(RegExp.escape).join('([^\\n]{1,90}?)')}\\.?$`,
    'i'
  )

const TOPICS: ReadonlySet<Blank> = new Set(['topic', 'the topic', 'a topic'])

/** The facts of a text, by the blanks of the line it was made from; a topic in all its forms. */
function valuesIn(text: string, { line, pattern }: Entry): Partial<Record<Blank, { text: string }>> {
  const [, ...values] = pattern.exec(text) ?? []
  const read = blanksOf(line).flatMap((blank, at): [Blank, { text: string }][] => {
    const value = values[at] ?? ''
    if (!TOPICS.has(blank)) return [[blank, { text: value }]]
    const topic = withoutArticle(value)
    const forms = { topic, 'the topic': withThe(topic), 'a topic': withA(topic) }
    return Object.entries(forms).map(([form, words]) => [form as Blank, { text: words }])
  })
  return Object.fromEntries(read)
}

const factsIn = (line: Line): string =>
  [...new Set(blanksOf(line).map(blank => (TOPICS.has(blank) ? 'topic' : blank)))].sort().join()

/** Has a line the facts of another, and does it take nothing else for granted? */
const saysTheSame = (line: Line, source: Line): boolean =>
  factsIn(line) === factsIn(source) && needsOf(line).every(need => needsOf(source).includes(need))

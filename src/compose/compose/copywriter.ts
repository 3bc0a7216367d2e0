import {
  BLANK,
  type Blank,
  blanksOf,
  type CopyPlace,
  type Deck,
  type Line,
  LONGEST,
  type PartHeading,
  wordsOf
} from '../copy/deck.ts'
import type { Choice } from './choice.ts'
import { type Filled, fillLine, isUsable, type Known } from './lines.ts'
import { tellingWords } from './telling.ts'
import worth from './worth.json' with { type: 'json' }

/** What a line of copy is worth that says an offer or what it is about. */
export const TELLING = 1.5
/** What a fact is worth to readers, beside 1 for any other; it decides which line is taken. */
const WORTH: Partial<Record<Blank, number>> = worth.worth
/** Blanks that say the same in other words. */
const SAME: Partial<Record<Blank, string>> = worth.same
/** What a subject or a headline is where no line of the deck that names it is short enough. */
const BARE: Partial<Record<CopyPlace, string[]>> = worth.bare
const ALL_BARE: ReadonlySet<Line> = new Set(Object.values(BARE).flat())
/** What a line is worth less that says nothing but facts. */
const BARELY = -1.2
/** Lines so near to the best are as good: those that say no word again come first, then the seed decides. */
const NEAR = 0.5
/** Blanks that may come again: names of people and of the sender. */
const AGAIN: ReadonlySet<Blank> = new Set(['sender', 'person'])

interface Terms {
  /** Blanks that the line is not to print. */
  avoid?: readonly Blank[]
  /** What it must be worth. */
  least?: number
  /** It may have no word of copy that was said already; without this, such a line comes after all others. */
  onlyFresh?: boolean
  /** Words that it is not to be. */
  isBarred?: (text: string) => boolean
}

/** Gives the lines of one deck, so that no fact is said by two of them. */
export interface Copywriter {
  /** A line for a place, filled, or none. */
  line: (place: CopyPlace, terms?: Terms) => Filled | undefined
  /** A heading over a part, without repeating a heading that stands already. */
  heading: (part: PartHeading) => string | undefined
  /** Notes that something was said without copy. */
  note: (...blanks: Blank[]) => void
}

/** What the copywriters of one email share: the words that it has said. */
export interface Copybook {
  deck: Deck
  known: Known
  choice: Choice
  words: Set<string>
}

const factOf = (blank: Blank): Blank => (SAME[blank] as Blank) ?? blank

/** The line with an offer's discount alone, for places that the whole offer is too long for. */
const briefly = (line: Line): Line => {
  const brief = wordsOf(line).replaceAll('{offer}', '{discount}')
  return typeof line === 'string' ? brief : { ...line, line: brief }
}

function linesAt(place: CopyPlace, deck: Deck): readonly Line[] {
  const lines = (deck[place] ?? []).flatMap(line => (blanksOf(line).includes('offer') ? [line, briefly(line)] : line))
  const names = new Set(lines.flatMap(blanksOf))
  return [...lines, ...(BARE[place] ?? []).filter(line => blanksOf(line).every(blank => names.has(factOf(blank))))]
}

/** Would the line say a name twice, as "{topic} at {sender}" does where the topic has the sender's name? */
function isTwice(line: Line, { values }: Known): boolean {
  const said = blanksOf(line).map(blank => values[blank]?.text.toLowerCase() ?? '')
  return said.some((words, at) => said.some((other, nth) => nth !== at && other.includes(words)))
}

/** What a line says of the facts. */
const worthOf = (line: Line): number =>
  [...new Set(blanksOf(line))].reduce(
    (sum, blank) => sum + (WORTH[blank] ?? WORTH[factOf(blank)] ?? 1),
    ALL_BARE.has(line) ? BARELY : 0
  )

/** The words of a line that are its own, and the line itself. */
const ownWords = (line: Line): string[] => [wordsOf(line), ...tellingWords(wordsOf(line).replace(BLANK, ' '))]

/** A copywriter for the body of one email, or for its envelope: facts that one says the other may say too. */
export function copywriterOf({ deck, known, choice, words }: Copybook): Copywriter {
  const said = new Set<Blank>()
  const used = new Set<string>()
  const note = (...blanks: Blank[]) => {
    for (const blank of blanks) if (!AGAIN.has(blank)) said.add(factOf(blank))
  }
  const isFresh = ({ line }: { line: Line }) => !ownWords(line).some(word => words.has(word))
  /** One of the usable lines that say most that is new. */
  const take = (lines: readonly Line[], longest: number, terms: Terms = {}) => {
    const { avoid = [], least = 0, isBarred } = terms
    const isNew = (blank: Blank) => !said.has(factOf(blank)) && !avoid.includes(blank)
    const rated = lines
      .filter(line => isUsable(line, known) && blanksOf(line).every(isNew) && !isTwice(line, known))
      .map(line => ({ line, filled: fillLine(line, known), worth: worthOf(line) }))
      .filter(
        ({ filled: { text }, worth }) =>
          worth >= least && [...text].length <= longest && !used.has(text) && !isBarred?.(text)
      )
    const most = Math.max(...rated.map(({ worth }) => worth))
    const best = rated.filter(({ worth }) => worth >= most - NEAR)
    const fresh = best.filter(isFresh)
    const [first, ...others] = fresh.length > 0 || terms.onlyFresh ? fresh : best
    if (!first) return undefined
    const { filled, line } = choice.pick('line', [first, ...others], one => wordsOf(one.line))
    note(...filled.blanks)
    used.add(filled.text)
    for (const word of ownWords(line)) words.add(word)
    return filled
  }
  return {
    line: (place, terms) => take(linesAt(place, deck), LONGEST[place], terms),
    heading: part => take(deck.headings?.[part] ?? [], LONGEST.headline)?.text,
    note
  }
}

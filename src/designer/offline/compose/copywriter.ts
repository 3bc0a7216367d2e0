import type { Blank, CopyPlace, Deck, Line, PartHeading } from '../deck.ts'
import type { Choice } from './choice.ts'
import { blanksOf, type Filled, fillLine, isUsable, type Known, lengthOf, needsOf } from './lines.ts'

/** The most letters of a line of a place, filled. */
const LONGEST: Record<CopyPlace | 'heading', number> = {
  subject: 60,
  preheader: 110,
  eyebrow: 44,
  headline: 52,
  lead: 260,
  button: 30,
  body: 500,
  closing: 80,
  note: 160,
  heading: 60
}

/** Blanks that say the same in other words. */
const SAME: Partial<Record<Blank, Blank>> = { discount: 'offer', 'the topic': 'topic', 'a topic': 'topic' }
const factOf = (blank: Blank): Blank => SAME[blank] ?? blank
/** Blanks that may come again: names of people and of the sender. */
const AGAIN: ReadonlySet<Blank> = new Set(['sender', 'person'])

/** Gives the lines of one deck, so that no fact is said by two of them. */
export interface Copywriter {
  /** A line for a place, filled, or none; `avoid` names blanks that the place is not to print, `least` what it must be worth. */
  line: (place: CopyPlace, avoid?: readonly Blank[], least?: number) => Filled | undefined
  /** A heading over a part, without repeating a heading that stands already. */
  heading: (part: PartHeading) => string | undefined
  /** Notes that something was said without copy. */
  note: (...blanks: Blank[]) => void
}

/** Lines so near to the best are as good where that says a fact: the seed decides. */
const NEAR = 0.5
/** A name so long fills a line by itself, and stands over it already. */
const LONG_NAME = 24

/** A copywriter for the body of one email, or for its envelope: what one says the other may say too. */
export function copywriterOf(deck: Deck, known: Known, choice: Choice): Copywriter {
  const said = new Set<Blank>()
  const used = new Set<string>()
  const name = lengthOf(known.values.sender?.text ?? '') > LONG_NAME ? 0 : 0.5
  const note = (...blanks: Blank[]) => {
    for (const blank of blanks) if (!AGAIN.has(blank)) said.add(factOf(blank))
  }
  /** What a line says of the brief: facts count whole, names half, and what it only takes to be there half. */
  const worthOf = (line: Line): number =>
    [...new Set(blanksOf(line).map(factOf))].reduce((sum, blank) => sum + (AGAIN.has(blank) ? name : 1), 0) +
    needsOf(line).length / 2
  /** One of the usable lines that say most that is new. */
  const take = (lines: readonly Line[], longest: number, avoid: readonly Blank[] = [], least = 0) => {
    const rated = lines
      .filter(
        line => isUsable(line, known) && !blanksOf(line).some(one => said.has(factOf(one)) || avoid.includes(one))
      )
      .map(line => ({ filled: fillLine(line, known), worth: worthOf(line) }))
      .filter(({ filled, worth }) => worth >= least && lengthOf(filled.text) <= longest && !used.has(filled.text))
    const most = Math.max(...rated.map(({ worth }) => worth))
    const [first, ...others] = rated.filter(({ worth }) => worth >= most - (most >= 1 ? NEAR : 0))
    if (!first) return undefined
    const { filled } = choice.pick([first, ...others])
    note(...filled.blanks)
    used.add(filled.text)
    return filled
  }
  return {
    line: (place, avoid, least) => take(deck[place] ?? [], LONGEST[place], avoid, least),
    heading: part => take(deck.headings?.[part] ?? [], LONGEST.heading)?.text,
    note
  }
}

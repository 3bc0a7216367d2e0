import type { Blank, Opening } from '../copy/deck.ts'
import type { EmailFacts } from '../email-facts.ts'
import type { Kind } from '../kinds.ts'
import { isSum, meaningOf } from './labels.ts'
import type { Says } from './material.ts'
import { isAttended, mainOccasion, spanOf } from './when.ts'
import { capitalise, isEnded, point } from './words.ts'

/** What an opening sets large. */
export interface Figure {
  text: string
  heading?: string
  /** What else stands on it, a line each. */
  facts?: string[]
  /** Blanks that copy is not to fill any more. */
  blanks: Blank[]
  says: Says
}

/** Openings that live from a figure. */
export const FIGURED: ReadonlySet<Opening> = new Set(['product', 'ticket', 'big-number'])

/** The figure of an opening that lives from one, or none. */
export function figureOf(facts: EmailFacts, opening: Opening): Figure | undefined {
  if (opening === 'product') return thingOf(facts)
  if (opening === 'big-number') return bigNumber(facts)
  return opening === 'ticket' ? dayOf(facts) : undefined
}

/** Letters that a ticket's stub holds in large type, and of the lines beside it. */
const LONGEST_DAY = 26
const LONGEST_FACTS = 160

/** The day of what people come to, with hours, place and what it is. */
function dayOf(facts: EmailFacts): Figure | undefined {
  const at = mainOccasion(facts)
  const occasion = facts.occasions[at]
  if (!isAttended(facts.kind) || !occasion?.date || occasion.date.length > LONGEST_DAY) return undefined
  const { note, place } = occasion
  const isName = note !== undefined && !isEnded(note)
  const lines = [isName && note, spanOf(occasion), place, !isName && note].flatMap(line =>
    line ? [capitalise(line)] : []
  )
  if (lines.join().length > LONGEST_FACTS) return undefined
  const says = { [`occasions.${at}`]: 'figure' }
  return { text: capitalise(occasion.date), facts: lines, blanks: ['date', 'time', 'place'], says }
}

/** The only thing with its price: when nothing else is said of it, the opening says it all. */
function thingOf({ things, headline }: EmailFacts): Figure | undefined {
  const [thing, ...others] = things
  if (!thing?.price || others.length > 0 || headline || thing.text || thing.link || thing.picture) return undefined
  if (thing.name.length > 60 || thing.price.length > 20) return undefined
  return {
    text: thing.price,
    heading: point(thing.name),
    facts: thing.was ? [`Was ${thing.was}`] : [],
    blanks: ['item', 'price'],
    says: { 'things.0': 'figure' }
  }
}

/** Kinds of mail about a sum. */
const ABOUT_MONEY: ReadonlySet<Kind> = new Set(['receipt', 'appeal', 'listing', 'thanks'])
const FIGURE = /^(\S{0,11}\d\S{0,11}) (off .{2,40})$/i

/** An offer that begins with its figure, parted: "20%" and "off all mugs"; else the total that the email is about. */
function bigNumber({ kind, offer, headline, rows }: EmailFacts): Figure | undefined {
  const [, text, rest] = (!headline && FIGURE.exec(offer?.what ?? '')) || []
  if (text && rest) return { text, heading: point(rest), blanks: ['offer'], says: { 'offer.what': 'figure' } }
  const total = ABOUT_MONEY.has(kind) ? rows.find(row => isSum(row) && meaningOf(row.label) === 'Total') : undefined
  return total && total.value.length <= 12 ? { text: total.value, blanks: ['amount'], says: {} } : undefined
}

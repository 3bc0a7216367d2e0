import { type Brief, codeOf, factsOf } from '../../../brief-reader/brief.ts'
import type { Choice } from '../random.ts'
import { dateWords } from '../words.ts'

/** The words an email of one kind has of its own, around what the brief says. Nothing in them is a fact about the sender. */
export interface Copy {
  eyebrow?: string
  heading: string
  /** Said under the heading unless a sentence of the brief says more. */
  lead: string
  button: string
  /** What stands beside the subject, where that is not the lead. */
  preheader?: string
  /** Says better than the address what the button does. */
  label?: string
  /** A sentence or two that hold for any sender, for briefs that say little. */
  body?: string
  /** A sentence that belongs in every email of this sort, said after those of the brief. */
  always?: string
  /** A section of use to any reader, for briefs that say little. */
  extra?: { kind: 'steps' | 'features'; heading: string; items: { title: string; text?: string }[] }
  /** The line over the last button; without one there is no such section. */
  closing?: string
}

/** One or more ways to say it; the choice falls by the seed. */
export type Copies = [Copy, ...Copy[]]

/** What the copy of every kind is made from. */
export interface Terms {
  brief: Brief
  choice: Choice
  today: Date
  /** `Lumo Candles`, or `us` when the brief names no sender. */
  us: string
  /** `Lumo Candles`, or `we`. */
  we: string
  /** Is the sender named? */
  named: boolean
  /** What it is about, without article. */
  thing?: string
  /** `, Ines`, or nothing. */
  reader: string
  /** ` until Sunday`, ` from Thursday to Sunday`, or nothing. */
  until: string
  code?: string
  /** The first date of the brief. */
  date?: string
  /** The number of an order or an invoice. */
  number?: string
}

/** "open Saturdays": no day to come. */
const RECURRING = /days$/i

/** The days of a brief; of a receipt the day of the payment first, and no days of a stay or a course. */
export function datesOf(brief: Brief): string[] {
  const dates = factsOf(brief, 'date').filter(day => !RECURRING.test(day))
  if (brief.kind !== 'receipt') return dates
  const single = dates.filter(day => !/\d ?(?:–|-|to) ?\d/.test(day))
  return single.sort((a, b) => Number(isPaid(brief, b)) - Number(isPaid(brief, a)))
}

/** "€512 by card on 14 January" in the line that says what was paid. */
const isPaid = ({ source }: Brief, day: string): boolean =>
  /\b(?:paid|payment|charged|donated)\b[^\n]{0,60}$/i.test(
    source.slice(0, source.indexOf(day)).split('\n').at(-1) ?? ''
  )

export function termsOf(brief: Brief, choice: Choice, today: Date, thing?: string, reader?: string): Terms {
  const { brand, deadline, offerSpan } = brief
  const dates = datesOf(brief)
  const [code, date, number] = [codeOf(brief), dates[0], factsOf(brief, 'number')[0]]
  return {
    brief,
    choice,
    today,
    us: brand ?? 'us',
    we: brand ?? 'we',
    named: brand !== undefined,
    ...(thing && { thing }),
    reader: reader ? `, ${reader}` : '',
    until: offerSpan ? ` ${dateWords(offerSpan)}` : deadline ? ` until ${dateWords(deadline)}` : '',
    ...(code && { code }),
    ...(date && { date: dateWords(date) }),
    ...(number && { number })
  }
}

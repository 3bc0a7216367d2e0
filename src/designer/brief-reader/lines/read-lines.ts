import { isAside } from '../asides.ts'
import { askOf, partsOf } from '../ask.ts'
import type { Group, Kind, Thing } from '../brief.ts'
import { withoutQuotes } from '../quoted.ts'
import { hasVerb } from '../sentence-test.ts'
import { type Line, pairOf } from '../sentences.ts'
import { withoutEnds } from '../things.ts'
import { sentence } from '../tidy.ts'
import { readHeading, readPair, STEERING } from './labels.ts'
import { readBullet, readBulletOfTwo, readContents, readGroup, readTopics } from './lists.ts'
import { readAgent, readPerson, readSought } from './person.ts'
import type { Parts, Reading, Way } from './reading.ts'
import { readSpeakers } from './speakers.ts'
import { readSpecs, readSums } from './specs.ts'
import { readTotals } from './sums.ts'
import { readTariff } from './tariff.ts'
import { readChanges, readCounted, readEvent, readOrderLine, readPriced } from './things.ts'
import { isTariff, readAside, readClauses, readQuestion, readTitle } from './words.ts'

/**
 * Reads line by line; the first way of reading that fits a line takes it.
 * @param known May the first line ask for the email, and which sentences are all for readers?
 */
export function readLines(
  lines: Line[],
  kind: Kind,
  { asksFirst, isTold }: { asksFirst: boolean; isTold: (words: string) => boolean }
): Parts {
  const parts: Parts = {
    statements: [],
    fragments: [],
    things: [],
    totals: [],
    pairs: [],
    groups: [],
    asides: [],
    wanted: [],
    heads: [],
    understood: false
  }
  const reading: Reading = { kind, parts, first: asksFirst, opened: !asksFirst, isTold }
  for (const line of lines) {
    readLine(line, reading)
    reading.opened = false
    reading.first &&=
      (isAside(line.text) && !askOf(line.text, true)) ||
      /^\S+(?: \S+){0,4}\?$/.test(line.text) ||
      line.text.split(' ').length < 3 ||
      STEERING.test(pairOf(line.text)?.label ?? '')
  }
  const { things, notes } = bought(parts.things, kind)
  if (notes.length > 0)
    parts.groups.push({
      label: 'What to know',
      items: notes.map(({ title, text }) => ({ title, ...(text && { text }) }))
    })
  return {
    ...parts,
    things: things.map(thing => ({ ...thing, title: withoutEnds(thing.title) })),
    groups: parts.groups.filter(({ items }) => items.length > 1),
    statements: [...new Set([...parts.statements, ...parts.groups.flatMap(single)])],
    fragments: [...new Set(parts.fragments)]
  }
}

/** Beside things with prices, a line without one is a note: "free shipping over $100". */
function bought(things: Thing[], kind: Kind): { things: Thing[]; notes: Thing[] } {
  const notes = things.filter(({ price, title }) => !price && title.split(' ').length > 2)
  const areNotes =
    /^(?:cart|sale|restock)$/.test(kind) &&
    notes.length > 0 &&
    notes.length < things.length &&
    things.some(({ price }) => price)
  return areNotes ? { things: things.filter(thing => !notes.includes(thing)), notes } : { things, notes: [] }
}

/** A list of one is a sentence. */
const single = ({ items }: Group): string[] =>
  items.length === 1
    ? items.map(({ time, value, title, text }) =>
        sentence([time, value, title, text && `(${text})`].filter(Boolean).join(' '))
      )
    : []

/** Reads what is left of a line. */
function readRest(line: Line, reading: Reading): boolean {
  readLine(line, reading)
  return true
}

/** In their order: the narrow before the wide. */
const WAYS: Way[] = [
  readHeading,
  readAgent,
  readSought,
  readAside,
  readQuestion,
  readSums,
  readTotals(readRest),
  readTariff,
  readContents,
  readTopics,
  readGroup,
  readSpecs,
  readSpeakers,
  readOrderLine,
  readEvent,
  readChanges,
  readPriced,
  readBulletOfTwo,
  readPair,
  readCounted,
  readBullet,
  readTitle
]

/** Several sums in what was bought are a bill, whatever else the sentence says; so is one thing with its price. */
const isBill = (text: string, kind: Kind): boolean =>
  /^(?:order|receipt)$/.test(kind) &&
  ((text.match(/[£$€₹]\s?\d/g)?.length ?? 0) > 1 ||
    partsOf(text.replace(/[.]$/, '')).some(bit => PRICED_BIT.test(bit) && !hasVerb(bit)))

/** "10 class pass $45". */
const PRICED_BIT = /^[\p{L}\d][^£$€₹,:]{2,60} [£$€₹]\s?\d[\d.,]*$/u

/** What readers are told is no list of goods: those are items. */
const OF_GOODS: ReadonlySet<Way> = new Set([readOrderLine, readChanges, readPriced])

function readLine(line: Line, reading: Reading): void {
  const bare = { ...line, text: withoutQuotes(line.text.replace(COVER, '')) }
  const ways =
    reading.isTold(bare.text) && !isTariff(bare.text) && !isBill(bare.text, reading.kind)
      ? WAYS.filter(way => !OF_GOODS.has(way))
      : WAYS
  if (!bare.text || readPerson(readRest)(bare, reading) || ways.some(way => way(bare, reading))) return
  readClauses(bare.text, reading)
}

/** "Things to cover: they get …": the label is for us. */
const COVER =
  /^(?:an?|the) (?:short |little )?note that\s+|^(?:(?:it|the (?:e-?mail|receipt|invoice|message|notice)) should (?:show|include|list|have|contain|say|mention)(?: that)?\s+)|^(?:things to (?:cover|mention|include|say)|facts|needs|details|points|content|copy|message|key (?:points|messages|info|facts)|info(?:rmation)?|please (?:mention|include|say)|includes?|mention|context|also|note|notes|ps|p\.s\.|ask|request|task|what (?:i|we) need|the brief)\s*:\s+/i

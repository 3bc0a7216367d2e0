import { expect, it } from 'vitest'
import SHARED from '../compose/shared-copy.json' with { type: 'json' }
import { KINDS } from '../kinds.ts'
import {
  BLANKS,
  type Blank,
  blanksOf,
  COPY_PLACES,
  type CopyPlace,
  type Deck,
  FINDINGS,
  type KindCopy,
  type Line,
  LONGEST,
  OPENINGS,
  PART_HEADINGS,
  PARTS,
  VOICES
} from './deck.ts'

const FILES = import.meta.glob<KindCopy>('./*.json', { eager: true, import: 'default' })

it.each(Object.entries(FILES))('%s is fit to be used', (file, copy) => {
  expect(file).toBe(`./${copy.kind}.json`)
  expect(KINDS).toContain(copy.kind)
  expect(copyFaults(copy)).toEqual([])
})

it('is fit to be used where kinds share it', () => {
  const faults = Object.entries(SHARED).flatMap(([voice, deck]) => linesFaults(voice, deck))
  expect(faults).toEqual([])
})

it('names what is wrong with copy', () => {
  const faults = copyFaults({
    kind: 'sale',
    plans: [['header', 'opening', 'opening']],
    openings: ['type'],
    decks: {
      warm: {
        subject: ['{ofer} is on', 'x'.repeat(61), 'Ends today: save £5'],
        button: ["Don't miss it!!"],
        lead: ['{offer} until {until}.']
      }
    }
  })
  expect(faults.join('\n')).toMatch(
    new RegExp(
      [
        'three voices',
        '"opening" twice',
        'lacks "footer"',
        '"headline" has 0 lines',
        'names "ofer"',
        '61 letters',
        'could check',
        'worn out',
        'shouts',
        'no lead'
      ].join('.*'),
      's'
    )
  )
})

/** The most letters that a line of a place may have, with 12 for each blank. */
const MOST: Record<CopyPlace, number> = {
  subject: 60,
  preheader: 100,
  headline: LONGEST.headline,
  lead: 200,
  button: 26,
  body: 200,
  closing: 44,
  farewell: LONGEST.farewell,
  note: 140
}
const A_BLANK = 'x'.repeat(12)

/** Of these a voice has as many lines at least, which need nothing to have been read: the seed has a choice whatever a person says. */
const NEEDED: CopyPlace[] = ['subject', 'preheader', 'headline', 'lead', 'body', 'closing']
const VARIANTS = 6

const WORN =
  /\b(?:thrilled|excited to|don.t miss|elevate|discover|unlock|journey|curated|nestled|delve|seamless|game.chang|look no further|got you covered|the latest from|lorem)/i
/** What only the sender knows: figures and sums, and words that promise. */
const CHECKABLE =
  /[\d$€£%]|\b(?:today|tonight|tomorrow|free|limited|guarantee\w*|in stock|sold out|last chance|discount)\b/i
/** The opening says of facts what the email is about and whom it is for; all others have parts of their own. */
const IN_LEADS: readonly Blank[] = ['topic', 'the topic', 'sender', 'person']

const listed = (name: string, list: readonly string[]): boolean => list.includes(name)

/** What is wrong with the copy of a kind, each fault in a sentence; an empty list when it is fit to be used. */
function copyFaults(copy: KindCopy): string[] {
  const decks = Object.entries(copy.decks)
  return [
    ...(decks.length < 3 ? [`It has ${decks.length} decks; three voices are the least.`] : []),
    ...copy.plans.flatMap(planFaults),
    ...(copy.plans.length === 0 ? ['It has no plan.'] : []),
    ...(copy.openings.length === 0 ? ['It has no opening.'] : []),
    ...copy.openings.filter(name => !listed(name, OPENINGS)).map(name => `There is no opening "${name}".`),
    ...decks.flatMap(([voice, deck]) => deckFaults(voice, deck))
  ]
}

function planFaults(plan: string[]): string[] {
  const unknown = plan.filter(part => !listed(part, PARTS)).map(part => `There is no part "${part}".`)
  const twice = plan.filter((part, at) => plan.indexOf(part) !== at).map(part => `A plan has "${part}" twice.`)
  const lost = ['opening', 'footer'].filter(part => !plan.includes(part)).map(part => `A plan lacks "${part}".`)
  return [...unknown, ...twice, ...lost]
}

function deckFaults(voice: string, deck: Deck): string[] {
  const few = [
    ...NEEDED.map(place => [place, (deck[place] ?? []).filter(isFree).length] as const),
    ...Object.entries(deck.headings ?? {}).map(([part, lines]) => [`heading of ${part}`, lines.length] as const),
    ['button', deck.button?.length ?? 0] as const,
    ['farewell', deck.farewell?.length ?? VARIANTS] as const
  ].filter(([, count]) => count < VARIANTS)
  return [
    ...few.map(
      ([place, count]) => `${voice}: "${place}" has ${count} lines that need nothing; ${VARIANTS} is the least.`
    ),
    ...linesFaults(voice, deck)
  ]
}

function linesFaults(voice: string, { headings = {}, ...places }: Deck): string[] {
  const unknown = [
    ...Object.keys(places).filter(name => !listed(name, COPY_PLACES)),
    ...Object.keys(headings).filter(name => !listed(name, PART_HEADINGS))
  ].map(name => `There is no place "${name}".`)
  const all: [string, CopyPlace, Line[]][] = [
    ...Object.entries(places).map(([place, lines]): [string, CopyPlace, Line[]] => [place, place as CopyPlace, lines]),
    ...Object.entries(headings).map(([part, lines]): [string, CopyPlace, Line[]] => [
      `heading of ${part}`,
      'headline',
      lines
    ])
  ]
  const faults = [
    ...(listed(voice, VOICES) ? [] : ['There is no such voice.']),
    ...unknown,
    ...all.flatMap(([name, place, lines]) =>
      [...twiceIn(lines), ...lines.flatMap(line => lineFaults(place, voice, line))].map(fault => `${name}: ${fault}`)
    )
  ]
  return faults.map(fault => `${voice}: ${fault}`)
}

const twiceIn = (lines: readonly Line[]): string[] => {
  const all = lines.map(line => JSON.stringify(line))
  return all.filter((line, at) => all.indexOf(line) !== at).map(line => `${line} stands there twice.`)
}

const isFree = (line: Line): boolean =>
  blanksOf(line).length === 0 && (typeof line === 'string' || (!line.needs?.length && !line.lacks?.length))

function lineFaults(place: CopyPlace, voice: string, line: Line): string[] {
  const { line: words, needs = [], lacks = [] } = typeof line === 'string' ? { line } : line
  const own = words.replace(/\{[a-z ]+\}/g, '')
  const length = words.replace(/\{[^}]*\}/g, A_BLANK).length
  const names = [...blanksOf(line), ...needs, ...lacks].filter(name => !listed(name, BLANKS) && !listed(name, FINDINGS))
  const shouts = (words.match(/!/g) ?? []).length > (voice === 'lively' ? 1 : 0)
  const about = `"${words}"`
  return [
    ...(length > MOST[place]
      ? [`${about} has ${length} letters with its blanks filled; ${MOST[place]} is the most.`]
      : []),
    ...names.map(name => `${about} names "${name}", which is no blank.`),
    ...(/[{}]/.test(own) ? [`${about} has a brace that is no blank.`] : []),
    ...(CHECKABLE.test(own) ? [`${about} says what a reader could check.`] : []),
    ...(WORN.test(words) ? [`${about} is worn out.`] : []),
    ...(shouts ? [`${about} shouts.`] : []),
    ...(place === 'lead' && blanksOf(line).some(name => !listed(name, IN_LEADS)) ? [`${about} is no lead.`] : [])
  ]
}

import { expect, it } from 'vitest'
import { KINDS } from '../kinds.ts'
import {
  BLANKS,
  blanksOf,
  COPY_PLACES,
  type CopyPlace,
  type Deck,
  FINDINGS,
  type KindCopy,
  type Line,
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

it('names what is wrong with copy', () => {
  const faults = copyFaults({
    kind: 'sale',
    plans: [['header', 'opening', 'opening']],
    openings: ['type'],
    decks: { warm: { subject: ['{ofer} is on', 'x'.repeat(61)], button: ["Don't miss it!!"] } }
  })
  expect(faults.join('\n')).toMatch(
    /three voices.*"opening" twice.*lacks "footer".*"headline" has no line.*names "ofer".*61 letters.*worn out.*shouts/s
  )
})

/** The most letters that a line of a place may have, with 12 for each blank. */
const MOST: Partial<Record<CopyPlace, number>> = {
  subject: 60,
  preheader: 100,
  eyebrow: 36,
  headline: 60,
  lead: 220,
  button: 28,
  closing: 70,
  note: 140
}
const A_BLANK = 'x'.repeat(12)

/** Places that no deck may lack, each with a line that needs nothing to have been read. */
const NEEDED: CopyPlace[] = ['subject', 'preheader', 'headline', 'lead', 'button', 'closing', 'note']

const WORN =
  /\b(?:thrilled|excited to|don't miss|elevate|unlock|journey|curated|nestled|delve|seamless|game.chang|look no further|lorem)/i

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
  const { headings = {}, ...places } = deck
  const unknown = [
    ...Object.keys(places).filter(name => !listed(name, COPY_PLACES)),
    ...Object.keys(headings).filter(name => !listed(name, PART_HEADINGS))
  ].map(name => `There is no place "${name}".`)
  const faults = [
    ...(listed(voice, VOICES) ? [] : ['There is no such voice.']),
    ...unknown,
    ...NEEDED.filter(place => !(places[place] ?? []).some(isFree)).map(
      place => `"${place}" has no line that needs nothing to have been read.`
    ),
    ...Object.entries(places).flatMap(([place, lines]) =>
      lines.flatMap(line => lineFaults(place as CopyPlace, line).map(fault => `${place}: ${fault}`))
    ),
    ...Object.entries(headings).flatMap(([part, lines]) =>
      lines.flatMap(line => lineFaults('headline', line).map(fault => `heading of ${part}: ${fault}`))
    )
  ]
  return faults.map(fault => `${voice}: ${fault}`)
}

const isFree = (line: Line): boolean =>
  blanksOf(line).length === 0 && (typeof line === 'string' || (!line.needs?.length && !line.lacks?.length))

function lineFaults(place: CopyPlace, line: Line): string[] {
  const { line: words, needs = [], lacks = [] } = typeof line === 'string' ? { line } : line
  const length = words.replace(/\{[^}]*\}/g, A_BLANK).length
  const most = MOST[place] ?? 400
  const names = [...blanksOf(line), ...needs, ...lacks].filter(name => !listed(name, BLANKS) && !listed(name, FINDINGS))
  const about = `"${words}"`
  return [
    ...(length > most ? [`${about} has ${length} letters with its blanks filled; ${most} is the most.`] : []),
    ...names.map(name => `${about} names "${name}", which is no blank.`),
    ...(/[{}]/.test(words.replace(/\{[a-z ]+\}/g, '')) ? [`${about} has a brace that is no blank.`] : []),
    ...(WORN.test(words) ? [`${about} is worn out.`] : []),
    ...((words.match(/!/g) ?? []).length > 1 ? [`${about} shouts.`] : [])
  ]
}

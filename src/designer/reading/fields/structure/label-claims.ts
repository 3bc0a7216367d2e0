import type { GuessPlace } from '../../../../compose/reading/brief-reading.ts'
import type { Span } from '../../reading.ts'
import { CERTAIN, type Claim, claim, LIKELY, type Read, SURE } from '../claim.ts'
import data from '../data/labels.json' with { type: 'json' }
import { buttonsIn } from '../guess/button.ts'
import { offerIn } from '../guess/offer.ts'
import { senderIn } from '../guess/sender-parts.ts'
import { type Page, typed } from '../page.ts'
import { capital, spoken, toReader } from '../turn/to-reader.ts'
import { joinedRows } from './label-parts.ts'
import { occasionOf, unknownRow } from './label-rows.ts'
import { type Labelled, type LabelName, labelOf } from './labels.ts'

type Rule = (page: Page, row: Labelled) => Claim[]

const line =
  (path: Extract<GuessPlace, { value: string }>['path'], turn: (text: string) => string = words => words): Rule =>
  (page, { body, line: { span } }) => [claim({ path, value: turn(typed(page, body)) } as GuessPlace, span, CERTAIN)]

/** A sentence; a label that says something is its beginning. */
const sentenceOf: Rule = (page, { label, body, line: { span } }) => {
  const buttons = buttonsIn(page, span).filter(({ confidence }) => confidence >= SURE)
  if (buttons.length > 0 && body.length < SHORT) return buttons
  const words = SILENT.test(label) ? typed(page, body) : `${label} ${typed(page, body)}`
  return [claim({ path: 'sentences', value: toReader(words) }, span, LIKELY)]
}
const SILENT = new RegExp(`^(?:${data.silent})$`, 'i')

const RULES: Partial<Record<LabelName, Rule>> = {
  sender: (page, { body }) => senderIn(page, body, CERTAIN),
  trade: line('sender.trade'),
  address: line('sender.address'),
  topic: line('topic', words => capital(spoken(words).split(/,\s|\s\(/)[0]!)),
  offer: (page, { body, line: { span } }) => {
    const read = offerIn(page, body, true)
    return read.length > 0 ? read : [claim({ path: 'offer.what', value: typed(page, body) }, span)]
  },
  code: line('offer.code'),
  terms: line('offer.terms', capital),
  subject: line('subject'),
  headline: line('headline'),
  preheader: line('preheader'),
  signOff: line('signOff'),
  button: (page, { body, line: { span } }) => {
    const read = buttonsIn(page, body)
    return read.length > 0 ? read : [claim({ path: 'buttons', value: { label: typed(page, body) } }, span, CERTAIN)]
  },
  sentences: sentenceOf
}
/** Labels that mean this in a form of many rows only. */
const IN_FORMS: ReadonlySet<LabelName> = new Set([
  'sender',
  'topic',
  'name',
  'price',
  'text',
  'work',
  'audience',
  'sentences'
])
/** In signs: a longer one is a sentence that names an address. */
const SHORT = 60
const FORM = 3

/** Reads the lines that have a label, each whole. What is said to the designer is a direction. */
export function readLabels(page: Page, isFree: (span: Span) => boolean): Read {
  const all = page.lines.filter(({ span }) => isFree(span)).flatMap(one => labelOf(page, one) ?? [])
  const isForm = all.length >= FORM
  const rows = all.filter(({ name }) => isForm || !name || !IN_FORMS.has(name))
  const parts = joinedRows(page, rows)
  const apart = rows.filter(row => !parts.rows.includes(row))
  const forUs = apart.filter(({ name }) => name === 'look' || name === 'work' || name === 'audience')
  const read = apart
    .filter(row => !forUs.includes(row))
    .map(row => ({ row, claims: claimsOf(page, row, rows, isForm) }))
  return {
    claims: [...parts.claims, ...read.flatMap(({ claims }) => claims)],
    taken: [...parts.rows, ...forUs, ...read.filter(({ claims }) => claims.length > 0).map(({ row }) => row)].map(
      row => row.line.span
    ),
    directions: forUs.map(({ name, line: { span } }) => ({ span, role: name === 'look' ? 'look' : 'note' }))
  }
}

function claimsOf(page: Page, row: Labelled, all: readonly Labelled[], isForm: boolean): Claim[] {
  const { name } = row
  if (name === 'until') return all.some(one => one.name === 'offer') ? untilOf(page, row) : [occasionOf(page, row)]
  const rule = name && RULES[name]
  return rule ? rule(page, row) : unknownRow(page, row, isForm)
}

const untilOf = line('offer.until')

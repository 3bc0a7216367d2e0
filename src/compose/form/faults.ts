import { linkUrl, MERGE_TAG } from '../../email/sections/urls.ts'
import { FactFields, type FieldName } from '../email-facts.ts'
import { impossibleDay, impossibleTime } from './days.ts'
import SAYS from './faults.json' with { type: 'json' }
import { type FormPath, fieldOf, inputsOf, partOf } from './paths.ts'
import { paragraphsOf } from './rows.ts'
import { LINE, type PartType } from './table.ts'

const FREE = new Set(SAYS.pricesWithoutFigure)
const SCHEME = /^\s*[a-z][a-z0-9+.-]*:(?!\d+(\/|$))/i
const TELEPHONE = /^\+?[\d\s().-]{5,}$/

const RULES: Record<PartType, (text: string) => string | undefined> = {
  price: text => (/\p{N}/u.test(text) || FREE.has(text.trim().toLowerCase()) ? undefined : SAYS.price),
  link: linkFault,
  date: text => filled(SAYS.date, { day: impossibleDay(text) }),
  time: text => filled(SAYS.time, { time: impossibleTime(text) })
}

function linkFault(text: string): string | undefined {
  if (TELEPHONE.test(text) || linkUrl(text) !== undefined) return undefined
  return SCHEME.test(text) ? SAYS.scheme : SAYS.link
}

/**
 * What is wrong with the words of one input, as a sentence that says what to write instead; nothing where they are fine, empty
 * ones too. Markup is plain text, and a merge tag may stand anywhere.
 */
export function faultOf(path: FormPath, part: string, text: string): string | undefined {
  if (text.trim() === '') return undefined
  if (path === 'sentences') return textFault(text)
  const type = inputsOf(path)[part]?.type
  const wrong = type && !MERGE_TAG.test(text) ? RULES[type](text) : undefined
  return wrong ?? lengthFault(path, part, text.trim())
}

/** Of paragraphs one may be too long; too many are no fault of their words. */
function textFault(text: string): string | undefined {
  const faults = paragraphsOf(text).map(paragraph => ({ paragraph, most: mostOf('sentences', [paragraph]) }))
  const wrong = faults.find(({ most }) => most !== undefined)
  return wrong && filled(SAYS.paragraph, { most: wrong.most, length: wrong.paragraph.length })
}

function lengthFault(path: FormPath, part: string, text: string): string | undefined {
  const field = fieldOf(path)
  const value = part !== LINE ? { [part]: text } : field === path ? text : { [partOf(path)]: text }
  const listed = Array.isArray(FactFields.shape[field].safeParse([]).data)
  return filled(SAYS.long, { most: mostOf(field, listed ? [value] : value), length: text.length })
}

/** The sentence about a field with more rows than an email holds. */
export const manyFault = (path: FormPath, entries: readonly unknown[]): string | undefined =>
  filled(path === 'sentences' ? SAYS.paragraphs : SAYS.many, { most: mostRows(fieldOf(path), entries) })

/** How many rows a list may have, where it has more. */
export const mostRows = (field: FieldName, rows: readonly unknown[]): number | undefined =>
  maximumIn(field, rows, place => place.length === 0)

/** How long words may be, where those of a value are longer. */
const mostOf = (field: FieldName, value: unknown): number | undefined => maximumIn(field, value, () => true)

function maximumIn(field: FieldName, value: unknown, counts: (place: readonly unknown[]) => boolean) {
  const issues = FactFields.shape[field].safeParse(value).error?.issues ?? []
  const big = issues.find(({ code, path }) => code === 'too_big' && counts(path))
  return big && 'maximum' in big ? Number(big.maximum) : undefined
}

/** A sentence with its blanks filled; nothing where one is missing. */
function filled(sentence: string, blanks: Record<string, string | number | undefined>): string | undefined {
  if (Object.values(blanks).some(value => value === undefined)) return undefined
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = blanks[name]
    return typeof value === 'number' ? value.toLocaleString('en') : String(value)
  })
}

import { linkUrl, MERGE_TAG } from '../../email/sections/urls.ts'
import { impossibleDay, impossibleTime } from './days.ts'
import SAYS from './faults.json' with { type: 'json' }
import { longestOf, mostRows } from './limits.ts'
import { type FormPath, inputsOf } from './paths.ts'
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
  const most = longestOf('sentences', LINE)
  const long = paragraphsOf(text).find(paragraph => paragraph.length > most)
  return long && filled(SAYS.paragraph, { most, length: long.length })
}

function lengthFault(path: FormPath, part: string, text: string): string | undefined {
  const most = longestOf(path, part)
  return text.length > most ? filled(SAYS.long, { most, length: text.length }) : undefined
}

/** The sentence about a list, or a text, with more entries than an email holds. */
export function manyFault(path: FormPath, count: number): string | undefined {
  const most = mostRows(path)
  return count > most ? filled(path === 'sentences' ? SAYS.paragraphs : SAYS.many, { most }) : undefined
}

/** A sentence with its blanks filled; nothing where one is missing. */
function filled(sentence: string, blanks: Record<string, string | number | undefined>): string | undefined {
  if (Object.values(blanks).some(value => value === undefined)) return undefined
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = blanks[name]
    return typeof value === 'number' ? value.toLocaleString('en') : String(value)
  })
}

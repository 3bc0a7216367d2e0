import type { Splice } from '../../email/source/source.ts'
import { type Glyph, wordsOf } from './glyphs.ts'
import { valuePattern } from './value-pattern.ts'

/** A value as it stands in a text. */
export interface Occurrence {
  /** In glyphs. */
  from: number
  to: number
  /** As it is written there. */
  found: string
  /** The value that is to be found, in the form in which it stands: with a capital, or in capitals. */
  form: Form
}

type Form = 'same' | 'capital' | 'capitals'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const IN_FORM: Record<Form, (text: string) => string> = {
  same: text => text,
  capital,
  capitals: text => text.toUpperCase()
}

/** Where a value stands in glyphs, in order. Codes and addresses keep their case; other words may begin a sentence or be capitals. */
export function occurrencesOf(glyphs: readonly Glyph[], value: string): Occurrence[] {
  const words = wordsOf(glyphs)
  const forms = formsOf(value)
  const found = forms.flatMap(form =>
    matchesOf(words, IN_FORM[form](value)).map((each): Occurrence => ({ ...each, form }))
  )
  return found
    .filter(({ form, from }) => form !== 'capital' || isSentenceStart(words, from))
    .toSorted((one, other) => one.from - other.from)
}

function formsOf(value: string): Form[] {
  const letters = value.match(/\p{L}/gu)?.length ?? 0
  const isFixed = letters < 4 || (!/\s/.test(value.trim()) && /[\d@/.]/.test(value))
  const forms: Form[] = ['same']
  if (!isFixed && capital(value) !== value) forms.push('capital')
  if (!isFixed && value.toUpperCase() !== value) forms.push('capitals')
  return forms
}

const matchesOf = (words: string, value: string) => {
  const pattern = valuePattern(value)
  return pattern
    ? [...words.matchAll(pattern)].map(({ 0: found, index }) => ({ from: index, to: index + found.length, found }))
    : []
}

const isSentenceStart = (words: string, at: number): boolean =>
  /(?:^|[.!?:\n\u2029…])["“‘(\s]*$/u.test(words.slice(0, at))

/** A sum keeps the way in which it is written: `£4.00` becomes `£5.00`. */
function asSum(found: string, after: string): string {
  const [was] = /[.,]00(?=\D*$)/.exec(found) ?? []
  const isSum = /\p{Sc}/u.test(found) && /^\p{Sc}?\d+([.,]00)?\p{Sc}?$/u.test(after)
  if (!isSum || !/\p{Sc}/u.test(after)) return after
  if (was) return /[.,]\d\d(?=\D*$)/.test(after) ? after : after.replace(/\d+/, figure => figure + was)
  return /[.,]\d/.test(found) ? after : after.replace(/[.,]00(?=\D*$)/, '')
}

/** A value written as another one stands: the same case, and the same decimals of a sum. */
export const written = ({ found, form }: Occurrence, after: string): string => asSum(found, IN_FORM[form](after))

/**
 * The splices that put another value where one stands. Where both have as many words, white space and marks between them stay, and
 * so do words that are the same; else the first word's place takes all.
 */
export function spliced(
  glyphs: readonly Glyph[],
  { from, to }: Pick<Occurrence, 'from' | 'to'>,
  next: string,
  write: (text: string) => string
): Splice[] {
  const own = glyphs.slice(from, to)
  const runs = wordRuns(own)
  const words = next.trim().split(/\s+/)
  if (runs.length === words.length) return runs.flatMap((run, at) => replaced(run, words[at] as string, write))
  if (isUnbroken(own)) return replaced(own, next.trim(), write)
  const [first = [], ...rest] = runs
  const blanks = own.filter(({ char }) => /\s/.test(char) && char !== '\n').map(glyph => [glyph])
  return [...replaced(first, next.trim(), write), ...[...rest, ...blanks].flatMap(run => replaced(run, '', write))]
}

function wordRuns(glyphs: readonly Glyph[]): Glyph[][] {
  const runs: Glyph[][] = []
  let isOpen = false
  for (const glyph of glyphs) {
    const isBlank = /\s/.test(glyph.char)
    if (!isBlank && isOpen) runs.at(-1)?.push(glyph)
    else if (!isBlank) runs.push([glyph])
    isOpen = !isBlank
  }
  return runs
}

const follows = (one: Glyph | undefined, other: Glyph): boolean => one?.to === other.from || one?.from === other.from
const isUnbroken = (glyphs: readonly Glyph[]): boolean =>
  glyphs.slice(1).every((glyph, at) => follows(glyphs[at], glyph))

/** New words for a run of glyphs; what is marked inside it keeps its marks, and the first stretch takes the words. */
function replaced(run: readonly Glyph[], next: string, write: (text: string) => string): Splice[] {
  if (wordsOf(run) === next) return []
  const stretches: Glyph[][] = []
  for (const glyph of run) {
    const last = stretches.at(-1)
    if (last && follows(last.at(-1), glyph)) last.push(glyph)
    else stretches.push([glyph])
  }
  return stretches.map((stretch, at) => ({
    from: stretch[0]?.from ?? 0,
    to: stretch.at(-1)?.to ?? 0,
    insert: at === 0 ? write(next) : ''
  }))
}

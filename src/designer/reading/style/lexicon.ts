import { parseColour } from '../../../email/theme/colour-words.ts'
import { FONTS, fontKey } from '../../../email/theme/fonts.ts'
import data from '../data/wishes.json' with { type: 'json' }
import type { Span, StyleWish } from '../reading.ts'

type Wish = StyleWish extends infer One ? (One extends StyleWish ? Omit<One, 'span'> : never) : never

/** A word of a look, or a colour by value, and whether a clause begins with it. */
export interface Word extends Span {
  text: string
  begins: boolean
}

const WORD = /#[\da-f]{3,8}\b|\b(?:rgb|hsl)\([\d\s,.%]{5,30}\)|\p{L}[\p{L}'-]*/giu
const CLAUSE = /[.,;!?\n()]/
/** No wish has more words. */
const MOST_WORDS = 4

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const [DENIES, SOFT] = [setOf(data.denies), setOf(data.soft)]
/** Words of a look that mean nothing by themselves. */
const SPEAKS = setOf(data.speaks)
const isWish = (name: string, words: string): Wish => {
  const [wish, value = wish === 'mood' ? words : undefined] = name.split(' ')
  return { wish, ...(value && { value }) } as Wish
}

function tableOf(lists: Record<string, string>, sign: string): Map<string, Wish[]> {
  const table = new Map<string, Wish[]>()
  for (const [name, list] of Object.entries(lists))
    for (const words of list.split(sign)) table.set(words, [...(table.get(words) ?? []), isWish(name, words)])
  return table
}

const faces = Object.values(FONTS).map(({ label }): [string, Wish[]] => [
  label.toLowerCase(),
  [{ wish: 'font', value: fontKey(label) ?? label }]
])
const WISHES = new Map([...faces, ...tableOf(data.wishes, '|')])
const DENIED = tableOf(data.denied, ' ')

export function wordsOf(text: string, { at, length }: Span): Word[] {
  let end = 0
  return [...text.slice(at, at + length).matchAll(WORD)].map(({ 0: word, index }) => {
    const begins = CLAUSE.test(text.slice(at + end, at + index))
    end = index + word.length
    return { text: word.toLowerCase(), at: at + index, length: word.length, begins }
  })
}

/** The wishes that some words mean: of a look, of a face of type, of a colour. */
function meaningOf(words: string): Wish[] | undefined {
  const colour = WISHES.has(words) ? undefined : parseColour(words)
  return colour ? [{ wish: 'colour', value: colour }] : WISHES.get(words)
}

/** Wishes with their words. What is denied is none: "not too churchy", "no pink"; but "no photos" is one. */
export function wishesAmong(words: readonly Word[]): { from: number; to: number; wish: Wish }[] {
  const found: { from: number; to: number; wish: Wish }[] = []
  let isDenied = false
  for (let from = 0; from < words.length; ) {
    const { text, begins } = words[from]!
    if (begins) isDenied = false
    const [size, meant] = isDenied ? [1, DENIED.get(text)] : longest(words, from)
    const to = from + size
    found.push(...(meant ?? []).map(wish => ({ from, to, wish })))
    isDenied = DENIES.has(text) || (isDenied && (SOFT.has(text) || meaningOf(text) !== undefined))
    from = to
  }
  return found
}

/** The longest run of words in a clause that means something. */
function longest(words: readonly Word[], from: number): [number, Wish[] | undefined] {
  const next = words.findIndex(({ begins }, at) => begins && at > from)
  const most = Math.min(MOST_WORDS, (next < 0 ? words.length : next) - from)
  for (let size = most; size > 0; size--) {
    const run = words.slice(from, from + size).map(({ text }) => text)
    const isBare = size > 1 && (SOFT.has(run[0]!) || SOFT.has(run.at(-1)!))
    const meant = isBare && !WISHES.has(run.join(' ')) ? undefined : meaningOf(run.join(' '))
    if (meant) return [size, meant]
  }
  return [1, undefined]
}

/** Do these words speak of nothing but looks: "navy and cream, keep it minimal", "no pink"? */
export function isLook(words: readonly Word[]): boolean {
  const wishes = wishesAmong(words)
  const others = words.filter((_, at) => !wishes.some(({ from, to }) => from <= at && at < to))
  const isMeant = ({ text }: Word): boolean => meaningOf(text) !== undefined
  const isGlue = ({ text }: Word): boolean => SPEAKS.has(text) || SOFT.has(text) || DENIES.has(text)
  return (wishes.length > 0 || others.some(isMeant)) && others.every(word => isGlue(word) || isMeant(word))
}

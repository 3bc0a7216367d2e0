import type { Token } from '../tokens.ts'
import { wordSet } from '../words.ts'
import words from './words.json' with { type: 'json' }

/** A size in px, or what the size that is there is multiplied by. */
export type SizeValue = { px: number } | { factor: number }

const { alone, factors, units }: Record<'alone' | 'factors' | 'units', Record<string, number>> = words
const LARGER = wordSet(words.larger)
const SURELY_LARGER = wordSet(words['surely-larger'])
const SMALLER = wordSet(words.smaller)
const SLIGHTLY = wordSet(words.slightly)
const MUCH = wordSet(words.much)
/** A bare number this large is one of pixels. */
const LEAST_PX = 10

const has = (tokens: readonly Token[], known: ReadonlySet<string>): boolean => tokens.some(({ key }) => known.has(key))

/** The size that some words mean. `all` are the words of the whole wish, where "make … smaller" says which way. */
export function sizeIn(tokens: readonly Token[], all: readonly Token[]): SizeValue | undefined {
  const at = tokens.findIndex(({ shape }) => shape === 'number')
  const [, number, unit = tokens[at + 1]?.key ?? ''] = /^(\d+(?:\.\d+)?)(px|pt)?$/.exec(tokens[at]?.text ?? '') ?? []
  if (number && (unit in units || Number(number) >= LEAST_PX)) return { px: Number(number) * (units[unit] ?? 1) }
  const isSmaller = has(tokens, SMALLER) && !has(tokens, SURELY_LARGER)
  const isLarger = !isSmaller && (has(tokens, LARGER) || has(all, LARGER))
  const said = (known: Record<string, number>) => tokens.map(({ key }) => known[key]).find(Boolean)
  const factor = said(alone)
  if (!isSmaller && !isLarger && !has(all, SMALLER)) return factor ? { factor } : undefined
  const percent = tokens.find(({ shape }) => shape === 'percent')
  const step = percent ? 1 + Number.parseFloat(percent.text) / 100 : (said(factors) ?? stepOf(tokens))
  return { factor: isLarger ? step : 1 / step }
}

const stepOf = (tokens: readonly Token[]): number => (has(tokens, MUCH) ? 1.5 : has(tokens, SLIGHTLY) ? 1.12 : 1.25)

const COUNTS = new Map<string, number>([
  ...words.numbers.split(' ').map((word, at) => [word, at] as const),
  ...words.tens.split(' ').map((word, at) => [word, 30 + 10 * at] as const),
  ['couple', 2]
])

/** How many: "30", "thirty", "twenty-five", "a couple of". */
export function countIn(tokens: readonly Token[]): number | undefined {
  const counts = tokens.map(({ key, shape, text }) =>
    shape === 'number'
      ? Number.parseInt(text, 10)
      : key.split('-').reduce((sum, word) => sum + (COUNTS.get(word) ?? Number.NaN), 0)
  )
  return counts.find(count => count > 0)
}

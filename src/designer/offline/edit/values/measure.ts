import type { Token } from '../tokens.ts'

/** A size in px, or what the size that is there is multiplied by. */
export type SizeValue = { px: number } | { factor: number }

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const LARGER = words(
  'bigger larger big large huge enlarge increase grow up wider wide taller massive more blow raise bump greater readable legible full full-width giant'
)
const SMALLER = words(
  'smaller small tiny shrink reduce decrease down narrower narrow less shorter finer thinner scale lower little'
)
const SLIGHTLY = words('bit little slightly touch tad smidge notch hair shade small somewhat wee')
const MUCH = words('much lot way huge far massive really double good giant considerably')
const FRACTIONS: Record<string, number> = { half: 0.5, third: 1 / 3, quarter: 0.25, tenth: 0.1, fifth: 0.2 }

const has = (tokens: readonly Token[], known: ReadonlySet<string>): boolean => tokens.some(({ key }) => known.has(key))

/** The size that some words mean. `all` are the words of the whole wish, where "make … smaller" says which way. */
export function sizeIn(tokens: readonly Token[], all: readonly Token[]): SizeValue | undefined {
  const number = tokens.find(({ shape }) => shape === 'number')
  const unit = /^(\d+(?:\.\d+)?)(px|pt)?$/.exec(number?.text ?? '')
  const next = number && tokens[tokens.indexOf(number) + 1]
  if (unit && (unit[2] || /^(?:px|pixels?|pt|points?)$/.test(next?.key ?? '') || Number(unit[1]) >= 10))
    return { px: Number(unit[1]) * (unit[2] === 'pt' || /^p(?:t|oints?)$/.test(next?.key ?? '') ? 4 / 3 : 1) }
  const isSmaller = has(tokens, SMALLER) && !has(tokens, words('bigger larger up more increase'))
  const isLarger = !isSmaller && (has(tokens, LARGER) || has(all, LARGER))
  if (!isSmaller && !isLarger && !has(all, SMALLER)) return doubled(tokens)
  const step = stepOf(tokens)
  return { factor: isLarger ? step : 1 / step }
}

function stepOf(tokens: readonly Token[]): number {
  const share = tokens.map(({ key }) => FRACTIONS[key]).find(each => each !== undefined)
  const percent = tokens.find(({ shape }) => shape === 'percent')
  if (percent) return 1 + Number.parseFloat(percent.text) / 100
  if (share !== undefined) return share === 0.5 ? 1.5 : 1 / (1 - share)
  if (tokens.some(({ key }) => /^(?:twice|double)$/.test(key))) return 2
  return has(tokens, MUCH) ? 1.5 : has(tokens, SLIGHTLY) ? 1.12 : 1.25
}

function doubled(tokens: readonly Token[]): SizeValue | undefined {
  if (tokens.some(({ key }) => /^(?:twice|double)$/.test(key))) return { factor: 2 }
  return tokens.some(({ key }) => key === 'half') ? { factor: 0.5 } : undefined
}

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' '
  )
const TENS: Record<string, number> = {
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100
}

/** How many: "30", "thirty", "a couple of". */
export function countIn(tokens: readonly Token[]): number | undefined {
  for (const { key, shape, text } of tokens) {
    if (shape === 'number') return Number.parseInt(text, 10)
    const [tens = '', ones = ''] = key.split('-')
    if (TENS[tens] !== undefined) return (TENS[tens] ?? 0) + Math.max(0, NUMBERS.indexOf(ones))
    if (NUMBERS.indexOf(key) > 0) return NUMBERS.indexOf(key)
    if (key === 'couple') return 2
  }
  return undefined
}

import { parse, type Selector } from 'css-what'

/** One selector of a rule's list. */
export interface ParsedSelector {
  text: string
  tokens: Selector[]
  /** By the rules of Selectors 4, as one number that compares. */
  specificity: number
  /** Decided by the document alone, so that a style attribute can say it. */
  isStatic: boolean
}

const LONGEST = 1_000
const STATIC_PSEUDOS: ReadonlySet<string> = new Set(
  'first-child last-child only-child nth-child nth-last-child first-of-type last-of-type only-of-type nth-of-type nth-last-of-type empty not is where matches root link any-link'.split(
    ' '
  )
)

/** The selectors of a rule; those nobody can read are left out. */
function parseSelectors(source: string): ParsedSelector[] {
  if (source.length > LONGEST * 20) return []
  try {
    return parse(source).map((tokens, at, all) =>
      described(tokens, all.length === 1 ? source.trim() : splitList(source)[at])
    )
  } catch {
    return splitList(source).flatMap(single => {
      try {
        return parse(single).map(tokens => described(tokens, single))
      } catch {
        return []
      }
    })
  }
}

export type SelectorReader = (source: string) => ParsedSelector[]

/** `parseSelectors` that remembers: the same text gives the same selectors. */
export function selectorReader(): SelectorReader {
  const known = new Map<string, ParsedSelector[]>()
  return source => {
    const parsed = known.get(source) ?? parseSelectors(source)
    known.set(source, parsed)
    return parsed
  }
}

const described = (tokens: Selector[], text = ''): ParsedSelector => ({
  text,
  tokens,
  specificity: specificityOf(tokens),
  isStatic: text.length <= LONGEST && tokens.length <= 24 && tokens.every(isStaticToken)
})

/** The parts of a selector list between its commas, those in brackets and strings aside. */
function splitList(source: string): string[] {
  const parts: string[] = []
  let [depth, start, quote] = [0, 0, '']
  for (let at = 0; at < source.length; at++) {
    const char = source[at] as string
    if (quote) quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if (char === '(' || char === '[') depth++
    else if (char === ')' || char === ']') depth--
    else if (char === ',' && depth === 0) {
      parts.push(source.slice(start, at).trim())
      start = at + 1
    }
  }
  return [...parts, source.slice(start).trim()].filter(Boolean)
}

function isStaticToken(token: Selector): boolean {
  if (token.type === 'pseudo-element' || token.type === 'parent' || token.type === 'column-combinator') return false
  if (token.type !== 'pseudo') return true
  if (!STATIC_PSEUDOS.has(token.name)) return false
  return !Array.isArray(token.data) || token.data.every(inner => inner.length <= 12 && inner.every(isStaticToken))
}

const [ID, CLASS, TAG] = [1_000_000, 1_000, 1]

function specificityOf(tokens: readonly Selector[]): number {
  return tokens.reduce((sum, token) => sum + tokenSpecificity(token), 0)
}

function tokenSpecificity(token: Selector): number {
  switch (token.type) {
    case 'attribute':
      return token.name === 'id' && token.action === 'equals' && token.ignoreCase === 'quirks' ? ID : CLASS
    case 'pseudo':
      return pseudoSpecificity(token.name, token.data)
    case 'tag':
    case 'pseudo-element':
      return TAG
    default:
      return 0
  }
}

function pseudoSpecificity(name: string, data: unknown): number {
  if (name === 'where') return 0
  if (!Array.isArray(data)) return CLASS
  const inner = Math.max(0, ...data.map(tokens => specificityOf(tokens as Selector[])))
  return name === 'not' || name === 'is' || name === 'matches' || name === 'has' ? inner : CLASS
}

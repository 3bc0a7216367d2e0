import { CompileRefusal } from './refusal.ts'

/** What an at-rule asks before its rules hold: `{ name: 'media', params: '(max-width: 600px)' }`. */
export interface Condition {
  name: string
  params: string
}

/** Each rule may be written with all of its conditions: long ones would make the email many times its size. */
const LONGEST = 500
/** Levels of at-rules in at-rules. Real emails have two. */
const DEEPEST = 20

/** Lists multiply: three queries in three are nine. */
const MOST_QUERIES = 12

/**
 * A condition inside others, from the outermost in; `level` at-rules stand around it. Media queries in media queries become one, since Gmail drops a style sheet that
 * nests them; `not`, `or` and `@supports` stay nested, as browsers read them. Throws `CompileRefusal` for what is too deep.
 */
export function within(outer: readonly Condition[], inner: Condition, level: number): readonly Condition[] {
  const last = outer.at(-1)
  const params = last?.name === 'media' && inner.name === 'media' ? bothOf(last.params, inner.params) : undefined
  const all = params === undefined ? [...outer, inner] : [...outer.slice(0, -1), { name: 'media', params }]
  if (level > DEEPEST || (level > 0 && lengthOf(all) > LONGEST)) throw tooDeep()
  return all
}

const lengthOf = (conditions: readonly Condition[]): number =>
  conditions.reduce((sum, { name, params }) => sum + name.length + params.length, 0)

const tooDeep = (): CompileRefusal =>
  new CompileRefusal(
    'too_heavy',
    'The style sheet has @media or @supports rules that stand too deep in one another. Write each of them on its own.'
  )

/** One media query list for what holds where both do; `undefined` where words cannot say it. */
function bothOf(one: string, other: string): string | undefined {
  const pairs = listOf(one).flatMap(a => listOf(other).map(b => [plainQuery(a), plainQuery(b)] as const))
  if (pairs.length > MOST_QUERIES) return undefined
  const joined: string[] = []
  for (const [a, b] of pairs) {
    if (!a || !b) return undefined
    joined.push(...joinedQuery(a, b))
  }
  return joined.length > 0 ? [...new Set(joined)].join(', ') : 'not all'
}

const listOf = (params: string): string[] => params.split(/,(?![^(]*\))/).map(query => query.trim())

/** `only screen and (max-width: 600px)` in its parts. */
interface PlainQuery {
  only: boolean
  type: string
  features: string[]
}

const FEATURE = String.raw`\((?:[^()]|\([^()]*\))*\)`
const QUERY = new RegExp(`^(?:(only)\\s+)?([\\w-]*)((?:(?:^|\\s+and\\s+)${FEATURE})*)$`, 'i')

function plainQuery(query: string): PlainQuery | undefined {
  const [found, only, type = '', rest = ''] = QUERY.exec(query) ?? []
  if (found === undefined) return undefined
  return { only: only !== undefined, type: type.toLowerCase(), features: rest.match(new RegExp(FEATURE, 'g')) ?? [] }
}

/** Nothing holds on paper and on a screen. */
function joinedQuery(a: PlainQuery, b: PlainQuery): string[] {
  const types = new Set([a.type, b.type].filter(type => type !== '' && type !== 'all'))
  if (types.size > 1) return []
  const type = [...types][0] ?? (a.type || b.type || (a.only || b.only ? 'all' : ''))
  const features = new Set([...a.features, ...b.features])
  return [`${a.only || b.only ? 'only ' : ''}${[...(type ? [type] : []), ...features].join(' and ')}`]
}

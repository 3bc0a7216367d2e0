import type { Root } from 'postcss'

/** Values that grow beyond this are attacks, not styles. */
const LONGEST = 4_000

/** So do values in values, fallbacks counted: more than any theme has. */
const DEEPEST = 40

export type CustomProperties = Map<string, string>

/** The custom properties that style sheets declare for everything (`:root`, `html`, `body`, `*`), outside of at-rules. */
export function customProperties(sheets: readonly Root[]): CustomProperties {
  const properties: CustomProperties = new Map()
  for (const sheet of sheets) {
    for (const rule of sheet.nodes) {
      if (rule.type !== 'rule' || !/(^|,)\s*(:root|html|body|\*)\s*(,|$)/i.test(rule.selector)) continue
      for (const node of rule.nodes)
        if (node.type === 'decl' && node.prop.startsWith('--')) properties.set(node.prop, node.value)
    }
  }
  return properties
}

/**
 * A value with every `var()` put in, fallbacks included; `undefined` when one has neither value nor fallback, stands in
 * a circle, or grows without measure. Mail clients that know `var()` are few (caniemail: css-variables).
 */
export function resolveVariables(value: string, properties: CustomProperties): string | undefined {
  return resolve(value, { properties, known: knownOf(properties), depth: 0 })
}

interface Resolving {
  properties: CustomProperties
  /** What was resolved before, `undefined` for what has no value, and for what is being resolved: a circle. */
  known: Map<string, string | undefined>
  depth: number
}

/** Each property is resolved once, however often others name it: twice in each of forty would be a million million times. */
const RESOLVED = new WeakMap<CustomProperties, Resolving['known']>()

function knownOf(properties: CustomProperties): Resolving['known'] {
  const known = RESOLVED.get(properties) ?? new Map<string, string | undefined>()
  RESOLVED.set(properties, known)
  return known
}

function resolve(value: string, resolving: Resolving): string | undefined {
  let at = nextVar(value, 0)
  if (at < 0) return value
  if (value.length > LONGEST || resolving.depth > DEEPEST) return undefined
  let text = value
  for (; at >= 0; at = nextVar(text, at)) {
    const end = closingBracket(text, at + 4)
    if (end === undefined) return undefined
    const inner = variableValue(parts(text.slice(at + 4, end)), { ...resolving, depth: resolving.depth + 1 })
    if (inner === undefined || text.length + inner.length > LONGEST) return undefined
    text = text.slice(0, at) + inner + text.slice(end + 1)
    at += inner.length
  }
  return text
}

const nextVar = (text: string, from: number): number => {
  const found = text.slice(from).search(/(?<![\w-])var\(/i)
  return found < 0 ? -1 : found + from
}

function variableValue([name, fallback]: [string, string | undefined], resolving: Resolving): string | undefined {
  return propertyValue(name, resolving) ?? (fallback === undefined ? undefined : resolve(fallback.trim(), resolving))
}

function propertyValue(name: string, resolving: Resolving): string | undefined {
  const { properties, known } = resolving
  const value = properties.get(name)
  if (value === undefined || known.has(name)) return known.get(name)
  known.set(name, undefined)
  const resolved = resolve(value.trim(), resolving)
  known.set(name, resolved)
  return resolved
}

function parts(inside: string): [string, string | undefined] {
  const comma = inside.indexOf(',')
  return comma < 0 ? [inside.trim(), undefined] : [inside.slice(0, comma).trim(), inside.slice(comma + 1)]
}

function closingBracket(text: string, from: number): number | undefined {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return at
  }
  return undefined
}

import type { Root } from 'postcss'

/** Values that grow beyond this are attacks, not styles. */
const LONGEST = 4_000

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
export function resolveVariables(
  value: string,
  properties: CustomProperties,
  seen: readonly string[] = []
): string | undefined {
  let text = value
  for (let at = nextVar(text, 0); at >= 0; at = nextVar(text, at)) {
    const end = closingBracket(text, at + 4)
    if (end === undefined) return undefined
    const [name, fallback] = parts(text.slice(at + 4, end))
    const inner = variableValue(name, fallback, properties, seen)
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

function variableValue(
  name: string,
  fallback: string | undefined,
  properties: CustomProperties,
  seen: readonly string[]
): string | undefined {
  const known = properties.get(name)
  if (seen.length > 20 || seen.includes(name)) return undefined
  const resolved = known === undefined ? undefined : resolveVariables(known.trim(), properties, [...seen, name])
  return resolved ?? (fallback === undefined ? undefined : resolveVariables(fallback.trim(), properties, seen))
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

import type { AtRule, Container, Declaration, Node, Root, Rule } from 'postcss'
import Input from 'postcss/lib/input'
import SafeParser from 'postcss-safe-parser/lib/safe-parser.js'
import type { Splice } from './source.ts'

/** Reads any text as CSS; it never throws, and every node knows its offsets (`source.start.offset`, `source.end.offset`). */
export function parseCss(source: string): Root {
  try {
    return parse(source)
  } catch {
    return parse('')
  }
}

/** As the package's own function does, whose import would bring along what plugins and source maps need. */
function parse(source: string): Root {
  const parser = new SafeParser(new Input(source))
  parser.parse()
  return parser.root
}

/** A declaration as text: `color: red`. */
const declarationText = (property: string, value: string): string => `${property}: ${value}`

/** The splices that give a `:root` custom property (or several) new values, adding what is missing. */
export function setRootProperties(source: string, properties: Record<string, string>): Splice[] {
  return setRule(source, ':root', properties)
}

/**
 * The splices that put declarations into the rule of a selector, in the media query if one is given. Declarations that
 * are there get the new value, an empty value removes one, others are added; without such a rule a new one goes to the end.
 */
export function setRule(source: string, selector: string, style: Record<string, string>, media?: string): Splice[] {
  const root = parseCss(source)
  const scope = media ? atRuleFor(root, media) : root
  const rule = scope && findRule(scope, selector)
  if (rule)
    return Object.entries(style).flatMap(([property, value]) => declarationSplice(source, rule, property, value))
  const written = ruleText(selector, style, scope && media ? '  ' : '')
  if (!written) return []
  if (scope && media)
    return [
      { from: closingBrace(source, scope as AtRule), to: closingBrace(source, scope as AtRule), insert: `${written}\n` }
    ]
  const gap = closers(root, source) + (source === '' || source.endsWith('\n') ? '' : '\n')
  const text = media ? `@media ${media} {\n${ruleText(selector, style, '  ')}\n}` : written
  return [{ from: source.length, to: source.length, insert: `${gap}${text}\n` }]
}

function ruleText(selector: string, style: Record<string, string>, indent: string): string {
  const lines = Object.entries(style).flatMap(([property, value]) => (value ? [declarationText(property, value)] : []))
  return lines.length > 0 ? `${indent}${selector} { ${lines.join('; ')} }` : ''
}

const same = (a: string, b: string): boolean => squeeze(a) === squeeze(b)
const squeeze = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\s*([,:()>+~])\s*/g, '$1')
    .toLowerCase()

function atRuleFor(root: Root, media: string): AtRule | undefined {
  return root.nodes.findLast(
    (node): node is AtRule => node.type === 'atrule' && node.name === 'media' && same(node.params, media)
  )
}

/** The last rule of a selector: what it says wins over the earlier ones. */
function findRule(scope: Container, selector: string): Rule | undefined {
  return scope.nodes?.findLast((node): node is Rule => node.type === 'rule' && same(node.selector, selector)) as
    | Rule
    | undefined
}

function declarationSplice(source: string, rule: Rule, property: string, value: string): Splice[] {
  const declared = rule.nodes.findLast((node): node is Declaration => node.type === 'decl' && node.prop === property)
  if (declared) return value ? replaceValue(source, declared, value) : removeDeclaration(source, declared)
  if (!value) return []
  const brace = closingBrace(source, rule)
  const last = rule.nodes.findLast(node => node.type !== 'comment')
  const at = last ? endOf(last) : brace
  const written =
    last && source[at - 1] !== ';' ? `; ${declarationText(property, value)}` : ` ${declarationText(property, value)};`
  return [{ from: at, to: at, insert: written }]
}

function replaceValue(source: string, declared: Declaration, value: string): Splice[] {
  const start = declared.source!.start!.offset + declared.prop.length + (declared.raws.between ?? ':').length
  const end = endOf(declared)
  const to = source[end - 1] === ';' ? end - 1 : end
  return [{ from: start, to: Math.max(start, to), insert: value }]
}

function removeDeclaration(source: string, declared: Declaration): Splice[] {
  let end = endOf(declared)
  while (/[ \t]/.test(source[end] ?? '')) end++
  return [{ from: declared.source!.start!.offset, to: end, insert: '' }]
}

/** Just after a node; the end of the text for one that is never closed. (PostCSS gives the offset after the last character.) */
export function endOf(node: { source?: Node['source'] }): number {
  return node.source?.end?.offset ?? node.source?.input.css.length ?? 0
}

function closingBrace(source: string, rule: Rule | AtRule): number {
  const end = endOf(rule)
  return source[end - 1] === '}' ? end - 1 : end
}

/** What a text lacks before a rule can be added at its end: the ends of a comment and of blocks that were left open. */
function closers(root: Root, source: string): string {
  const opened = source.lastIndexOf('/*')
  let missing = opened >= 0 && source.indexOf('*/', opened + 2) < 0 ? '*/' : ''
  let last = root.last
  while (last && (last.type === 'rule' || last.type === 'atrule') && last.nodes) {
    if (!last.source?.end) missing += '}'
    last = last.last
  }
  return missing
}

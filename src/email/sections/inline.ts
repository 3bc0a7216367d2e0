import { decodeAttribute, decodeEntities } from '../source/entities.ts'
import { type InlineMarks, marksOf } from './inline-marks.ts'
import { type InlineNode, nodeHtml, nodeText } from './inline-node.ts'
import { type InlineOptions, inlineToHtml } from './inline-tree.ts'
import { isSafeLink, MERGE_TAG } from './urls.ts'

export { inlineToHtml }

/** The inverse of `inlineToHtml`; `undefined` when the HTML says more than the inline syntax can. */
export function htmlToInline(source: string, options: InlineOptions = {}): string | undefined {
  const nodes = readNodes(tidy(source))
  if (!nodes) return undefined
  const text = nodes.map(nodeText).join('')
  return inlineToHtml(text, options) === nodes.map(nodeHtml).join('') ? text : undefined
}

/** White space as a browser shows it: runs are one blank, none at the ends or beside a line break. */
function tidy(source: string): string {
  const collapsed = source.replace(/[ \t\r\n\f]+/g, ' ').replace(/ ?<br ?\/?> ?/gi, '<br>')
  return collapsed.replace(/^ | $/g, '')
}

/** Text is taken in runs: between characters that may begin a tag, one match takes all. */
const TOKEN = new RegExp(
  `(${MERGE_TAG.source})|<(/?)(strong|b|em|i|a|br|u|ins|s|strike|del|span|font)( [^<>]*)?>|[^<{*]+|[^<]|<`,
  'gi'
)
const EMPHASIS: Record<string, 'strong' | 'em'> = { strong: 'strong', b: 'strong', em: 'em', i: 'em' }

interface Level {
  name: string
  href?: string
  marks?: InlineMarks
  nodes: InlineNode[]
  text: string
}

function readNodes(source: string): InlineNode[] | undefined {
  const levels: Level[] = [{ name: '', nodes: [], text: '' }]
  for (const [token, tag, slash, name, attributes] of source.matchAll(TOKEN)) {
    const level = levels.at(-1) as Level
    if (name || tag) flush(level)
    if (tag) level.nodes.push({ type: 'tag', text: tag })
    else if (name && !step(levels, name.toLowerCase(), slash === '/', attributes?.trim() ?? '')) return undefined
    else if (token === '<') return undefined
    else if (!name) level.text += token
  }
  const [root] = levels
  if (!root || levels.length > 1) return undefined
  flush(root)
  return root.nodes
}

/** Entities are decoded only when the whole run of text is known. */
function flush(level: Level): void {
  if (level.text) level.nodes.push({ type: 'text', text: decodeEntities(level.text) })
  level.text = ''
}

/** Opens or closes one element; `false` when that cannot be said in the inline syntax. */
function step(levels: Level[], name: string, closes: boolean, attributes: string): boolean {
  const level = levels.at(-1) as Level
  if (name === 'br') return attributes === '' && level.nodes.push({ type: 'break' }) > 0
  if (!closes) return open(levels, name, attributes)
  if (level.name !== name) return false
  levels.pop()
  levels.at(-1)?.nodes.push(nodeOf(level))
  return true
}

function nodeOf({ name, href = '', marks, nodes: children }: Level): InlineNode {
  if (name === 'a') return { type: 'link', href, children }
  return marks ? { type: 'span', marks, children } : { type: EMPHASIS[name] ?? 'em', children }
}

function open(levels: Level[], name: string, written: string): boolean {
  const attributes = attributesOf(written)
  const marks = attributes && !EMPHASIS[name] && name !== 'a' ? marksOf(name, attributes) : undefined
  const href = name === 'a' ? onlyHref(attributes) : undefined
  const isPlain = EMPHASIS[name] !== undefined && written === ''
  if (!isPlain && marks === undefined && href === undefined) return false
  levels.push({ name, href, marks, nodes: [], text: '' })
  return true
}

/** Where a link leads that says nothing else, if an email may lead there. */
function onlyHref(attributes: Record<string, string> | undefined): string | undefined {
  const { href, ...others } = attributes ?? {}
  return href !== undefined && Object.keys(others).length === 0 && isSafeLink(href) ? href : undefined
}

const ATTRIBUTE = /\s*([a-z][a-z-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/giy

/** Quoted attributes by their names; `undefined` when one is without quotes or there twice. */
function attributesOf(written: string): Record<string, string> | undefined {
  const found = [...written.matchAll(ATTRIBUTE)]
  const attributes = Object.fromEntries(
    found.map(([, name = '', double, single]) => [name.toLowerCase(), decodeAttribute(double ?? single ?? '')])
  )
  const isAll = found.map(([all]) => all).join('') === written
  return isAll && Object.keys(attributes).length === found.length ? attributes : undefined
}

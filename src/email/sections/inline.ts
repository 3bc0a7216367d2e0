import { decodeAttribute, decodeEntities } from '../source/entities.ts'
import { type InlineNode, type InlineOptions, inlineToHtml, nodeHtml, nodeText } from './inline-tree.ts'
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
const TOKEN = new RegExp(`(${MERGE_TAG.source})|<(/?)(strong|b|em|i|a|br)( [^<>]*)?>|[^<{*]+|[^<]|<`, 'gi')
const MARKS: Record<string, 'strong' | 'em' | 'link'> = { strong: 'strong', b: 'strong', em: 'em', i: 'em', a: 'link' }

interface Level {
  name: string
  href?: string
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
  const type = MARKS[name] as 'strong' | 'em' | 'link'
  if (!closes) return open(levels, name, attributes)
  if (level.name !== name) return false
  levels.pop()
  const node: InlineNode =
    type === 'link' ? { type, href: level.href ?? '', children: level.nodes } : { type, children: level.nodes }
  levels.at(-1)?.nodes.push(node)
  return true
}

function open(levels: Level[], name: string, attributes: string): boolean {
  const quoted = /^href="([^"]*)"$/.exec(attributes)?.[1]
  const href = quoted === undefined ? undefined : decodeAttribute(quoted)
  if (name === 'a' ? href === undefined || !isSafeLink(href) : attributes !== '') return false
  levels.push({ name, href, nodes: [], text: '' })
  return true
}

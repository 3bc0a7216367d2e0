import { escapeHtml } from './html.ts'
import { isSafeLink, MERGE_TAG } from './urls.ts'

/** A text with its inline marks; the leaves, put together with their marks, are the text again, character for character. */
export type InlineNode =
  | { type: 'text'; text: string }
  | { type: 'tag'; text: string }
  | { type: 'break' }
  | { type: 'strong'; children: InlineNode[] }
  | { type: 'em'; children: InlineNode[] }
  | { type: 'link'; href: string; children: InlineNode[] }

export interface InlineOptions {
  /** `false` inside links, which cannot hold another. */
  links?: boolean
}

const TAG = new RegExp(MERGE_TAG.source, 'y')
const LINK = /\[([^[\]\n]*[^[\]\s][^[\]\n]*)\]\(((?:\{\{[^<>&{}"\s]*\}\}|[^\s()<>"{}])+)\)/y

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function linkAt(text: string, at: number, options: InlineOptions): RegExpExecArray | null {
  const match = options.links === false ? null : matchAt(LINK, text, at)
  return match && isSafeLink(match[2] ?? '') ? match : null
}

/** Reads the inline syntax `**bold**`, `*italic*`, `[label](url)`, merge tags and line breaks. Marks that do not pair are text. */
export function parseInline(text: string, options: InlineOptions = {}): InlineNode[] {
  const nodes: InlineNode[] = []
  let at = 0
  while (at < text.length) {
    const [node, length] = plainAt(text, at) ?? nodeAt(text, at, options)
    const last = nodes.at(-1)
    if (node.type === 'text' && last?.type === 'text') last.text += node.text
    else nodes.push(node)
    at += length
  }
  return nodes
}

const PLAIN = /[^{*<[\n]+/y

/** A run of characters none of which begins anything. */
function plainAt(text: string, at: number): [InlineNode, number] | undefined {
  const [run] = matchAt(PLAIN, text, at) ?? []
  return run === undefined ? undefined : [{ type: 'text', text: run }, run.length]
}

function nodeAt(text: string, at: number, options: InlineOptions): [InlineNode, number] {
  const tag = matchAt(TAG, text, at)
  if (tag) return [{ type: 'tag', text: tag[0] }, tag[0].length]
  if (text[at] === '\n') return [{ type: 'break' }, 1]
  const link = linkAt(text, at, options)
  if (link) {
    const children = parseInline(link[1] ?? '', { links: false })
    return [{ type: 'link', href: link[2] ?? '', children }, link[0].length]
  }
  return markAt(text, at, options) ?? [{ type: 'text', text: text.charAt(at) }, 1]
}

function markAt(text: string, at: number, options: InlineOptions): [InlineNode, number] | undefined {
  const mark = text.startsWith('**', at) ? '**' : text[at] === '*' ? '*' : undefined
  const close = mark && closing(text, at, mark, options)
  if (!mark || close === undefined) return undefined
  const children = parseInline(text.slice(at + mark.length, close), options)
  return [{ type: mark === '**' ? 'strong' : 'em', children }, close + mark.length - at]
}

/** Where the mark that opens at `at` closes: the next one like it that follows a letter, outside tags and links. */
function closing(text: string, at: number, mark: '**' | '*', options: InlineOptions): number | undefined {
  const start = at + mark.length
  if (/^(\s|$)/.test(text.slice(start, start + 1))) return undefined
  let here = start
  while (here < text.length) {
    const whole = matchAt(TAG, text, here) ?? linkAt(text, here, options)
    const pair = text.startsWith('**', here)
    if (whole) here += whole[0].length
    else if (text[here] !== '*') here += 1
    else if (pair === (mark === '**') && here > start && !/\s/.test(text.charAt(here - 1)))
      return lastOf(text, here, mark)
    else here += pair ? 2 : 1
  }
  return undefined
}

/** `***both***`: the outer mark closes after the inner one. */
const lastOf = (text: string, here: number, mark: string): number =>
  mark === '**' && text[here + 2] === '*' ? here + 1 : here

const escapeText = (text: string): string => escapeHtml(text).replaceAll('&quot;', '"')

/** A text with inline syntax as HTML: `<strong>`, `<em>`, `<a href>`, `<br>` and escaped text; merge tags stay as they are. */
export function inlineToHtml(text: string, options: InlineOptions = {}): string {
  return parseInline(text, options).map(nodeHtml).join('')
}

/** One node as HTML. */
export function nodeHtml(node: InlineNode): string {
  if (node.type === 'break') return '<br>'
  if (node.type === 'tag') return node.text
  if (node.type === 'text') return escapeText(node.text)
  const inner = node.children.map(nodeHtml).join('')
  return node.type === 'link'
    ? `<a href="${escapeHtml(node.href)}">${inner}</a>`
    : `<${node.type}>${inner}</${node.type}>`
}

/** One node as it was written. */
export function nodeText(node: InlineNode): string {
  if (node.type === 'break') return '\n'
  if (node.type === 'tag' || node.type === 'text') return node.text
  const inner = node.children.map(nodeText).join('')
  if (node.type === 'link') return `[${inner}](${node.href})`
  return node.type === 'strong' ? `**${inner}**` : `*${inner}*`
}

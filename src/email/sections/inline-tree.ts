import { parseMarks } from './inline-marks.ts'
import { type InlineNode, nodeHtml } from './inline-node.ts'
import { isSafeLink, MERGE_TAG } from './urls.ts'

export type { InlineNode }

export interface InlineOptions {
  /** `false` inside links, which cannot hold another. */
  links?: boolean
}

/** A text while it is read. */
interface Reading extends InlineOptions {
  text: string
  /** How many spans it stands in; deeper than people nest them, brackets are text. */
  depth: number
  /** What stands in brackets, by where it begins: looked at once, however often marks look past it. */
  groups: Map<number, Piece | undefined>
  /** Where each bracket that opens is closed. */
  pairs?: Map<number, number>
}

/** A node and how many characters it takes. */
type Piece = [node: InlineNode, length: number]

const DEEPEST = 6
const TAG = new RegExp(MERGE_TAG.source, 'y')
const ADDRESS = /\(((?:\{\{[^<>&{}"\s]*\}\}|[^\s()<>"{}])+)\)/y
const MARKS = /\{([a-z][a-z0-9=# ]{2,60})\}/iy

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/**
 * Reads the inline syntax `**bold**`, `*italic*`, `[label](url)`, `[words]{underline strike color=… size=…}`, merge tags and
 * line breaks. Marks that do not pair are text. Spans are written as Pandoc has them (bracketed spans).
 */
export function parseInline(text: string, options: InlineOptions = {}): InlineNode[] {
  return nodesOf({ ...options, text, depth: 0, groups: new Map() })
}

function nodesOf(reading: Reading): InlineNode[] {
  const { text } = reading
  const nodes: InlineNode[] = []
  let at = 0
  while (at < text.length) {
    const [node, length] = plainAt(text, at) ?? pieceAt(reading, at)
    const last = nodes.at(-1)
    if (node.type === 'text' && last?.type === 'text') last.text += node.text
    else nodes.push(node)
    at += length
  }
  return nodes
}

/** What stands in a text from `from` to `to`, read as a text of its own. */
const inside = ({ text, links, depth }: Reading, from: number, to: number, deeper = 0, canLink = links): InlineNode[] =>
  nodesOf({ text: text.slice(from, to), links: canLink, depth: depth + deeper, groups: new Map() })

const PLAIN = /[^{*<[\n]+/y

/** A run of characters none of which begins anything. */
function plainAt(text: string, at: number): Piece | undefined {
  const [run] = matchAt(PLAIN, text, at) ?? []
  return run === undefined ? undefined : [{ type: 'text', text: run }, run.length]
}

function pieceAt(reading: Reading, at: number): Piece {
  const { text } = reading
  const tag = matchAt(TAG, text, at)
  if (tag) return [{ type: 'tag', text: tag[0] }, tag[0].length]
  if (text[at] === '\n') return [{ type: 'break' }, 1]
  return groupAt(reading, at) ?? markAt(reading, at) ?? [{ type: 'text', text: text.charAt(at) }, 1]
}

/** The link or span that begins at `at`. */
function groupAt(reading: Reading, at: number): Piece | undefined {
  if (reading.text[at] !== '[') return undefined
  if (!reading.groups.has(at)) reading.groups.set(at, linkAt(reading, at) ?? spanAt(reading, at))
  return reading.groups.get(at)
}

function spanAt(reading: Reading, at: number): Piece | undefined {
  const close = pairsOf(reading).get(at)
  const braces = close === undefined ? null : matchAt(MARKS, reading.text, close + 1)
  const marks = braces ? parseMarks(braces[1] ?? '') : undefined
  if (close === undefined || !braces || !marks || reading.depth >= DEEPEST || isBlank(reading, at, close))
    return undefined
  return [{ type: 'span', marks, children: inside(reading, at + 1, close, 1) }, close + 1 + braces[0].length - at]
}

function linkAt(reading: Reading, at: number): Piece | undefined {
  const close = reading.links === false ? undefined : pairsOf(reading).get(at)
  const address = close === undefined ? null : matchAt(ADDRESS, reading.text, close + 1)
  const href = address?.[1] ?? ''
  if (close === undefined || !address || !isSafeLink(href) || isBlank(reading, at, close)) return undefined
  if (/\n|\](?!\{)/.test(reading.text.slice(at + 1, close))) return undefined
  const children = inside(reading, at + 1, close, 0, false)
  return hasBrackets(children) ? undefined : [{ type: 'link', href, children }, close + 1 + address[0].length - at]
}

const isBlank = ({ text }: Reading, at: number, close: number): boolean => text.slice(at + 1, close).trim() === ''

/** Brackets among the words of a link would end it, unless they are spans. */
const hasBrackets = (nodes: InlineNode[]): boolean =>
  nodes.some(node => ('children' in node ? hasBrackets(node.children) : 'text' in node && /[[\]]/.test(node.text)))

/** Which bracket closes which; those in merge tags are none. */
function pairsOf(reading: Reading): Map<number, number> {
  if (reading.pairs) return reading.pairs
  const pairs = new Map<number, number>()
  const open: number[] = []
  for (const { 0: found, index } of reading.text.matchAll(BRACKET)) {
    const opener = found === ']' ? open.pop() : undefined
    if (found === '[') open.push(index)
    else if (opener !== undefined) pairs.set(opener, index)
  }
  reading.pairs = pairs
  return pairs
}

const BRACKET = new RegExp(`${MERGE_TAG.source}|[[\\]]`, 'g')

function markAt(reading: Reading, at: number): Piece | undefined {
  const { text } = reading
  const mark = text.startsWith('**', at) ? '**' : text[at] === '*' ? '*' : undefined
  const close = mark && closing(reading, at, mark)
  if (!mark || close === undefined) return undefined
  const children = inside(reading, at + mark.length, close)
  return [{ type: mark === '**' ? 'strong' : 'em', children }, close + mark.length - at]
}

/** Where the mark that opens at `at` closes: the next one like it that follows a letter, outside tags, links and spans. */
function closing(reading: Reading, at: number, mark: '**' | '*'): number | undefined {
  const { text } = reading
  const start = at + mark.length
  if (/^(\s|$)/.test(text.slice(start, start + 1))) return undefined
  let here = start
  while (here < text.length) {
    const whole = matchAt(TAG, text, here)?.[0].length ?? groupAt(reading, here)?.[1]
    const pair = text.startsWith('**', here)
    if (whole) here += whole
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

/** A text with inline syntax as HTML: `<strong>`, `<em>`, `<u>`, `<s>`, `<span style>`, `<a href>`, `<br>` and escaped text; merge tags stay as they are. */
export function inlineToHtml(text: string, options: InlineOptions = {}): string {
  return parseInline(text, options).map(nodeHtml).join('')
}

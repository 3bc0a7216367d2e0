import { escapeAttribute, escapeText } from '../../../email/source/entities.ts'
import { isSafeUrl } from '../../../email/source/safe-url.ts'
import { type SourceBytes, type Unit, unitsOf } from './source-bytes.ts'

/** How browsers write what people do to a text, and how we write it. */
const WRITTEN: Record<string, string> = {
  B: 'strong',
  STRONG: 'strong',
  I: 'em',
  EM: 'em',
  U: 'u',
  INS: 'u',
  S: 's',
  STRIKE: 's',
  DEL: 's',
  P: 'p',
  DIV: 'p',
  UL: 'ul',
  OL: 'ol',
  LI: 'li'
}

/** The inside of a node as HTML: bytes that were not touched as they are in the source, the rest in clean inline markup. */
export function readText(node: Node, known: SourceBytes): string {
  return [...node.childNodes].map(child => readNode(child, known)).join('')
}

function readNode(node: Node, known: SourceBytes): string {
  if (node.nodeType === 8) return known.texts.get(node)?.bytes ?? ''
  if (node.nodeType === 3) return readWords(node as Text, known)
  if (node.nodeType !== 1) return ''
  const element = node as HTMLElement
  const tags = known.tags.get(node)
  const inside = readText(element, known)
  if (!tags) return readNew(element, inside)
  const wasEmptied = inside === '' && !tags.isEmpty
  return wasEmptied && tags.close !== '' && !hasSize(element) ? '' : tags.open + inside + tags.close
}

/** An element that is there for its look stays when it is emptied; marks and links without words go. */
const hasSize = ({ nodeName }: HTMLElement) => !/^(A|B|STRONG|I|EM|U|S|SPAN|FONT|P|LI|UL|OL)$/.test(nodeName)

/** What was not in the source: a mark that somebody made. Whatever else a browser put in is left out, its words stay. */
function readNew(element: HTMLElement, inside: string): string {
  const { nodeName } = element
  if (nodeName === 'BR') return '<br>'
  if (inside === '') return ''
  if (nodeName === 'A') return readLink(element as HTMLAnchorElement, inside)
  const colour = element.style.color || (nodeName === 'FONT' ? element.getAttribute('color') : '')
  const name = WRITTEN[nodeName]
  const marked = name ? `<${name}>${inside}</${name}>` : inside
  const size = /^\d+px$/.exec(element.style.fontSize)?.[0]
  const style = [colour && `color: ${colour}`, size && `font-size: ${size}`].filter(Boolean).join('; ')
  return style ? `<span style="${escapeAttribute(style)}">${marked}</span>` : marked
}

function readLink(link: HTMLAnchorElement, inside: string): string {
  const href = link.getAttribute('href') ?? ''
  return isSafeUrl(href) ? `<a href="${escapeAttribute(href)}">${inside}</a>` : inside
}

/** Words that were changed: what stands before and after the change keeps its bytes. */
function readWords(node: Text, known: SourceBytes): string {
  const was = known.texts.get(node)
  const now = node.data
  if (!was) return escapeText(plainSpaces(now))
  if (was.data === now) return was.bytes
  const units = unitsOf(was.bytes)
  let head = 0
  let from = 0
  while (head < units.length && now.startsWith(units[head]!.data, from)) from += units[head++]!.data.length
  let tail = units.length
  let to = now.length
  while (tail > head && to - units[tail - 1]!.data.length >= from && now.endsWith(units[tail - 1]!.data, to))
    to -= units[--tail]!.data.length
  const bytes = (some: readonly Unit[]) => some.map(unit => unit.bytes).join('')
  return bytes(units.slice(0, head)) + escapeText(plainSpaces(now.slice(from, to))) + bytes(units.slice(tail))
}

/** While somebody types, browsers put no-break spaces where white space would collapse. */
const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ').replace(/[\u200b\ufeff]/g, '')

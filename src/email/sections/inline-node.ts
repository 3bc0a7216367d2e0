import { escapeHtml } from './html.ts'
import { type InlineMarks, marksElement, marksText } from './inline-marks.ts'

/** A text with its inline marks; the leaves, put together with their marks, are the text again, character for character. */
export type InlineNode =
  | { type: 'text'; text: string }
  | { type: 'tag'; text: string }
  | { type: 'break' }
  | { type: 'strong'; children: InlineNode[] }
  | { type: 'em'; children: InlineNode[] }
  | { type: 'span'; marks: InlineMarks; children: InlineNode[] }
  | { type: 'link'; href: string; children: InlineNode[] }

const escapeText = (text: string): string => escapeHtml(text).replaceAll('&quot;', '"')

/** One node as HTML. */
export function nodeHtml(node: InlineNode): string {
  if (node.type === 'break') return '<br>'
  if (node.type === 'tag') return node.text
  if (node.type === 'text') return escapeText(node.text)
  const inner = node.children.map(nodeHtml).join('')
  if (node.type === 'link') return `<a href="${escapeHtml(node.href)}">${inner}</a>`
  if (node.type !== 'span') return `<${node.type}>${inner}</${node.type}>`
  const { name, style } = marksElement(node.marks)
  return `<${name}${style && ` style="${style}"`}>${inner}</${name}>`
}

/** One node as it was written. */
export function nodeText(node: InlineNode): string {
  if (node.type === 'break') return '\n'
  if (node.type === 'tag' || node.type === 'text') return node.text
  const inner = node.children.map(nodeText).join('')
  if (node.type === 'link') return `[${inner}](${node.href})`
  if (node.type === 'span') return `[${inner}]{${marksText(node.marks)}}`
  return node.type === 'strong' ? `**${inner}**` : `*${inner}*`
}

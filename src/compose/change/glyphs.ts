import { type InlineNode, nodeText } from '../../email/sections/inline-node.ts'
import { parseInline } from '../../email/sections/inline-tree.ts'
import { decodeAttribute, decodeEntities } from '../../email/source/entities.ts'
import type { SourceDocument, Span } from '../../email/source/source.ts'

/** One UTF-16 unit that a reader sees, and where it is written. Units of one character reference share their place. */
export interface Glyph {
  char: string
  from: number
  to: number
}

/** Between two blocks: no words reach over it. */
export const BOUNDARY = '\u2029'
/** Stands for a merge tag, whose words nobody knows. */
const TAG = '\ufffc'

/** The words of glyphs. */
export const wordsOf = (glyphs: readonly Glyph[]): string => glyphs.map(({ char }) => char).join('')

/** A text without marks: a subject, an alternative text. */
export const plainGlyphs = (text: string, at = 0): Glyph[] =>
  text.split('').map((char, by) => ({ char, from: at + by, to: at + by + 1 }))

/** A text with inline syntax as it is read: without the signs that mark it. */
export function inlineGlyphs(text: string, links = true): Glyph[] {
  const nodes = parseInline(text, { links })
  if (nodes.map(nodeText).join('') !== text) return plainGlyphs(text)
  const glyphs = nodesGlyphs(nodes, 0)
  return glyphs.map((glyph, at) => (isBetweenParagraphs(glyphs, at) ? { ...glyph, char: BOUNDARY } : glyph))
}

function nodesGlyphs(nodes: readonly InlineNode[], start: number): Glyph[] {
  let at = start
  return nodes.flatMap(node => {
    const from = at
    at += nodeText(node).length
    return nodeGlyphs(node, from, at)
  })
}

const LEAD = { strong: 2, em: 1, span: 1, link: 1 }

function nodeGlyphs(node: InlineNode, from: number, to: number): Glyph[] {
  if (node.type === 'text') return plainGlyphs(node.text, from)
  if (node.type === 'tag') return [{ char: TAG, from, to }]
  if (node.type === 'break') return [{ char: '\n', from, to }]
  return nodesGlyphs(node.children, from + LEAD[node.type])
}

/** The addresses of the links in a text with inline syntax, each as its own glyphs. */
export function inlineAddresses(text: string): Glyph[][] {
  const nodes = parseInline(text)
  return nodes.map(nodeText).join('') === text ? addressesIn(nodes, 0) : []
}

function addressesIn(nodes: readonly InlineNode[], start: number): Glyph[][] {
  let at = start
  return nodes.flatMap(node => {
    const from = at
    at += nodeText(node).length
    if (!('children' in node)) return []
    const inner = addressesIn(node.children, from + LEAD[node.type])
    return node.type === 'link' ? [...inner, plainGlyphs(node.href, at - 1 - node.href.length)] : inner
  })
}

const isBetweenParagraphs = (glyphs: readonly Glyph[], at: number): boolean =>
  glyphs[at]?.char === '\n' && (glyphs[at - 1]?.char === '\n' || glyphs[at + 1]?.char === '\n')

const REFERENCE = /&(?:#[xX][0-9a-fA-F]+|#[0-9]+|[a-zA-Z][a-zA-Z0-9]*);?/g

/** The glyphs of HTML between `from` and `to`: character references decoded, blocks apart, merge tags as one sign. */
export function htmlGlyphs(doc: SourceDocument, { start, end }: Span): Glyph[] {
  const texts = doc.texts.filter(text => start <= text.start && text.end <= end)
  return texts.flatMap((text, at) => {
    const before = texts[at - 1]
    const joint = before ? jointGlyphs(doc.source.slice(before.end, text.start), before.end) : []
    return [...joint, ...textGlyphs(doc, text)]
  })
}

const INLINE =
  /^(?:a|b|strong|i|em|u|s|strike|del|ins|span|font|small|big|sub|sup|code|mark|abbr|label|tt|bdi|bdo|img)$/
const TAG_NAME = /<\/?([a-z][\w:-]*)/gi

/** What tags between two texts mean to a reader: nothing, a line break, or the end of a block. */
function jointGlyphs(markup: string, at: number): Glyph[] {
  const names = [...markup.matchAll(TAG_NAME)].map(([, name = '']) => name.toLowerCase())
  const others = names.filter(name => !INLINE.test(name))
  if (others.length === 0) return []
  const char = others.length === 1 && others[0] === 'br' ? '\n' : BOUNDARY
  return [{ char, from: at, to: at + markup.length }]
}

function textGlyphs({ source, templateTags }: SourceDocument, { start, end }: Span): Glyph[] {
  const tags = templateTags.filter(tag => start <= tag.start && tag.end <= end)
  const edges = [start, ...tags.flatMap(tag => [tag.start, tag.end]), end]
  return edges.slice(1).flatMap((to, at) => {
    const from = edges[at] as number
    return at % 2 === 1 ? [{ char: TAG, from, to }] : decoded(source.slice(from, to), from, decodeEntities)
  })
}

/** The glyphs of an attribute's value as it is written from `from` on. */
export const attributeGlyphs = (written: string, from: number): Glyph[] => decoded(written, from, decodeAttribute)

function decoded(text: string, from: number, decode: (text: string) => string): Glyph[] {
  const glyphs: Glyph[] = []
  let at = 0
  for (const { 0: reference, index } of text.matchAll(REFERENCE)) {
    glyphs.push(...plainGlyphs(text.slice(at, index), from + at))
    at = index + reference.length
    for (const char of decode(reference).split('')) glyphs.push({ char, from: from + index, to: from + at })
  }
  return [...glyphs, ...plainGlyphs(text.slice(at), from + at)]
}

import { decodeEntities } from '../../../email/source/entities.ts'
import { parseHtml } from '../../../email/source/parse.ts'
import type { SourceDocument } from '../../../email/source/source.ts'
import { findTemplateTags } from '../../../email/source/template-tags.ts'
import names from '../data/elements.json' with { type: 'json' }
import type { Span } from '../reading.ts'
import type { Edit } from './view.ts'

/** What markup of a brief says besides its words. Spans are of the source. */
export interface Markup {
  edits: Edit[]
  /** Words that are linked, and the address. */
  links: { words: Span; href: Span }[]
  /** Words that are struck out: an old price. */
  struck: Span[]
}

/** What tags are, by their names. */
const SORTS = new Map(
  Object.entries(names).flatMap(([sort, list]) => list.split(' ').map(name => [name, sort] as const))
)
/** HTML has them, or a language for mail; other words in angle brackets are the writer's. */
const sortOf = (name: string): string | undefined =>
  SORTS.get(name) ?? (name.includes('-') && !name.includes('@') ? 'block' : undefined)
/** Tags of templates that steer, and print nothing themselves. */
const STEERING = ['{%', '{{#', '{{/', '{{^', '*|IF', '*|ELSE', '*|END']
/** Code that nobody would send: a rule of CSS, and lines that assign, call, open or close a block. */
const CODE = [
  /(?:^|(?<=[\n}]))[ \t]*[@.#\w][^{}\n<>]{0,120}\{\s*[\w-]{1,40}\s*:[^{}]{0,1000}\}/g,
  /^[ \t]*(?:[})\]]+[;,)]*|[^\n{}]{0,200}\{|[^\n;]{0,200}(?:=|\w\()[^\n;]{0,200};)[ \t]*$/gm
]
/** Markdown that is only looks: fences, signs before headings, bold and struck words, code, pictures. */
const MARKDOWN =
  /^[ \t]*(?:```.*|#{1,6}(?=[ \t])|(?:[-*_][ \t]*){3,})$|^[ \t]*#{1,6}(?=[ \t]+\S)|\*\*|__|~~|(?<!\w)`(?=\S)|(?<=\S)`(?!\w)/gm
const LINKED = /!?\[([^[\]\n]{1,200})\]\(\s*([^\s()]{3,500})\s*\)/g
const REFERENCE = /&(?:#\d{2,6}|[a-z]{2,6});/gi

/** Finds HTML, CSS and markdown in a text. Its signs are structure; its words stay. Merge tags, "<3" and "<me@a.example>" are no markup. */
export function findMarkup(source: string): Markup {
  const found: Markup = { edits: [], links: [], struck: [] }
  const edit = (at: number, end: number, reads = '') => found.edits.push({ at, length: end - at, reads })
  if (source.includes('<')) html(parseHtml(source), found)
  for (const { start, end } of findTemplateTags(source))
    if (STEERING.some(sign => source.startsWith(sign, start))) edit(start, end)
  for (const pattern of CODE)
    for (const { 0: code, index } of source.matchAll(pattern)) edit(index, index + code.length)
  markdown(source, found)
  for (const { 0: reference, index } of source.matchAll(REFERENCE)) {
    const reads = decodeEntities(reference)
    if (reads.length < reference.length) edit(index, index + reference.length, reads)
  }
  return found
}

function html(document: SourceDocument, { edits, links, struck }: Markup): void {
  const edit = (at: number, end: number, reads = '') => edits.push({ at, length: end - at, reads })
  for (const { start, end } of document.comments) edit(start, end)
  for (const { start, end } of document.strayEnds)
    if (
      sortOf(
        document.source
          .slice(start + 2, end - 1)
          .trim()
          .toLowerCase()
      )
    )
      edit(start, end)
  for (const { index, name, start, openEnd, closeStart, end } of document.elements) {
    const [sort, words] = [sortOf(name), { at: openEnd, length: closeStart - openEnd }]
    if (sort === undefined) continue
    const reads = sort === 'block' ? '\n' : ''
    edit(start, sort === 'unread' ? end : openEnd, reads)
    if (end > closeStart) edit(closeStart, end, sort === 'cell' ? '\t' : reads)
    if (sort === 'struck') struck.push(words)
    const href = name === 'a' ? document.attributes(index).find(one => one.name === 'href') : undefined
    if (href) links.push({ words, href: { at: href.valueStart, length: href.valueEnd - href.valueStart } })
  }
}

function markdown(source: string, found: Markup): void {
  for (const { 0: whole, 1: words = '', 2: address = '', index } of source.matchAll(LINKED)) {
    const from = index + whole.indexOf('[') + 1
    const to = from + words.length
    const href = { at: to + whole.slice(to - index).indexOf(address), length: address.length }
    found.edits.push(
      { at: index, length: from - index, reads: '' },
      { at: to, length: index + whole.length - to, reads: '' }
    )
    if (!whole.startsWith('!')) found.links.push({ words: { at: from, length: words.length }, href })
  }
  const signs = [...source.matchAll(MARKDOWN)]
  found.edits.push(...signs.map(({ 0: sign, index }) => ({ at: index, length: sign.length, reads: '' })))
  const struck = signs.filter(([sign]) => sign === '~~').map(({ index }) => index)
  for (const [place, at] of struck.entries())
    if (place % 2 === 1) found.struck.push({ at: struck[place - 1]! + 2, length: at - struck[place - 1]! - 2 })
}

import { decodeEntities } from '../source/entities.ts'
import { parseHtml } from '../source/parse.ts'
import type { SourceDocument, SourceElement } from '../source/source.ts'

const SKIPPED: ReadonlySet<string> = new Set('head style script title template svg object'.split(' '))
const BLOCKS: ReadonlySet<string> = new Set(
  'address article aside blockquote body caption center div dl dt dd fieldset figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr html main nav ol p pre section table tbody tfoot thead tr td th ul'.split(
    ' '
  )
)
/** Characters that hold a preview line open, and show nothing. */
const FILLER = /\u034f|[\u00ad\u061c\u200b-\u200f\u2007\u2060-\u2064\ufeff]/g

interface Block {
  text: string
  /** The list or table it is part of: no blank line between two of one. */
  of?: number
}

/** Text that is being put together. */
interface Page {
  blocks: Block[]
  line: string
  /** The last character of the line, kept apart: a long line would be put together anew to look at its end. */
  end: string
}

const newPage = (): Page => ({ blocks: [], line: '', end: '' })

function write(page: Page, text: string): void {
  page.line += text
  page.end = text.at(-1) ?? page.end
}

/**
 * An email as plain text: paragraphs apart, links as `label (url)`, lists, tables row by row, pictures as their
 * alternative text. What is hidden is left out, merge tags stay as they are.
 */
export function toPlainText(html: string | SourceDocument): string {
  const doc = typeof html === 'string' ? parseHtml(html) : html
  const page = newPage()
  const reader = { doc, at: 0 }
  for (const index of doc.children(-1)) readChild(reader, page, index)
  readTexts(reader, page, doc.source.length)
  return textOf(page)
}

interface Reader {
  doc: SourceDocument
  /** The next run of text. */
  at: number
}

function textOf(page: Page): string {
  breakBlock(page)
  return page.blocks
    .map(
      ({ text, of }, at) => (at === 0 ? '' : of !== undefined && page.blocks[at - 1]?.of === of ? '\n' : '\n\n') + text
    )
    .join('')
}

function breakBlock(page: Page, of?: number): void {
  const text = page.line.replace(/[ \t]*\n[ \t]*/g, '\n').trim()
  if (text) page.blocks.push({ text, of })
  page.line = ''
  page.end = ''
}

function readTexts({ doc, ...reader }: Reader, page: Page, until: number): number {
  let { at } = reader
  for (; at < doc.texts.length && (doc.texts[at]?.start ?? until) < until; at++) {
    const { start, end } = doc.texts[at] as { start: number; end: number }
    addText(page, decodeEntities(doc.source.slice(start, end)))
  }
  return at
}

function addText(page: Page, text: string): void {
  const plain = text.replace(FILLER, '').replace(/[\s\u00a0]+/g, ' ')
  write(page, page.end === '' || /\s/.test(page.end) ? plain.trimStart() : plain)
}

function readChild(reader: Reader, page: Page, index: number): void {
  const element = reader.doc.elements[index] as SourceElement
  reader.at = readTexts(reader, page, element.start)
  if (SKIPPED.has(element.name) || isHidden(reader.doc, index)) skip(reader, element)
  else (READERS.get(element.name) ?? readElement)(reader, page, element)
}

const isHidden = (doc: SourceDocument, index: number): boolean =>
  /display\s*:\s*none|mso-hide\s*:\s*all/i.test(doc.attribute(index, 'style') ?? '') ||
  doc.attribute(index, 'hidden') !== undefined

function skip(reader: Reader, { end }: SourceElement): void {
  while ((reader.doc.texts[reader.at]?.start ?? end) < end) reader.at++
}

function readInside(reader: Reader, page: Page, element: SourceElement): void {
  for (const child of reader.doc.children(element.index)) readChild(reader, page, child)
  reader.at = readTexts(reader, page, element.closeStart)
}

function readElement(reader: Reader, page: Page, element: SourceElement): void {
  const isBlock = BLOCKS.has(element.name)
  if (isBlock) breakBlock(page)
  readInside(reader, page, element)
  if (isBlock) breakBlock(page)
}

/** Reads what is inside as a text of its own. */
function readApart(reader: Reader, element: SourceElement): string {
  const page = newPage()
  readInside(reader, page, element)
  return textOf(page)
}

type Read = (reader: Reader, page: Page, element: SourceElement) => void

const READERS = new Map<string, Read>(
  Object.entries({
    br: (_, page) => {
      write(page, '\n')
    },
    hr: (_, page) => {
      breakBlock(page)
      page.blocks.push({ text: '---' })
    },
    img: ({ doc }, page, { index }) => addText(page, doc.attribute(index, 'alt') ?? ''),
    a: readLink,
    ul: (reader, page, element) => readList(reader, page, element, () => '- '),
    ol: (reader, page, element) => readList(reader, page, element, at => `${at + 1}. `),
    tr: readRow
  })
)

function readLink(reader: Reader, page: Page, element: SourceElement): void {
  const href = (reader.doc.attribute(element.index, 'href') ?? '').trim()
  const label = readApart(reader, element)
  const isSaid = !href || href === '#' || [href, href.replace(/^(mailto|tel):/i, '')].includes(label)
  addText(page, ' '.repeat(Number(/^\s/.test(reader.doc.innerHtml(element.index)))))
  if (label.includes('\n\n')) {
    breakBlock(page)
    write(page, `${label}\n(${href})`)
    breakBlock(page)
  } else write(page, isSaid ? label || href : label ? `${label} (${href})` : href)
}

function readList(reader: Reader, page: Page, element: SourceElement, mark: (at: number) => string): void {
  breakBlock(page)
  let count = 0
  for (const index of reader.doc.children(element.index)) {
    const child = reader.doc.elements[index] as SourceElement
    reader.at = readTexts(reader, page, child.start)
    breakBlock(page, element.index)
    const text = readApart(reader, child)
    if (text) page.blocks.push({ text: `${mark(count++)}${text.replaceAll('\n', '\n  ')}`, of: element.index })
  }
  reader.at = readTexts(reader, page, element.closeStart)
  breakBlock(page)
}

/** The cells of a row stand side by side when each is one line; else one below another. */
function readRow(reader: Reader, page: Page, element: SourceElement): void {
  breakBlock(page)
  const cells: string[] = []
  for (const index of reader.doc.children(element.index)) {
    const child = reader.doc.elements[index] as SourceElement
    reader.at = readTexts(reader, page, child.start)
    if (isHidden(reader.doc, index)) skip(reader, child)
    else cells.push(readApart(reader, child))
  }
  reader.at = readTexts(reader, page, element.closeStart)
  breakBlock(page, element.parent)
  const filled = cells.filter(Boolean)
  const isLine = filled.length > 1 && filled.every(cell => !cell.includes('\n'))
  if (isLine) page.blocks.push({ text: filled.join('  '), of: element.parent })
  else page.blocks.push(...filled.map(text => ({ text })))
}

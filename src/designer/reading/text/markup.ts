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

const NAMES =
  'a|abbr|address|article|aside|b|big|blockquote|body|br|button|center|code|dd|del|div|dl|dt|em|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|li|link|main|mark|meta|nav|object|ol|option|p|pre|s|script|section|select|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|u|ul|video'
/** Code that is none of a reader's business, comments, then single tags; none may be longer than a brief's longest sensible one. */
const HTML = new RegExp(
  [
    String.raw`<(script|style|title|svg)\b[^<>]{0,400}>[^]{0,4000}?</\1\s*>|<!--[^]{0,2000}?-->|<[!?][a-z[][^<>]{0,300}>`,
    String.raw`</?(?:${NAMES})(?:[\s/][^<>]{0,1000})?>`,
    String.raw`</?[a-z][a-z\d]*[:-][\w:-]*(?:[\s/][^<>]{0,1000})?>`,
    String.raw`<[a-z]\w*(?:\s+[\w:-]+\s*=\s*(?:"[^"<>]{0,500}"|'[^'<>]{0,500}')){1,20}\s*/?>`
  ].join('|'),
  'gi'
)
const BLOCK =
  /^<\/?(?:address|article|blockquote|body|br|button|center|d[dlt]|div|footer|form|h[1-6r]|header|li|[ou]l|p|pre|section|table|tr|[a-z]+-[\w-]+)\b/i
const CELL = /^<\/t[dh]/i
const HREF = /\shref\s*=\s*["']?([^"'\s>]+)/i
/** A rule of CSS: a selector, braces, and at least one declaration. */
const RULE = /(?:^|(?<=[\n}]))[ \t]*[@.#\w][^{}\n<>]{0,120}\{\s*[\w-]{1,40}\s*:[^{}]{0,1000}\}/g
const DECLARATION =
  /\b(?:background(?:-color)?|color|font-(?:family|size|weight)|line-height|letter-spacing|text-(?:align|transform|decoration)|display|(?:max|min)-(?:width|height)|opacity|box-shadow|padding|margin|border(?:-radius)?|width|height)\s*:\s*[^;{}\n]{1,60};/gi
/** Lines of programs and style sheets, control tags of templates, tags in square brackets. */
const CODE = [
  /^[ \t]*(?:[})\]]+[;,)]*|[{[]+|@(?:media|import|font-face|charset|keyframes)\b.*|(?:const|let|var)\s+[\w$]+\s*=.*|function\b\s*\w*\(.*|(?:if|for|while)\s*\(.*\)\s*\{.*|import\b.*\bfrom\b.*['"].*|[\w$.#:>,*()[\]="-]+(?: [\w$.#:>,*()[\]="-]+){0,4} ?\{|\/\/.*|\/\*.*|\*\/)[ \t]*$/gm,
  /\{%[^%\n]{0,200}%\}|\{\{[#/^][^{}\n]{0,80}\}\}|\*\|(?:IF|ELSE|END|IFNOT)[^|\n]{0,60}\|\*/g,
  /\[\/?(?:b|i|u|s|url|img|color|size|center|quote|list|h[1-6]|button|table|tr|td|\*)(?:=[^\]\n]{0,200})?\]/gi
]
/** A line of data: its name, its value. */
const DATUM = /^([ \t]{0,40}")[\w -]{1,40}(")[ \t]{0,4}:[ \t]{0,4}("?)[^"\n]{0,400}?("?,?)[ \t]{0,9}$/dgm
const LISTED = /^\[(?:\*|\/?(?:list|table|tr|h\d)\b)/i
/** Markdown that is only looks: fences, signs before headings, bold and struck words, code, pictures. */
const MARKDOWN =
  /^[ \t]*(?:```.*|#{1,6}(?=[ \t])|(?:[-*_][ \t]*){3,})$|^[ \t]*#{1,6}(?=[ \t]+\S)|\*\*|__|~~|(?<!\w)`(?=\S)|(?<=\S)`(?!\w)/gm
const LINKED = /!?\[([^[\]\n]{1,200})\]\(\s*([^\s()]{3,500})\s*\)/g
const ENTITIES = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    pound: '£',
    euro: '€',
    yen: '¥',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    rarr: '→',
    middot: '·',
    bull: '•'
  })
)
const ENTITY = /&(?:#(\d{2,6})|([a-z]{2,6}));/gi

/** Finds HTML, CSS and markdown in a text. Its signs are structure; its words stay. Merge tags, "<3" and "<me@a.example>" are no markup. */
export function findMarkup(source: string): Markup {
  const found: Markup = { edits: [], links: [], struck: [] }
  let [link, strike]: [{ from: number; href: Span } | undefined, number | undefined] = [undefined, undefined]
  for (const match of source.matchAll(HTML)) {
    const [tag, at] = [match[0], match.index]
    found.edits.push({ at, length: tag.length, reads: CELL.test(tag) ? '\t' : BLOCK.test(tag) ? '\n' : '' })
    const href = /^<a\b/i.test(tag) ? HREF.exec(tag) : null
    if (href?.[1])
      link = {
        from: at + tag.length,
        href: { at: at + href.index + href[0].lastIndexOf(href[1]), length: href[1].length }
      }
    if (/^<\/a\b/i.test(tag) && link) {
      found.links.push({ words: { at: link.from, length: at - link.from }, href: link.href })
      link = undefined
    }
    if (/^<(?:s|del|strike)\b/i.test(tag)) strike = at + tag.length
    if (/^<\/(?:s|del|strike)\b/i.test(tag) && strike !== undefined) {
      found.struck.push({ at: strike, length: at - strike })
      strike = undefined
    }
  }
  for (const pattern of [RULE, DECLARATION, ...CODE])
    for (const { 0: code, index } of source.matchAll(pattern))
      found.edits.push({ at: index, length: code.length, reads: LISTED.test(code) ? '\n' : '' })
  for (const { indices } of source.matchAll(DATUM))
    for (const sign of indices?.slice(1) ?? [])
      if (sign) found.edits.push({ at: sign[0], length: sign[1] - sign[0], reads: '' })
  markdown(source, found)
  for (const { 0: entity, 1: code, 2: name = '', index } of source.matchAll(ENTITY)) {
    const reads = code ? String.fromCodePoint(Math.min(Number(code), 0xffff)) : ENTITIES.get(name.toLowerCase())
    if (reads) found.edits.push({ at: index, length: entity.length, reads })
  }
  return found
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
  let strike: number | undefined
  for (const { 0: sign, index } of source.matchAll(MARKDOWN)) {
    found.edits.push({ at: index, length: sign.length, reads: '' })
    if (sign !== '~~') continue
    if (strike === undefined) strike = index + 2
    else {
      found.struck.push({ at: strike, length: index - strike })
      strike = undefined
    }
  }
}

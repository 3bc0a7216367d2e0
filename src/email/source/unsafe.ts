import { conditionalInside } from './comments.ts'
import { isFontLink } from './font-hosts.ts'
import { parseHtml } from './parse.ts'
import { hasOnlyPlainTags } from './plain-tags.ts'
import { isSafeStyle, isSafeUrl } from './safe-url.ts'
import type { SourceAttribute, SourceDocument, SourceElement, Splice } from './source.ts'
import { applySplices } from './splice.ts'

/** Something that no email may hold, said in words, with the splices that take it out. */
export interface Unsafe {
  what: string
  splices: Splice[]
  /** All that is inside goes too. */
  whole?: boolean
}

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** Go with all that is in them. `svg` and `math` too: their parsing rules are where sanitisers and browsers disagree. */
const DROPPED = set(
  'script iframe object embed applet frame frameset noframes noembed base svg math template portal plaintext xmp input select textarea datalist option optgroup keygen'
)
/** Only their tags go. */
const UNWRAPPED = set('form button label fieldset legend output noscript')
const META = set('content-type x-ua-compatible content-language')
const URLS = set(
  'href src background action formaction poster cite longdesc data dynsrc lowsrc xlink:href code codebase manifest profile usemap'
)
const FORBIDDEN = set('srcdoc formaction action ping autofocus autoplay')

/** Everything unsafe in a document, the outermost first and none inside another. */
export function findUnsafe(doc: SourceDocument, isForOutlook = false): Unsafe[] {
  const found: Unsafe[] = []
  let end = 0
  for (const element of doc.elements) {
    if (element.start < end) continue
    const whole = unsafeElement(doc, element, isForOutlook)
    if (whole) found.push(whole)
    if (whole?.whole) end = element.end
    if (!whole) for (const attribute of doc.attributes(element.index)) found.push(...unsafeAttribute(doc, attribute))
  }
  const dropped = found.flatMap(({ splices }) => splices)
  const inComments = doc.comments.flatMap(({ start, end: to }) => unsafeComment(doc, start, to))
  return [
    ...found,
    ...inComments.filter(({ splices }) => !splices.some(splice => dropped.some(drop => overlaps(drop, splice))))
  ]
}

const overlaps = (a: Splice, b: Splice): boolean => a.from < b.to && b.from < a.to

/** In Outlook's comments `<noscript>` keeps others from showing what stands in it; Outlook runs no scripts anyway. */
function unsafeElement(doc: SourceDocument, element: SourceElement, isForOutlook: boolean): Unsafe | undefined {
  const { name, start, openEnd, closeStart, end } = element
  if (UNWRAPPED.has(name) && !(isForOutlook && name === 'noscript')) {
    const tags = [
      { from: start, to: openEnd, insert: '' },
      { from: closeStart, to: end, insert: '' }
    ]
    return { what: `<${name}>`, splices: tags.filter(({ from, to }) => from < to) }
  }
  if (DROPPED.has(name.replace(/^.*:/, '')) || isDroppedHead(doc, element)) {
    return { what: `<${name}>`, splices: [{ from: start, to: end, insert: '' }], whole: true }
  }
  return undefined
}

function isDroppedHead(doc: SourceDocument, { index, name }: SourceElement): boolean {
  if (name === 'meta') {
    const kind = doc.attribute(index, 'http-equiv')
    return kind !== undefined && !META.has(kind.trim().toLowerCase())
  }
  if (name !== 'link') return false
  return !isFontLink(doc.attribute(index, 'rel') ?? '', doc.attribute(index, 'href') ?? '')
}

function unsafeAttribute(doc: SourceDocument, attribute: SourceAttribute): Unsafe[] {
  const what = attributeFault(attribute.name, attribute.value)
  if (!what) return []
  let from = attribute.start
  if (/[\s/>]/.test(doc.source[attribute.end] ?? '>')) while (/\s/.test(doc.source[from - 1] ?? '')) from--
  return [{ what, splices: [{ from, to: attribute.end, insert: '' }] }]
}

/** Why an attribute may not stand in an email, in words; `undefined` when it may. */
export function attributeFault(name: string, value: string): string | undefined {
  if (/^[^a-z]*on/.test(name) || FORBIDDEN.has(name)) return `the attribute "${name}"`
  if (URLS.has(name) && !isSafeUrl(value)) return `the address in "${name}"`
  if (name === 'srcset' && !value.split(/,\s+/).every(candidate => isSafeUrl(candidate)))
    return 'the addresses in "srcset"'
  if (name === 'style' && !isSafeStyle(value)) return 'the style'
  return undefined
}

/** What conditional comments show to Outlook is read as HTML of its own. */
function unsafeComment(doc: SourceDocument, start: number, end: number): Unsafe[] {
  const text = doc.source.slice(start, end)
  const inside = conditionalInside(text)
  if (!inside) return []
  const shift = start + inside.from
  return findUnsafe(parseHtml(text.slice(inside.from, inside.to)), true).map(({ what, splices }) => ({
    what,
    splices: splices.map(({ from, to, insert }) => ({ from: from + shift, to: to + shift, insert }))
  }))
}

const MOST_ROUNDS = 8

/**
 * The document without anything unsafe, read both as template tags allow and as a browser does, again and again until
 * nothing is left: taking one thing out may put another together. What never comes clean is made text.
 */
export function cleanDocument(source: string): SourceDocument {
  let doc = parseHtml(source)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = findUnsafe(doc)
    const seen =
      found.length > 0 || hasOnlyPlainTags(doc) ? found : findUnsafe(parseHtml(doc.source, { templateTags: false }))
    if (seen.length === 0) return doc
    doc = parseHtml(applySplices(doc.source, splicesOf(seen)))
  }
  return parseHtml(doc.source.replaceAll('<', '&lt;'))
}

/** The text of `cleanDocument`. */
export const removeUnsafe = (source: string): string => cleanDocument(source).source

const splicesOf = (unsafe: Unsafe[]): Splice[] => unsafe.flatMap(({ splices }) => splices)

/** The first unsafe thing in a piece of HTML, in words. */
export function firstUnsafe(source: string): string | undefined {
  for (const templateTags of [true, false]) {
    const [first] = findUnsafe(parseHtml(source, { templateTags }))
    if (first) return first.what
  }
  return undefined
}

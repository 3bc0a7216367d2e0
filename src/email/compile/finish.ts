import { setAttribute } from '../source/attribute-splices.ts'
import { escapeAttribute } from '../source/entities.ts'
import type { SourceAttribute, SourceDocument, Splice } from '../source/source.ts'
import { applySplices } from '../source/splice.ts'
import { findTemplateTags } from '../source/template-tags.ts'

const MARKS: ReadonlySet<string> = new Set([
  'data-section',
  'data-layout',
  'data-tone',
  'data-across',
  'data-slot',
  'data-list',
  'data-item',
  'data-ornament',
  'data-at'
])
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'background', 'poster'])

/** Splices that take off what only we and the inliner need, and make addresses absolute. `classes`: those still in use. */
export function finishAttributes(
  doc: SourceDocument,
  classes: ReadonlySet<string> | undefined,
  siteUrl: string
): Splice[] {
  const inOutlook = classesInComments(doc)
  // Style tags go as a whole.
  const elements = doc.elements.filter(({ name }) => name !== 'style')
  return elements.flatMap(({ index }) =>
    countingAttributes(doc, index).flatMap(attribute => {
      const { name, value } = attribute
      if (MARKS.has(name)) return setAttribute(doc, index, name, null)
      if (name === 'data-follows') return followed(doc, index, attribute, siteUrl)
      if (name === 'class') return classSplices(doc, index, attribute, classes, inOutlook)
      if (ADDRESSES.has(name)) return setAttribute(doc, index, name, absoluteUrl(value, siteUrl))
      return name === 'srcset'
        ? setAttribute(doc, index, name, value.replace(/(^|,\s*)(?=\/(?!\/))/g, `$1${siteUrl}`))
        : []
    })
  )
}

/** A picture leads where the words below it lead: their address stands in the email once. */
function followed(
  doc: SourceDocument,
  index: number,
  { value, start, end }: SourceAttribute,
  siteUrl: string
): Splice[] {
  const words = doc.elements.find(each => each.index > index && doc.attribute(each.index, 'data-slot') === value)
  const href = words && doc.attribute(words.index, 'href')
  return [{ from: start, to: end, insert: href ? `href="${escapeAttribute(absoluteUrl(href, siteUrl))}"` : '' }]
}

/** One attribute a name: the first, as browsers have it. */
function countingAttributes(doc: SourceDocument, index: number): SourceAttribute[] {
  const attributes = doc.attributes(index)
  const firsts = new Map(attributes.toReversed().map(attribute => [attribute.name, attribute]))
  return firsts.size === attributes.length ? attributes : [...firsts.values()]
}

/** Paths of the site lead somewhere only with its address before them. */
function absoluteUrl(url: string, siteUrl: string): string {
  return /^\/(?!\/)/.test(url) ? siteUrl + url : url
}

/** The same for addresses in CSS. */
export function absoluteCss(css: string, siteUrl: string): string {
  return css.replace(/(url\(\s*["']?)(?=\/(?!\/))/gi, `$1${siteUrl}`)
}

/** A document with absolute addresses. */
export function finishAddresses(doc: SourceDocument, siteUrl: string): string {
  const splices = doc.elements.flatMap(({ index }) =>
    countingAttributes(doc, index).flatMap(({ name, value }) =>
      ADDRESSES.has(name) ? setAttribute(doc, index, name, absoluteUrl(value, siteUrl)) : []
    )
  )
  return applySplices(doc.source, splices)
}

function classSplices(
  doc: SourceDocument,
  index: number,
  { value }: SourceAttribute,
  classes: ReadonlySet<string> | undefined,
  inOutlook: ReadonlySet<string>
): Splice[] {
  if (!classes || findTemplateTags(value).length > 0) return []
  const names = value.split(/\s+/).filter(Boolean)
  const kept = names.filter(
    name => classes.has(name) || inOutlook.has(name) || /external|gmail|apple|yshortcuts/i.test(name)
  )
  return kept.length === names.length && kept.length > 0
    ? []
    : setAttribute(doc, index, 'class', kept.join(' ') || null)
}

/** Style tags for Outlook stand in comments. */
function classesInComments(doc: SourceDocument): ReadonlySet<string> {
  const texts = doc.comments.map(({ start, end }) => doc.source.slice(start, end)).filter(text => /<style/i.test(text))
  return new Set(texts.flatMap(text => [...text.matchAll(/\.([\w-]+)/g)].map(([, name]) => name as string)))
}

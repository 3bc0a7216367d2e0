import type { SourceDocument, Span } from '../source/source.ts'

/** Are these the same elements with the same attributes, comments, template tags and words? White space apart. */
export function isSameEmail(one: SourceDocument, other: SourceDocument): boolean {
  return (
    same(one, other, elementsOf) &&
    same(one, other, doc => slices(doc, doc.comments)) &&
    same(one, other, doc => slices(doc, doc.templateTags)) &&
    same(one, other, doc => [slices(doc, doc.texts).join('').replace(/\s+/g, '')]) &&
    same(one, other, doc => doc.elements.filter(({ name }) => RAW.test(name)).map(({ index }) => doc.innerHtml(index)))
  )
}

/** What stands in these is not among the texts. */
const RAW = /^(style|script|pre|textarea)$/

const same = (one: SourceDocument, other: SourceDocument, parts: (doc: SourceDocument) => string[]): boolean => {
  const [ours, theirs] = [parts(one), parts(other)]
  return ours.length === theirs.length && ours.every((part, at) => part === theirs[at])
}

const slices = ({ source }: SourceDocument, spans: readonly Span[]): string[] =>
  spans.map(({ start, end }) => source.slice(start, end))

function elementsOf(doc: SourceDocument): string[] {
  return doc.elements.map(({ index, name, parent }) => {
    const attributes = doc.attributes(index).map(attribute => `${attribute.name}=${attribute.value}`)
    return [parent, name, ...attributes].join('\n')
  })
}

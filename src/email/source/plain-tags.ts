import type { SourceDocument, Span } from './source.ts'

/**
 * Do all template tags stand where a browser, to which they are text, reads the same markup as we do? That is among text,
 * without a `<`, or in a quoted value, without quotes: there nothing in them ends what they stand in.
 */
export function hasOnlyPlainTags(doc: SourceDocument): boolean {
  const { source, texts, elements } = doc
  let [text, element] = [0, 0]
  return doc.templateTags.every(tag => {
    const said = source.slice(tag.start, tag.end)
    while (text < texts.length - 1 && (texts[text] as Span).end < tag.end) text++
    while (element < elements.length - 1 && (elements[element + 1] as Span).start < tag.start) element++
    if (encloses(texts[text], tag)) return !said.includes('<')
    return !/["']/.test(said) && isQuoted(doc, element, tag)
  })
}

const encloses = (outer: Span | undefined, { start, end }: Span): boolean =>
  outer !== undefined && outer.start <= start && end <= outer.end

function isQuoted(doc: SourceDocument, element: number, tag: Span): boolean {
  return doc
    .attributes(element)
    .some(({ quote, valueStart, valueEnd }) => quote !== '' && encloses({ start: valueStart, end: valueEnd }, tag))
}

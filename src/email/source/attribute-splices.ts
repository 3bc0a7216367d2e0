import { escapeAttribute } from './entities.ts'
import type { SourceDocument, Splice } from './source.ts'

/**
 * The splices that give an attribute a value (plain, not escaped), or take it away (`null`). A value keeps its quotes;
 * one without quotes gets them. Nothing to do gives none. Of two attributes with one name the first counts, so that
 * taking it away takes away the others too: else the next one would begin to count.
 */
export function setAttribute(doc: SourceDocument, index: number, name: string, value: string | null): Splice[] {
  const named = doc.attributes(index).filter(candidate => candidate.name === name)
  if (value === null)
    return named.map(({ start, end }) => ({ from: withSpace(doc.source, start), to: end, insert: '' }))
  const [attribute] = named
  if (!attribute) return [insertion(doc, index, ` ${name}="${escapeAttribute(value)}"`)]
  if (attribute.value === value) return []
  const { start, end, quote, valueStart, valueEnd } = attribute
  if (quote) return [{ from: valueStart, to: valueEnd, insert: escapeAttribute(value, quote) }]
  return [{ from: start, to: end, insert: `${name}="${escapeAttribute(value)}"` }]
}

/** New attributes stand last in the start tag, before `/>` if it is written so. */
function insertion(doc: SourceDocument, index: number, insert: string): Splice {
  const { openEnd } = doc.elements[index]!
  let at = doc.source[openEnd - 1] === '>' ? openEnd - 1 : openEnd
  // The last attribute may end in white space: `class=` reaches up to what would be its value.
  const taken = doc.attributes(index).at(-1)?.end ?? 0
  if (taken < at && doc.source[at - 1] === '/') at--
  while (taken < at && /\s/.test(doc.source[at - 1] ?? '')) at--
  return { from: at, to: at, insert }
}

function withSpace(source: string, start: number): number {
  let at = start
  while (/\s/.test(source[at - 1] ?? '')) at--
  return at
}

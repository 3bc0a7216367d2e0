import type { SourceAttribute, SourceDocument, SourceElement } from '../source/source.ts'
import { isSteered } from './branches.ts'
import { cut, type Fault } from './fault.ts'

/** Attributes that are given twice, and those that a missing quotation mark or `>` has made. */
export function attributeFaults(doc: SourceDocument): Fault[] {
  return doc.elements.flatMap(element => {
    const attributes = doc.attributes(element.index)
    if (attributes.length < 2) return attributes.flatMap(attribute => garbled(element, attribute))
    return [...attributes.flatMap(attribute => garbled(element, attribute)), ...doubled(doc, element, attributes)]
  })
}

/** By the HTML standard a name with one of these is an error: it is the rest of something that was not finished. */
function garbled({ name: tag }: SourceElement, { name, start, end }: SourceAttribute): Fault[] {
  if (name.startsWith('<'))
    return [
      { from: start, to: end, severity: 'error', message: `The **<${tag}>** before this has no **>**.`, breaks: true }
    ]
  if (!/["'<]/.test(name)) return []
  const message = `A quotation mark is missing or too many in this **<${tag}>**.`
  return [{ from: start, to: end, severity: 'error', message, breaks: true }]
}

function doubled(doc: SourceDocument, element: SourceElement, attributes: SourceAttribute[]): Fault[] {
  const seen = new Set<string>()
  const again = attributes.filter(({ name }) => seen.size === seen.add(name).size)
  if (again.length === 0 || isSteered(doc, { start: element.start, end: element.openEnd })) return []
  return again
    .filter(({ name }) => !/["'<]/.test(name))
    .map(({ name, start, end }) => ({
      from: start,
      to: end,
      severity: 'error',
      message: `**${name}** stands here a second time; only the first counts.`,
      fix: cut(start - spaceBefore(doc.source, start), end)
    }))
}

const spaceBefore = (source: string, at: number): number => (/\s/.test(source[at - 1] ?? '') ? 1 : 0)

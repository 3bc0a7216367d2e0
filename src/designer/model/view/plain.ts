import type { SourceDocument, SourceElement, Span } from '../../../email/source/source.ts'
import type { Seen } from './seen.ts'

const TELLING: ReadonlySet<string> = new Set('h1 h2 h3 h4 h5 h6 p a img li blockquote'.split(' '))

/**
 * Plain HTML in lines: headings, texts, links, pictures, and cells that hold text themselves, each with its ref. `owner`: the free
 * section that it stands in, if it does.
 */
export function plainLines({ start, end }: Span, seen: Seen, owner?: string): string[] {
  const { doc } = seen
  const telling = doc.elements.filter(
    element => element.start >= start && element.end <= end && (TELLING.has(element.name) || hasOwnText(doc, element))
  )
  return telling.flatMap(element => elementLine(element, seen, owner) ?? [])
}

function elementLine(
  { index, name }: SourceElement,
  { doc, addresses, texts, longest }: Seen,
  owner: string | undefined
): string | undefined {
  const ref = `e${index}`
  if (name === 'img')
    return `${ref} img ${addresses.shorten(doc.attribute(index, 'src') ?? '')} "${doc.attribute(index, 'alt') ?? ''}"`
  const text = doc.textContent(index).trim().replace(/\s+/g, ' ')
  if (!text) return undefined
  const href = name === 'a' ? ` → ${addresses.shorten(doc.attribute(index, 'href') ?? '')}` : ''
  return `${ref} ${name}: ${texts.show(ref, text, longest(owner ?? ref))}${href}`
}

/** Does it hold text beside its child elements? */
function hasOwnText(doc: SourceDocument, { index, openEnd, closeStart, name }: SourceElement): boolean {
  if (!/^(?:td|th|div|span|center)$/.test(name)) return false
  const [first] = doc.children(index)
  const end = first === undefined ? closeStart : (doc.elements[first]?.start ?? closeStart)
  const own = doc.source.slice(openEnd, end).replace(/&[#\w]+;/g, '')
  return own.trim() !== '' && !doc.source.startsWith('<!', openEnd)
}

/** Of so many alike in a row the first are shown. */
const SHOWN = 2
const FEWEST = 5

/** Lines of which a row of the same elements is told by its first ones, and by the refs of the rest. */
export function folded(lines: readonly string[], isKept: (line: string) => boolean): string[] {
  const out: string[] = []
  for (let at = 0; at < lines.length; ) {
    const name = nameOf(lines[at])
    let end = at + 1
    while (end < lines.length && nameOf(lines[end]) === name) end++
    out.push(...(end - at < FEWEST ? lines.slice(at, end) : foldedRow(lines.slice(at, end), name, isKept)))
    at = end
  }
  return out
}

function foldedRow(row: readonly string[], name: string, isKept: (line: string) => boolean): string[] {
  const kept = row.filter((line, at) => at < SHOWN || isKept(line))
  const rest = row.filter(line => !kept.includes(line)).map(line => line.split(' ')[0])
  return [...kept, `… ${rest.length} more ${name}: ${rest.at(0)} to ${rest.at(-1)}`]
}

const nameOf = (line = ''): string => line.split(/[ :]/)[1] ?? ''

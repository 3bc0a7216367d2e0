import { decodeEntities } from '../../../email/source/entities.ts'
import type { SourceDocument, SourceElement } from '../../../email/source/source.ts'

/** What the nodes of a text are in the source, byte for byte: whatever was not touched is written back as it was. */
export interface SourceBytes {
  /** Of elements: their start and end tags, and whether nothing stands between them. */
  tags: Map<Node, { open: string; close: string; isEmpty: boolean }>
  /** Of texts and comments. */
  texts: Map<Node, { data: string; bytes: string }>
}

/** Matches the nodes inside an element with the source they were painted from. A node that has no match is written anew. */
export function bytesOf(
  node: Node,
  doc: SourceDocument,
  element: number,
  elementAt: (node: Node) => number | undefined
): SourceBytes {
  const known: SourceBytes = { tags: new Map(), texts: new Map() }
  const walk = (parent: Node, { openEnd, closeStart, index }: SourceElement) => {
    const children = doc.children(index).map(child => doc.elements[child] as SourceElement)
    let at = openEnd
    let texts: Node[] = []
    const match = (end: number) => {
      matchTexts(doc, texts, at, end, known)
      texts = []
    }
    for (const child of parent.childNodes) {
      const own = child.nodeType === 1 ? children.find(each => each.index === elementAt(child)) : undefined
      if (child.nodeType !== 1) texts.push(child)
      if (!own) continue
      match(own.start)
      known.tags.set(child, {
        open: doc.source.slice(own.start, own.openEnd),
        close: doc.source.slice(own.closeStart, own.end),
        isEmpty: own.openEnd === own.closeStart
      })
      at = own.end
      walk(child, own)
    }
    match(closeStart)
  }
  walk(node, doc.elements[element] as SourceElement)
  return known
}

/** Texts and comments between two elements, in the order of both. */
function matchTexts(doc: SourceDocument, nodes: readonly Node[], start: number, end: number, known: SourceBytes) {
  const within = (span: { start: number; end: number }) => span.start >= start && span.end <= end
  const spans = [...doc.comments.filter(within), ...doc.texts.filter(within)].sort((a, b) => a.start - b.start)
  if (spans.length !== nodes.length) return
  for (const [at, node] of nodes.entries()) {
    const { start: from, end: to } = spans[at]!
    const [data, bytes] = [node.nodeValue ?? '', doc.source.slice(from, to)]
    const isSame = node.nodeType === 8 || dataOf(unitsOf(bytes)) === data
    if (isSame) known.texts.set(node, { data, bytes })
  }
}

/** A sign of a text: its bytes in the source, and what they stand for. */
export interface Unit {
  bytes: string
  data: string
}

const dataOf = (units: readonly Unit[]): string => units.map(({ data }) => data).join('')

/** A text of the source sign by sign: an entity is one, with what it stands for. */
export function unitsOf(bytes: string): Unit[] {
  return (bytes.match(/&(?:#\d+|#x[\da-f]+|[a-z\d]+);?|\r\n?|[\s\S]/gi) ?? []).map(unit => {
    if (unit.length === 1 && unit !== '&' && unit !== '\r') return { bytes: unit, data: unit }
    if (unit.startsWith('\r')) return { bytes: unit, data: '\n' }
    return { bytes: unit, data: decodeEntities(unit) }
  })
}

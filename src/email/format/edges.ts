import type { SourceDocument, SourceElement } from '../source/source.ts'

/** The tag that white space lies beside. `isInner`: on its inside, after a start tag or before an end tag. */
export interface Edge {
  element: SourceElement
  isInner: boolean
}

/** What lies beside a place; comments are nothing to lie beside. `end`: the document begins or ends there. */
export interface Edges {
  endingAt: (offset: number) => Edge | 'text' | 'end'
  startingAt: (offset: number) => Edge | 'text' | 'end'
}

/** Knows every tag of a document by where it begins and ends. */
export function edgesOf({ source, elements, comments }: SourceDocument): Edges {
  const ends = new Map<number, Edge>()
  const starts = new Map<number, Edge>()
  for (const element of elements) {
    const { start, openEnd, closeStart, end, empty } = element
    starts.set(start, { element, isInner: false })
    ends.set(openEnd, { element, isInner: !empty })
    if (closeStart === end) continue
    starts.set(closeStart, { element, isInner: true })
    ends.set(end, { element, isInner: false })
  }
  const commentsByEnd = new Map(comments.map(({ start, end }) => [end, start]))
  const commentsByStart = new Map(comments.map(({ start, end }) => [start, end]))
  return {
    endingAt(offset) {
      let at = offset
      for (let start = commentsByEnd.get(at); start !== undefined; start = commentsByEnd.get(at))
        at = source.slice(0, start).trimEnd().length
      return at === 0 ? 'end' : (ends.get(at) ?? 'text')
    },
    startingAt(offset) {
      let at = offset
      for (let end = commentsByStart.get(at); end !== undefined; end = commentsByStart.get(at))
        at = end + (/^\s*/.exec(source.slice(end, end + 500)) ?? [''])[0].length
      return at >= source.length ? 'end' : (starts.get(at) ?? 'text')
    }
  }
}

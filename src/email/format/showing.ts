import type { SourceDocument, Span } from '../source/source.ts'
import { type Boxes, boxesOf } from './boxes.ts'
import { type Edge, edgesOf } from './edges.ts'
import type { Gap } from './gaps.ts'

/** Keep their white space as it is written. */
const KEEPS: ReadonlySet<string> = new Set('pre textarea listing xmp style script title'.split(' '))
const PRE = /white-space\s*:\s*(pre|break)/i

/**
 * Answers whether the other white space of a gap shows no change. Between words any is as good as another; where there was
 * none, or would be none, only beside the edge of a block. `css`: the style sheet that goes with the document.
 */
export function createShowing(doc: SourceDocument, css: string): (gap: Gap) => boolean {
  const sheets = doc.elements.filter(({ name }) => name === 'style').map(({ index }) => doc.innerHtml(index))
  const styles = [css, ...sheets].join('\n')
  const isKept = insideOneOf(keptSpans(doc))
  const tagAt = insideOneOf(doc.elements.map(({ start, openEnd }) => ({ start, end: openEnd })))
  const edges = edgesOf(doc)
  const boxes = boxesOf(doc, styles)
  return gap => {
    if (isKept(gap)) return false
    const isReplaced = gap.before !== '' && gap.insert !== ''
    if (tagAt(gap)) return isReplaced
    const [left, right] = [edges.endingAt(gap.from), edges.startingAt(gap.to)]
    const isAmongText = left === 'text' || right === 'text'
    if (isReplaced) return !(isAmongText && PRE.test(styles))
    return trims(left, boxes) || trims(right, boxes)
  }
}

/** Is white space beside this edge, on the side of the gap, never shown? */
function trims(edge: Edge | 'text' | 'end', boxes: Boxes): boolean {
  if (edge === 'text') return false
  if (edge === 'end') return true
  return edge.isInner ? boxes.trimsInside(edge.element) : boxes.trimsBeside(edge.element)
}

/** What stays byte for byte: comments, template tags, attributes, and what keeps its white space. */
function keptSpans(doc: SourceDocument): Span[] {
  const keeping = doc.elements.filter(
    ({ name, index }) => KEEPS.has(name) || PRE.test(doc.attribute(index, 'style') ?? '')
  )
  return [
    ...doc.comments,
    ...doc.templateTags,
    ...keeping.map(({ openEnd, closeStart }) => ({ start: openEnd, end: closeStart })),
    ...doc.elements.flatMap(({ index }) => doc.attributes(index))
  ]
}

/** Answers whether a gap lies inside one of many spans, more than at their edges. */
function insideOneOf(spans: readonly Span[]): (gap: Gap) => boolean {
  const sorted = spans.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start)
  const reach: number[] = []
  for (const { end } of sorted) reach.push(Math.max(end, reach.at(-1) ?? 0))
  return ({ from, to }) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (sorted[middle]!.start < to) low = middle + 1
      else high = middle
    }
    return low > 0 && (reach[low - 1] as number) > from
  }
}

import type { Edit } from '../operations/change.ts'

/** An edit as it lies in the text between two lists of edits: what it has there, and what it has on its other side. */
interface Piece {
  start: number
  end: number
  here: string
  beyond: string
}

/** Pieces that overlap or touch each other. */
interface Cluster {
  start: number
  end: number
  first: Piece[]
  second: Piece[]
}

/**
 * The one list of edits that two make, each in the order of the text; the offsets of `second` are those after `first`.
 * Edits that touch become one, so the answer stands apart.
 */
export function composeEdits(first: readonly Edit[], second: readonly Edit[]): Edit[] {
  let shift = 0
  return clustersOf(madeBy(first), takenBy(second)).map(cluster => {
    const from = cluster.start - shift
    const removed = weave(cluster, cluster.first, cluster.second)
    const insert = weave(cluster, cluster.second, cluster.first)
    for (const { here, beyond } of cluster.first) shift += here.length - beyond.length
    return { from, to: from + removed.length, insert, removed }
  })
}

function madeBy(edits: readonly Edit[]): Piece[] {
  let shift = 0
  return edits.map(({ from, to, insert, removed }) => {
    const start = from + shift
    shift += insert.length - (to - from)
    return { start, end: start + insert.length, here: insert, beyond: removed }
  })
}

const takenBy = (edits: readonly Edit[]): Piece[] =>
  edits.map(({ from, to, insert, removed }) => ({ start: from, end: to, here: removed, beyond: insert }))

function clustersOf(first: Piece[], second: Piece[]): Cluster[] {
  const clusters: Cluster[] = []
  let [one, two] = [0, 0]
  while (one < first.length || two < second.length) {
    const start = Math.min(
      first[one]?.start ?? Number.POSITIVE_INFINITY,
      second[two]?.start ?? Number.POSITIVE_INFINITY
    )
    const cluster: Cluster = { start, end: start, first: [], second: [] }
    const join = (pieces: Piece[], piece: Piece | undefined): boolean => {
      if (!piece || piece.start > cluster.end) return false
      pieces.push(piece)
      cluster.end = Math.max(cluster.end, piece.end)
      return true
    }
    for (;;) {
      if (join(cluster.first, first[one])) one++
      else if (join(cluster.second, second[two])) two++
      else break
    }
    clusters.push(cluster)
  }
  return clusters
}

/** The text of a cluster on the far side of `pieces`: what they have beyond, and between them what `others` have here. */
function weave({ start, end }: Cluster, pieces: Piece[], others: Piece[]): string {
  const between = reader(others)
  let at = start
  let text = ''
  for (const piece of pieces) {
    text += between(at, piece.start) + piece.beyond
    at = piece.end
  }
  return text + between(at, end)
}

/** Reads stretches that pieces cover, from left to right. */
function reader(pieces: Piece[]): (from: number, to: number) => string {
  let index = 0
  return (from, to) => {
    let text = ''
    for (let at = from; at < to; ) {
      while (pieces[index]!.end <= at) index++
      const { start, end, here } = pieces[index]!
      text += here.slice(at - start, Math.min(end, to) - start)
      at = Math.min(end, to)
    }
    return text
  }
}

import type { TagRole } from '../src/designer/reading/model/model-shape.ts'
import { type Annotated, briefOf, type Piece } from './corpora.ts'

/** A whole number from 0 up to, not including, `below`. */
export type Choose = (below: number) => number

/** What may be another's without making nonsense of what stands around it. */
const EXCHANGED: ReadonlySet<TagRole> = new Set('brand name to trade by sign button deadline'.split(' ') as TagRole[])

/** Briefs with names, addressees, offices and ends of other briefs: what a word is for is then known by what stands around it. */
export function exchanged(briefs: readonly Annotated[], choose: Choose): Annotated[] {
  const known = Map.groupBy(
    briefs.flatMap(({ pieces }) => pieces),
    ({ role }) => role
  )
  const another = (piece: Piece): Piece => {
    const others = EXCHANGED.has(piece.role) ? known.get(piece.role) : undefined
    return others ? others[choose(others.length)]! : piece
  }
  return briefs.map(({ topic, ...brief }) => {
    const made = { ...brief, ...briefOf(brief.pieces.map(another)) }
    return topic !== undefined && made.text.includes(topic) ? { ...made, topic } : made
  })
}

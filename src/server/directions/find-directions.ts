import type { DirectionName } from '../../designer/directions/direction.ts'
import { directionsOf } from '../../designer/directions/suits.ts'
import { readBrief } from '../../designer/reading/fields/read-brief.ts'
import { loadModel } from '../../designer/reading/model/load.ts'
import type { FactsAsked } from '../briefs/read-facts.ts'

/** Reads a brief for the directions that suit it, the likeliest first. */
export async function findDirections({ brief, today }: FactsAsked): Promise<readonly DirectionName[]> {
  const { kind, look } = await readBrief(brief, { model: await loadModel(), today })
  return directionsOf(kind, look.picture === 'none')
}

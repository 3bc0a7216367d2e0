import type { DirectionName } from '../../designer/directions/direction.ts'
import { directionsFor } from '../../designer/directions/suits.ts'
import { loadModel } from '../../designer/reading/model/load.ts'
import { read } from '../../designer/reading/read.ts'
import type { ReadAsked } from '../briefs/read-brief.ts'

/** Reads a brief for the directions that suit it, the likeliest first. */
export async function findDirections({ brief, facts = [], today }: ReadAsked): Promise<readonly DirectionName[]> {
  return directionsFor(await read(brief, { model: await loadModel(), today, facts }))
}

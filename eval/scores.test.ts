import { expect, it } from 'vitest'
import { loadDesigner } from './designers.ts'
import { isBelow } from './goals.ts'
import { PARTS, scoreSet } from './run/sets.ts'
import { readScores } from './scores.ts'

const WHOLE = { shard: 0, of: 1 }

// The same code gives the same figures: what fell, fell by a change. Figures that are to be kept are written by `npm run eval -- --write`.
it.each(PARTS)('no score of %s is below the committed one', async set => {
  const committed = readScores().offline?.[set]?.scores ?? {}
  const { tally } = await scoreSet(set, await loadDesigner('offline'), WHOLE)
  const fallen = Object.entries(committed).filter(([score, share]) => isBelow(score, tally[score], share))
  expect(
    fallen.map(([score, { count, of }]) => ({
      score,
      was: `${count}/${of}`,
      is: `${tally[score]?.count}/${tally[score]?.of}`
    }))
  ).toEqual([])
})

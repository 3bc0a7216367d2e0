import { parentPort, workerData } from 'node:worker_threads'
import { type DesignerName, loadDesigner } from '../designers.ts'
import { type SetName, type Shard, scoreSet } from './sets.ts'

/** What a thread is to score. */
export interface Work extends Shard {
  designer: DesignerName
  sets: SetName[]
}

// An error may quote what it stumbled over, so that of material that is not open only its happening is told.
const { designer, sets, ...shard } = workerData as Work
const scored = await loadDesigner(designer)
for (const set of sets)
  try {
    parentPort?.postMessage({ set, result: await scoreSet(set, scored, shard) })
  } catch (error) {
    parentPort?.postMessage({ set, failure: /(?:fresh|blind)$/.test(set) ? 'failed' : String((error as Error).stack) })
  }

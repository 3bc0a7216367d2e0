import type { BriefReading } from '../../compose/reading/brief-reading.ts'
import type { DesignerContext } from '../designer.ts'
import { readBrief } from '../reading/fields/read-brief.ts'
import { loadModel } from '../reading/model/load.ts'

/** A brief, read into facts; nothing when it cannot be read: a model does without. */
export async function readingOf(
  brief: string,
  { today }: Pick<DesignerContext, 'today'>
): Promise<BriefReading | undefined> {
  return readBrief(brief, { model: await loadModel(), today }).catch(() => undefined)
}

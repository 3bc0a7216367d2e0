import type { DesignerContext } from '../../designer/designer.ts'
import type { Choice } from '../designers/choice.ts'
import { requireEntitlement } from './entitled.ts'
import type { Job } from './job.ts'
import { type GenerateAnswer, makeTemplate } from './make.ts'
import { contextOf, type TemplateParts } from './parts.ts'

/** What an email is asked for with. */
export interface Asked extends Pick<DesignerContext, 'language' | 'form'>, Partial<Pick<DesignerContext, 'seed'>> {
  prompt: string
  /** Who makes it this once, instead of the account's choice. */
  choice?: Choice | undefined
}

/** Makes a template from a brief for one credit. */
export async function generateTemplate(
  parts: TemplateParts,
  accountId: string,
  { prompt, ...asks }: Asked,
  job: Job<GenerateAnswer>
): Promise<GenerateAnswer> {
  await requireEntitlement(parts, accountId, 'access_credits')
  const { seed, today } = contextOf(parts)
  return makeTemplate(parts, { accountId, brief: prompt, seed, today, ...asks }, job)
}

import type { DesignerContext } from '../../designer/designer.ts'
import { brandFor } from '../brands/brand-for.ts'
import type { Choice } from '../designers/choice.ts'
import { requireEntitlement } from './entitled.ts'
import type { Job } from './job.ts'
import { type GenerateAnswer, makeTemplate } from './make.ts'
import { contextOf, type TemplateParts } from './parts.ts'

/** What an email is asked for with. */
export interface Asked extends Pick<DesignerContext, 'language' | 'form'>, Partial<Pick<DesignerContext, 'seed'>> {
  prompt: string
  /** The brand that was named, `null` for none; nothing said means the sender's. */
  brandId?: string | null | undefined
  /** Who makes it this once, instead of the account's choice. */
  choice?: Choice | undefined
}

/** Makes a template from a brief for one credit. */
export async function generateTemplate(
  parts: TemplateParts,
  accountId: string,
  { prompt, brandId, ...asks }: Asked,
  job: Job<GenerateAnswer>
): Promise<GenerateAnswer> {
  await requireEntitlement(parts, accountId, 'access_credits')
  const { seed, today } = contextOf(parts)
  const sender = asks.form?.facts?.sender?.name
  const caller = { accountId, signal: job.signal }
  const brand = await brandFor(parts, { brandId, brief: prompt, sender, today }, caller)
  return makeTemplate(parts, { accountId, brief: prompt, seed, today, brand, ...asks }, job)
}

import { eq } from 'drizzle-orm'
import type { TestAnswer, TestDesigner } from '../../contract/designer.ts'
import { BLANK_EMAIL } from '../../email/email.ts'
import { designerConnections } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { chosenBy } from './choice.ts'
import { designBy } from './design.ts'
import type { DesignerParts } from './parts.ts'
import type { CallRow } from './usage.ts'

const ONE_SECTION =
  'Add one section of text with a heading of a few words and one sentence that greets whoever reads it. Add nothing else.'

/** Has one section made, the way that emails are; nothing of it is kept but what it took. Throws what making an email would. */
export async function tryOut(
  parts: DesignerParts,
  { accountId, siteUrl, signal }: { accountId: string; siteUrl: string; signal: AbortSignal },
  asked: TestDesigner
): Promise<TestAnswer> {
  const by = await chosenBy(parts, accountId, asked)
  const begun = performance.now()
  const at = parts.clock()
  const work = { email: BLANK_EMAIL, instruction: { text: ONE_SECTION }, context: { seed: 1, today: at, siteUrl } }
  const caller = { accountId, purpose: 'test', signal, emit: () => {} } as const
  const { work: made, calls } = await designBy(parts, by, work, caller)
  if (made.applied.length === 0) {
    throw new AppError('designer_failed', 'The model answered, but made no section. Choose a more capable model.')
  }
  const answer = answerOf(calls, at, performance.now() - begun)
  if (asked.designer === 'own') await keepTest(parts, accountId, answer)
  return answer
}

function answerOf(calls: CallRow[], at: Date, ms: number): TestAnswer {
  const costs = calls.map(({ costMicros }) => costMicros ?? null)
  return {
    at: at.toISOString(),
    ms: Math.round(ms),
    tokens: calls.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0),
    cost_micros: costs.some(cost => cost === null) ? null : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0)
  }
}

async function keepTest({ db }: DesignerParts, accountId: string, { at, ms, tokens, cost_micros }: TestAnswer) {
  const row = { testedAt: new Date(at), testMs: ms, testTokens: tokens, testCostMicros: cost_micros }
  await db.update(designerConnections).set(row).where(eq(designerConnections.accountId, accountId))
}

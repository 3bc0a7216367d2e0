import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import type { Designer, DesignerContext, DesignerEvent, Instruction } from '../designer.ts'
import { tryAgain } from './again.ts'
import { earlierFor } from './earlier-for.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { changePrompt } from './prompts/change.ts'
import { continuePrompt } from './prompts/continue.ts'
import { createPrompt } from './prompts/create.ts'
import { languageModel, type ModelOptions } from './provider.ts'
import { materialOf } from './refine/material.ts'
import { refine } from './refine/refine.ts'
import { viewOf } from './view/view.ts'
import { work } from './work.ts'

/** The newest models of these services think before they answer, often without a word of it. Elsewhere so long an answer is refused by some. */
const THINKERS = { maxOutputTokens: 16_000, firstTokenTimeoutMs: 60_000 }

/** A designer that asks a model. Both of its methods throw a `DesignerError` when the model fails, and end quietly when the caller left. */
export function createModelDesigner(options: ModelOptions): Designer {
  const model = languageModel(options)
  const { firstTokenTimeoutMs, silenceTimeoutMs, timeoutMs, retryMs, maxOutputTokens, temperatures } = {
    ...DEFAULT_LIMITS,
    ...(options.provider !== 'openai-compatible' && THINKERS),
    ...options
  }
  const limits = { model, firstTokenTimeoutMs, silenceTimeoutMs, timeoutMs, retryMs, maxOutputTokens, temperatures }
  return {
    label: options.model,
    async *create(brief: string, asked: DesignerContext): AsyncGenerator<DesignerEvent> {
      const endsAt = performance.now() + timeoutMs
      const context = { ...asked, earlier: await earlierFor(brief, asked) }
      const batch = createBatch(BLANK_EMAIL)
      const operations: Operation[] = []
      const { signal, onCall, siteUrl, begun = [] } = context
      for (const operation of begun) if (batch.apply(operation).ok) operations.push(operation)
      for (const operation of operations) yield { type: 'operation', operation }
      const whole = createPrompt(brief, context)
      const prompt = begun.length > 0 ? continuePrompt(whole, begun) : whole
      const creation = { ...limits, email: BLANK_EMAIL, begun, prompt, siteUrl, signal, onCall }
      for await (const event of work({ ...creation, purpose: 'create', isNew: true })) {
        if (event.type === 'operation' && batch.apply(event.operation).ok) operations.push(event.operation)
        yield event
      }
      if (signal.aborted) return
      const material = await materialOf(brief, context)
      const { refine: mode, look } = context
      const rounds = { ...limits, siteUrl, signal, onCall, brief, material, endsAt }
      yield* refine({ email: batch.email, operations }, { ...rounds, refine: mode, look })
    },
    change(email: EmailSource, instruction: Instruction, context: DesignerContext): AsyncIterable<DesignerEvent> {
      const { siteUrl, signal, onCall } = context
      const change = (asked: Instruction) => {
        const view = viewOf(email, asked)
        const prompt = changePrompt(view, asked, context)
        return work({ ...limits, email, view, prompt, siteUrl, signal, onCall, purpose: 'change', isNew: false })
      }
      return instruction.isAgain ? tryAgain(email, instruction, change) : change(instruction)
    }
  }
}

import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import type { Designer, DesignerContext, DesignerEvent, Instruction } from '../designer.ts'
import { changePrompt, createPrompt } from './prompt.ts'
import { languageModel, type ModelOptions } from './provider.ts'
import { work } from './work.ts'

/** A designer that asks a model. Both of its methods throw a `DesignerError` when the model fails, and end quietly when the caller left. */
export function createModelDesigner(options: ModelOptions): Designer {
  const model = languageModel(options)
  const limits = {
    model,
    firstTokenTimeoutMs: options.firstTokenTimeoutMs ?? 20_000,
    timeoutMs: options.timeoutMs ?? 120_000
  }
  return {
    label: options.model,
    create: (brief: string, context: DesignerContext): AsyncIterable<DesignerEvent> =>
      work({
        ...limits,
        email: BLANK_EMAIL,
        prompt: createPrompt(brief, context),
        signal: context.signal,
        isNew: true
      }),
    change: (email: EmailSource, instruction: Instruction, context: DesignerContext): AsyncIterable<DesignerEvent> =>
      work({
        ...limits,
        email,
        prompt: changePrompt(email, instruction, context),
        signal: context.signal,
        isNew: false
      })
  }
}

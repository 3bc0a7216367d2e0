import type { EmailSource } from '../../email/email.ts'
import type { DesignerContext, DesignerEvent, Instruction } from '../designer.ts'
import type { Model } from '../reading/model/model-shape.ts'
import { answer } from './edit/answer.ts'

/**
 * Changes an email by an instruction of the chat, without a language model. Every operation it yields is known to apply after
 * those before it, and was looked at: what was asked for stands there, and nothing else moved. What it cannot do it says in
 * words, with what it can; what it is not sure of it offers to choose from. Then nothing changes for that part.
 */
export async function* changeEmail(
  email: EmailSource,
  instruction: Instruction,
  { signal }: Pick<DesignerContext, 'signal'>,
  { instruction: decide }: Pick<Model, 'instruction'>
): AsyncGenerator<DesignerEvent> {
  for (const event of answer(email, instruction, decide)) {
    if (signal.aborted) return
    yield event
  }
}

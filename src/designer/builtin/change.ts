import type { EmailSource } from '../../email/email.ts'
import type { DesignerContext, DesignerEvent, Instruction } from '../designer.ts'
import { carryOut } from './edit/carry-out.ts'

/**
 * Changes an email by an instruction of the chat, without any model. Every operation it yields is known to apply after
 * those before it. What it cannot do it says in words, with what it can; then nothing changes for that part.
 */
export async function* changeEmail(
  email: EmailSource,
  instruction: Instruction,
  { signal }: DesignerContext
): AsyncGenerator<DesignerEvent> {
  for (const event of carryOut(email, instruction)) {
    if (signal.aborted) return
    yield event
  }
}

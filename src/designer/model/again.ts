import type { EmailSource } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import { lossOf } from '../again/kept.ts'
import { NO_SECTION, sectionOf } from '../again/section.ts'
import type { DesignerEvent, Instruction } from '../designer.ts'
import { againRequest } from './prompts/again.ts'

/**
 * Has another design of a section made. The model's changes are passed on only once all of them are known to lose no text, link
 * or picture of the section, and to touch nothing else.
 */
export async function* tryAgain(
  email: EmailSource,
  { selected, ...instruction }: Instruction,
  change: (instruction: Instruction) => AsyncIterable<DesignerEvent>
): AsyncGenerator<DesignerEvent> {
  const part = sectionOf(email, selected)
  if (!part) return yield NO_SECTION
  const batch = createBatch(email)
  const events: DesignerEvent[] = []
  for await (const event of change({ ...instruction, selected: part.ref, text: againRequest(part) })) {
    if (event.type === 'operation' && !batch.apply(event.operation).ok) continue
    events.push(event)
  }
  const loss = batch.email.html === email.html ? undefined : lossOf(email, part, batch.email)
  if (!loss) return yield* events
  yield { type: 'unable', text: `The other design was not taken: ${loss}. Nothing was changed; try again.` }
}

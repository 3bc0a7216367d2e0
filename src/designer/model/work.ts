import type { LanguageModel, ModelMessage, UserContent } from 'ai'
import type { EmailSource } from '../../email/email.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { DesignerError, type DesignerEvent, type ModelCall } from '../designer.ts'
import { Answer } from './answer.ts'
import { conclude } from './conclude.ts'
import type { Limits } from './limits.ts'
import { LineReader } from './lines.ts'
import { repairPrompt } from './prompts/repair.ts'
import { SYSTEM } from './prompts/system.ts'
import { talk } from './talk.ts'
import type { View } from './view/view.ts'

/** Work for a model: an email, what is asked of it, and the limits. */
export interface Work extends Limits {
  model: LanguageModel
  purpose: ModelCall['purpose']
  onCall?: ((call: ModelCall) => void) | undefined
  email: EmailSource
  /** What stands of a new email already; the prompt asks for the rest. */
  begun?: readonly Operation[]
  prompt: string
  /** PNGs that the prompt is about. */
  pictures?: readonly Uint8Array[]
  /** What the model was shown of the email, if there was one. */
  view?: View
  /** Of this site, for what an email shows of ours. */
  siteUrl: string
  signal: AbortSignal
  /** A new email is asked for: words alone are a refusal. */
  isNew: boolean
}

const REPAIRS = 2

/** Asks, passes on what can be applied, and asks again for the lines that were refused, at most twice. Throws `DesignerError`. */
export async function* work(asked: Work): AsyncGenerator<DesignerEvent> {
  const deadline = AbortSignal.timeout(asked.timeoutMs)
  const answer = new Answer(asked)
  const messages: ModelMessage[] = [{ role: 'user', content: contentOf(asked) }]
  for (let round = 0; round <= REPAIRS; round++) {
    const text = yield* hear(asked, deadline, messages, answer)
    // Silence repairs nothing.
    if (text.trim() === '' || asked.signal.aborted || answer.open.all.length === 0) break
    answer.repair()
    messages.push({ role: 'assistant', content: text })
    messages.push({ role: 'user', content: repairPrompt(answer.open.all, answer.sections) })
  }
  if (!asked.signal.aborted) yield* conclude(answer, asked)
}

function contentOf({ prompt, pictures = [] }: Work): UserContent {
  if (pictures.length === 0) return prompt
  const files = pictures.map(data => ({ type: 'file', data, mediaType: 'image/png' }) as const)
  return [{ type: 'text', text: prompt }, ...files]
}

/** One round. What stands is whole without a repair that fails. */
async function* hear(
  asked: Work,
  deadline: AbortSignal,
  messages: ModelMessage[],
  answer: Answer
): AsyncGenerator<DesignerEvent, string> {
  try {
    return yield* listen(asked, deadline, messages, answer)
  } catch (error) {
    if (messages.length === 1 || answer.applied === 0 || !(error instanceof DesignerError)) throw error
    return ''
  }
}

/** One round; returns all that the model said. */
async function* listen(
  asked: Work,
  deadline: AbortSignal,
  messages: ModelMessage[],
  answer: Answer
): AsyncGenerator<DesignerEvent, string> {
  const reader = new LineReader()
  let text = ''
  for await (const more of talk({ ...asked, system: SYSTEM, messages, deadline })) {
    text += more
    for (const said of reader.push(more)) yield* answer.take(said)
  }
  if (!asked.signal.aborted) for (const said of reader.end()) yield* answer.take(said)
  return text
}

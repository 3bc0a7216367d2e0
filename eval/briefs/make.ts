import { type Designer, DesignerError } from '../../src/designer/designer.ts'
import type { Kind } from '../../src/compose/kinds.ts'
import { BLANK_EMAIL, type EmailSource } from '../../src/email/email.ts'
import { createBatch } from '../../src/email/operations/batch.ts'

/** What came of a brief: an email, a refusal for its language, another refusal in words, or a failure. */
export interface Made {
  answer: 'email' | 'language' | 'nothing' | 'failed'
  email: EmailSource
  /** The kind of email that the designer read. */
  kind?: Kind | undefined
  /** What the person is told is not in the email. */
  unplaced: string[]
  milliseconds: number
}

/** The day and the seed of every email that is scored. */
export const TODAY = new Date('2026-11-22T12:00:00Z')
export const SEED = 7

/** Gives a brief to a designer and applies what it does. It never throws: a designer's failure is an answer too. */
export async function make(
  designer: Designer,
  brief: string,
  kindOf?: (brief: string) => Promise<Kind>
): Promise<Made> {
  const batch = createBatch(BLANK_EMAIL)
  const context = {
    signal: new AbortController().signal,
    seed: SEED,
    today: TODAY,
    siteUrl: 'https://mailwright.example'
  }
  const began = performance.now()
  const unplaced: string[] = []
  let answer: Made['answer'] = 'email'
  try {
    for await (const event of designer.create(brief, context)) {
      if (event.type === 'operation' && !batch.apply(event.operation).ok) answer = 'failed'
      if (event.type === 'unplaced') unplaced.push(...event.items.map(({ text }) => text))
    }
  } catch (error) {
    answer = error instanceof DesignerError ? (error.failure === 'language' ? 'language' : 'nothing') : 'failed'
  }
  const milliseconds = performance.now() - began
  const kind = answer === 'email' ? await kindOf?.(brief) : undefined
  return { answer, email: batch.email, kind, unplaced, milliseconds }
}

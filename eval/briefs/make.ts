import { type Designer, DesignerError } from '../../src/designer/designer.ts'
import { BLANK_EMAIL, type EmailSource } from '../../src/email/email.ts'
import { createBatch } from '../../src/email/operations/batch.ts'

/** What came of a brief: an email, a refusal for its language, another refusal in words, or a failure. */
export interface Made {
  answer: 'email' | 'language' | 'nothing' | 'failed'
  email: EmailSource
  milliseconds: number
}

/** The day and the seed of every email that is scored. */
export const TODAY = new Date('2026-11-22T12:00:00Z')
export const SEED = 7

/** Gives a brief to a designer and applies what it does. It never throws: a designer's failure is an answer too. */
export async function make(designer: Designer, brief: string): Promise<Made> {
  const batch = createBatch(BLANK_EMAIL)
  const context = {
    signal: new AbortController().signal,
    seed: SEED,
    today: TODAY,
    siteUrl: 'https://mailwright.example'
  }
  const began = performance.now()
  let answer: Made['answer'] = 'email'
  try {
    for await (const event of designer.create(brief, context))
      if (event.type === 'operation' && !batch.apply(event.operation).ok) answer = 'failed'
  } catch (error) {
    answer = error instanceof DesignerError ? (error.failure === 'language' ? 'language' : 'nothing') : 'failed'
  }
  return { answer, email: batch.email, milliseconds: performance.now() - began }
}

import { existsSync, readFileSync } from 'node:fs'
import type { Turn } from '../../src/designer/designer.ts'
import { BLANK_EMAIL, type EmailSource } from '../../src/email/email.ts'
import { type Batch, createBatch } from '../../src/email/operations/batch.ts'
import type { Operation } from '../../src/email/operations/operation.ts'
import { parseOperationLine } from '../../src/email/operations/parse-line.ts'
import type { ChatInstruction } from '../material.ts'

/** Where an instruction finds an email: what was said and done before, and the last change. */
export interface Conversation {
  email: EmailSource
  turns: Turn[]
  /** The email before the last turn, and the batch that changed it. */
  last?: { email: EmailSource; batch: Batch }
}

/** The email of an instruction after the turns before it. */
export function conversationOf({ email: name, before }: Pick<ChatInstruction, 'email' | 'before'>): Conversation {
  const start: Conversation = { email: emailNamed(name), turns: [] }
  return before.reduce(({ email, turns }, { say, did }) => {
    const batch = batchOf(email, did)
    return { email: batch.email, turns: [...turns, { said: say, operations: did }], last: { email, batch } }
  }, start)
}

function batchOf(email: EmailSource, operations: readonly Operation[]): Batch {
  const batch = createBatch(email)
  for (const operation of operations) if (!batch.apply(operation).ok) throw new Error('A turn before does not apply.')
  return batch
}

const FOLDER = new URL('../emails/', import.meta.url)

/** An email of `emails/`: operations, one a line, or plain HTML as people bring it along. */
function emailNamed(name: string): EmailSource {
  const html = new URL(`${name}.html`, FOLDER)
  if (existsSync(html)) return { ...BLANK_EMAIL, html: readFileSync(html, 'utf8'), subject: 'Imported' }
  const lines = readFileSync(new URL(`${name}.ops`, FOLDER), 'utf8')
    .split('\n')
    .filter(Boolean)
  const operations = lines.map(parseOperationLine).flatMap(parsed => (parsed.ok ? [parsed.operation] : []))
  return batchOf(BLANK_EMAIL, operations).email
}

import type { Operation } from '../../email/operations/operation.ts'
import { createEmail } from './create.ts'

/** All words of the email that a brief gives, and what the person is told about it. */
export async function saidFor(brief: string, seed = 3): Promise<string> {
  const said: string[] = []
  const options = {
    signal: new AbortController().signal,
    seed,
    today: new Date('2026-11-21'),
    siteUrl: 'http://127.0.0.1'
  }
  for await (const event of createEmail(brief, options)) {
    if (event.type === 'operation') said.push(...wordsOf(event.operation))
    if (event.type === 'unable') said.push(event.text)
  }
  return said.join('\n')
}

const wordsOf = (operation: Operation): string[] =>
  operation.op === 'meta'
    ? [operation.subject ?? '']
    : operation.op === 'add'
      ? [JSON.stringify(operation.content, (name, value) => (name === 'image' ? undefined : value))]
      : []

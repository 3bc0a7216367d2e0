import { likelySenders } from '../../compose/reading/likely-senders.ts'
import { plainName } from '../../email/brand/sender.ts'
import type { DesignerContext, EarlierEmail } from '../designer.ts'
import { readingOf } from './reading-of.ts'

/** The look and the footer of an earlier email, unless the brief names somebody else: then they are another sender's. */
export async function earlierFor(brief: string, context: DesignerContext): Promise<EarlierEmail | undefined> {
  const { earlier, form } = context
  if (!earlier) return undefined
  const confirmed = form?.facts?.sender?.name
  const senders = (confirmed ? [confirmed] : await sendersIn(brief, context)).map(plainName)
  const own = [earlier.header?.logo, earlier.footer?.company].flatMap(name =>
    typeof name === 'string' ? plainName(name) || [] : []
  )
  const isOwn = (sender: string): boolean => own.some(name => name.includes(sender) || sender.includes(name))
  return senders.every(isOwn) ? earlier : undefined
}

async function sendersIn(brief: string, context: DesignerContext): Promise<string[]> {
  const reading = await readingOf(brief, context)
  return reading ? likelySenders(reading.guesses) : []
}

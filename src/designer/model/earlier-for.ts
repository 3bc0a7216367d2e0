import type { DesignerContext, EarlierEmail } from '../designer.ts'
import { readingOf } from './reading-of.ts'

/** From here on words are rather a sender than not: "Spring" of "Spring sale" is read as one at 0.4. */
const LIKELY = 0.5

/** The look and the footer of an earlier email, unless the brief names somebody else: then they are another sender's. */
export async function earlierFor(brief: string, context: DesignerContext): Promise<EarlierEmail | undefined> {
  const { earlier, form } = context
  if (!earlier) return undefined
  const confirmed = form?.facts?.sender?.name
  const senders = (confirmed ? [confirmed] : await sendersIn(brief, context)).map(plain)
  const own = [earlier.header?.logo, earlier.footer?.company].flatMap(name =>
    typeof name === 'string' ? plain(name) || [] : []
  )
  const isOwn = (sender: string): boolean => own.some(name => name.includes(sender) || sender.includes(name))
  return senders.every(isOwn) ? earlier : undefined
}

async function sendersIn(brief: string, context: DesignerContext): Promise<string[]> {
  const reading = await readingOf(brief, context)
  const named = reading?.guesses.filter(({ confidence }) => confidence >= LIKELY) ?? []
  return named.flatMap(guess => (guess.path === 'sender.name' ? guess.value : []))
}

/** Names without what people write one way or another: "Clay & Co." and "clay and co". */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

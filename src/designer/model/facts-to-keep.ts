import type { EmailSource } from '../../email/email.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import { decodeEntities } from '../../email/source/entities.ts'
import type { DesignerContext, Unplaced } from '../designer.ts'
import { type Chip, factsOf } from '../reading/facts.ts'
import { loadModel } from '../reading/model/load.ts'
import { read } from '../reading/read.ts'

/** What an email must say word for word; kind, language and looks are not said in words. */
const SAID: ReadonlySet<Chip['role']> = new Set(['sender', 'offer', 'code', 'deadline', 'item', 'button', 'statement'])
/** More would be the brief once more. */
const MOST = 30

/** The sure facts of a brief, as the person left them. None when the brief cannot be read: a model does without. */
export async function factsToKeep(brief: string, { today, facts = [] }: DesignerContext): Promise<Chip[]> {
  try {
    const reading = await read(brief, { model: await loadModel(), today, facts })
    const added = facts.filter(({ role, state }) => role === 'statement' && state !== 'dismissed')
    const chips = [...factsOf(reading), ...added.map(fact => ({ ...fact, sure: true }))]
    return chips.filter(({ sure, value }) => sure && value.trim() !== '').slice(0, MOST)
  } catch {
    return []
  }
}

/** The facts that the email does not say, each with what puts it in before the footer. */
export function missingFacts(email: EmailSource, facts: readonly Chip[]): Unplaced[] {
  const said = flat(`${email.subject}\n${email.preheader}\n${decodeEntities(email.html.replaceAll(/<[^>]*>/g, ' '))}`)
  const footer = outlineOf(email).sections.findLast(section => section.type === 'section' && section.kind === 'footer')
  return facts
    .filter(({ role, value }) => SAID.has(role) && !said.includes(flat(value)))
    .map(({ value }) => ({
      text: value,
      reason: 'no-place',
      place: footer ? 'Would go above the footer' : 'Would go at the end',
      operation: { op: 'add', kind: 'text', content: { text: value }, ...(footer && { before: footer.ref }) }
    }))
}

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

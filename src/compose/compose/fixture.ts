import { compile } from '../../email/compile/compile.ts'
import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import { COPIES } from '../copy/copies.ts'
import { EmailFacts } from '../email-facts.ts'
import { type ComposeOptions, type Composition, compose } from './compose.ts'
import { operationsOf } from './operations.ts'

/** Facts as a form gives them; a kind is enough. */
export const factsOf = (facts: Partial<EmailFacts> & Pick<EmailFacts, 'kind'>): EmailFacts => EmailFacts.parse(facts)

/** Facts that fill every field. */
export const richFacts = (kind: EmailFacts['kind']): EmailFacts =>
  factsOf({
    kind,
    sender: { name: 'Tidewater', trade: 'a pottery', site: 'tidewater.example', address: '3 Quay Street, Porthleven' },
    topic: 'the spring firing',
    sentences: ['We fired the kiln on Thursday and it held.', 'Come and see what came out.', 'Ask for Maren.'],
    things: [
      { name: 'Harbour mug', price: '£24', link: 'tidewater.example/mug' },
      { name: 'Quay bowl', price: '£18', was: '£22', text: 'Holds a pint' }
    ],
    rows: [
      { label: 'Parking', value: 'behind the shop' },
      { label: 'Total', value: '£118.40' }
    ],
    occasions: [
      { date: 'Saturday 14 June', time: '10:00', end: '16:00', place: 'The Old Sail Loft' },
      { date: 'Sunday 15 June', time: '14:00', note: 'Glazing for beginners' }
    ],
    offer: { what: '20% off all mugs', code: 'SPRING20', until: 'Sunday 8 June', terms: 'Not on seconds.' },
    steps: ['Choose a mug', 'Show the code'],
    questions: [
      { question: 'Do you post abroad?', answer: 'Yes, everywhere' },
      { question: 'Can I bring my dog?', answer: 'Please do' }
    ],
    quotes: [{ words: 'The best mug I own.', who: 'Ines, Truro' }],
    figures: [
      { value: '312', label: 'bowls sold' },
      { value: '40', label: 'years' }
    ],
    buttons: [
      { label: 'See the firing', link: 'tidewater.example/spring' },
      { label: 'Ask us', link: 'hi@tidewater.example' }
    ],
    signOff: 'Maren'
  })

/** An email as it is made of facts. Throws where an operation is refused. */
export function made(
  facts: EmailFacts,
  options: Partial<ComposeOptions> = {}
): { composition: Composition; email: EmailSource } {
  const composition = compose(facts, { copy: COPIES[facts.kind], seed: 1, ...options })
  const batch = createBatch(BLANK_EMAIL)
  for (const operation of operationsOf(composition)) {
    const applied = batch.apply(operation)
    if (!applied.ok) throw new Error(applied.reason)
  }
  return { composition, email: batch.email }
}

/** The same as it is sent. */
export function sent(email: EmailSource): { html: string; bytes: number } {
  const compiled = compile(email, { siteUrl: 'https://mailwright.example' })
  if (!compiled.ok) throw new Error(compiled.reason)
  return compiled
}

import { parse } from 'parse5'
import { compose } from '../src/compose/compose/compose.ts'
import { COPIES } from '../src/compose/copy/copies.ts'
import { sureFacts } from '../src/compose/reading/facts-from.ts'
import { changeEmail } from '../src/designer/offline/change.ts'
import { createFromBrief } from '../src/designer/offline/create-from-brief.ts'
import { readBrief } from '../src/designer/reading/fields/read-brief.ts'
import { loadModel } from '../src/designer/reading/model/load.ts'
import { BrandValue } from '../src/email/brand/brand.ts'
import { BLANK_EMAIL, type EmailSource } from '../src/email/email.ts'
import { createBatch } from '../src/email/operations/batch.ts'
import { BRIEF, USUAL } from './briefs.ts'
import { HOSTILE } from './hostile.ts'
import { row, takingTurns } from './measure.ts'

const BRAND = {
  name: 'Tidewater',
  ...BrandValue.parse({
    colours: { brand: { value: '#1f4d3f' }, surface: { value: '#fffdf7' } },
    button: 'outline',
    voice: ['plain'],
    footer: { address: '3 Quay Street', social: ['https://www.instagram.com/tidewater'] }
  })
}

/** Reading, composing and changing on this thread, as a worker does it once it is warm. */
export async function benchDesigner(email: EmailSource) {
  const model = await loadModel()
  const today = new Date('2026-03-01')
  const understand = (brief: string) => readBrief(brief, { model, today })
  const made = await emailOf(BRIEF)
  const facts = sureFacts(await understand(USUAL))
  console.log('\nThe offline designer; × is the time of parse5 on the email of sections.\n')
  const times = await takingTurns(
    {
      parse5: () => parse(email.html),
      read: () => understand(USUAL.slice(0, 500)),
      compose: () => compose(facts, { copy: COPIES[facts.kind], seed: 7 }),
      branded: () => compose(facts, { copy: COPIES[facts.kind], seed: 7, brand: BRAND }),
      whole: () => Array.fromAsync(createFromBrief(BRIEF, context(), loadModel())),
      chat: () =>
        Array.fromAsync(changeEmail(made, { text: 'make the button green and remove the footer' }, stays(), model))
    },
    15
  )
  row('reading 500 characters', times.read, times.parse5, 20)
  row('compose an email of facts', times.compose, times.parse5, 10)
  row('compose it in a brand', times.branded, times.parse5, 10)
  row('whole email from a brief', times.whole, times.parse5, 500)
  row('an answer of the chat, two wishes', times.chat, times.parse5, 200)
  console.log('\nReading 20,000 hostile characters.\n')
  const works = Object.fromEntries(Object.entries(HOSTILE).map(([name, brief]) => [name, () => understand(brief)]))
  for (const [name, time] of Object.entries(await takingTurns(works, 5))) row(name, time, times.parse5, 300)
}

const stays = () => ({ signal: new AbortController().signal })

const context = () => ({ ...stays(), seed: 7, today: new Date(), siteUrl: 'http://localhost:4321' })

async function emailOf(brief: string): Promise<EmailSource> {
  const batch = createBatch(BLANK_EMAIL)
  for await (const event of createFromBrief(brief, context(), loadModel()))
    if (event.type === 'operation') batch.apply(event.operation)
  return batch.email
}

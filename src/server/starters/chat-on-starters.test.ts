import { expect, test } from 'vitest'
import { offlineDesigner } from '../../designer/offline/offline.ts'
import type { EmailSource } from '../../email/email.ts'
import { emailOf, STARTERS } from './starters.ts'

const designer = offlineDesigner()
const CONTEXT = {
  signal: new AbortController().signal,
  seed: 1,
  today: new Date('2026-11-28T09:00:00Z'),
  siteUrl: 'https://mailwright.example'
}

/** The refs that an instruction changes. */
async function changedBy(text: string, email: EmailSource): Promise<(string | undefined)[]> {
  const events = await Array.fromAsync(designer.change(email, { text, turns: [] }, CONTEXT))
  return events.flatMap(event => (event.type === 'operation' && 'ref' in event.operation ? [event.operation.ref] : []))
}

/** The heading of the first section that opens an email. */
function headlineOf({ html }: EmailSource): string {
  const kinds = [...html.matchAll(/data-section="(\w+)"/g)].map(([, kind]) => kind)
  return `s${kinds.indexOf('hero') + 1}.heading`
}

// Some say "Will you make it seven?" in another place.
test.each([...STARTERS])('in %s the headline that is made bigger is that of its opening', async (_, starter) => {
  const email = emailOf(starter)
  expect(await changedBy('make the headline bigger', email)).toEqual([headlineOf(email)])
})

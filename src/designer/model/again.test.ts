import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../../email/email.ts'
import { applyOperations } from '../../email/operations/apply.ts'
import type { Operation } from '../../email/operations/operation.ts'
import type { DesignerEvent, Instruction } from '../designer.ts'
import { tryAgain } from './again.ts'

const MADE: Operation[] = [
  { op: 'add', kind: 'hero', content: { heading: 'Spring', text: 'Come and see.' } },
  { op: 'add', kind: 'footer', content: { company: 'Tidewater' } }
]
const EMAIL = applyOperations(BLANK_EMAIL, MADE, { onRefusal: 'stop' }).email

/** Asks for another design of the hero of a model that answers with these operations. */
async function ask(...operations: Operation[]) {
  const asked: Instruction[] = []
  async function* change(instruction: Instruction): AsyncIterable<DesignerEvent> {
    asked.push(instruction)
    yield* operations.map((operation): DesignerEvent => ({ type: 'operation', operation }))
  }
  const events = await Array.fromAsync(tryAgain(EMAIL, { text: 'Again', selected: 's1.text', isAgain: true }, change))
  return { asked, events }
}

test('a model is asked for another design of the section alone, and what loses nothing is passed on', async () => {
  const operation: Operation = { op: 'layout', ref: 's1', layout: 'cover' }
  const { asked, events } = await ask(operation)
  expect(asked).toMatchObject([
    { selected: 's1', text: expect.stringContaining('section s1 (hero "stacked" on surface)') }
  ])
  expect(events).toEqual([{ type: 'operation', operation }])
})

test('a design that loses words is not taken, and says which', async () => {
  const { events } = await ask(
    { op: 'layout', ref: 's1', layout: 'cover' },
    { op: 'set', ref: 's1.text', value: 'Come see.' }
  )
  expect(events).toEqual([
    {
      type: 'unable',
      text: 'The other design was not taken: “and” would have been lost. Nothing was changed; try again.'
    }
  ])
})

test('a design that touches another section is not taken', async () => {
  const { events } = await ask({ op: 'remove', ref: 's2' })
  expect(events).toMatchObject([{ type: 'unable' }])
})

import { expect, test } from 'vitest'
import { noFacts } from '../compose/email-facts.ts'
import type { Operation } from '../email/operations/operation.ts'
import { carryFacts } from './carry-facts.ts'
import type { DesignerContext, DesignerEvent } from './designer.ts'

const facts = noFacts('sale')
const CARRIED: Operation = { op: 'facts', facts: JSON.stringify(facts) }
const META: Operation = { op: 'meta', subject: 'Sale' }
const CONTEXT: DesignerContext = {
  signal: new AbortController().signal,
  ...{ seed: 1, today: new Date(0), siteUrl: 'https://m.example' }
}

async function madeOf(said: Operation[], more: Partial<DesignerContext>) {
  let given: DesignerContext | undefined
  async function* create(_: string, context: DesignerContext): AsyncGenerator<DesignerEvent> {
    given = context
    for (const operation of said) yield { type: 'operation', operation }
  }
  const events = await Array.fromAsync(carryFacts(create)('x', { ...CONTEXT, ...more }))
  return { operations: events.map(event => event.type === 'operation' && event.operation), begun: given?.begun }
}

test('settled facts come first, whatever the designer says of facts', async () => {
  const own: Operation = { op: 'facts', facts: '{"kind":"event"}' }
  expect((await madeOf([own, META], { form: { facts } })).operations).toEqual([CARRIED, META])
})

test('without a form a designer’s own facts stand, or none', async () => {
  expect((await madeOf([CARRIED, META], {})).operations).toEqual([CARRIED, META])
  expect((await madeOf([META], { form: { look: {} } })).operations).toEqual([META])
})

test('what was begun with facts goes on with the same, and the designer is given the rest', async () => {
  const made = await madeOf([META], { begun: [CARRIED, META] })
  expect(made).toEqual({ operations: [CARRIED, META], begun: [META] })
})

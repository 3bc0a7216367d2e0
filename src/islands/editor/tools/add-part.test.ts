import { expect, test } from 'vitest'
import { addPart } from './add-part.ts'
import { after, emailOf, HERO, PRODUCTS, partIn } from './fixtures/part-in.ts'
import { NO_LOOK } from './look.ts'
import type { ToolContext } from './tool.ts'

const email = emailOf(HERO, PRODUCTS)
const choices = (ref: string) => addPart.choices({ part: partIn(email, ref), look: NO_LOOK, words: '' } as ToolContext)

test('a section is offered what it may have and has not, and takes it', () => {
  expect(choices('s1').map(({ value }) => value)).toEqual(['eyebrow', 'figure', 'second'])
  for (const { value, operations } of choices('s1'))
    expect(partIn(after(email, operations), `s1.${value}`).found.type).toBe('slot')
})

test('what is added has people’s words, in the menu and in the email', () => {
  expect(choices('s1').map(({ label }) => label)).toEqual(['Line above the heading', 'Large figure', 'Second button'])
  for (const { operations, made } of choices('s1'))
    expect(partIn(after(email, operations), made ?? '').words).not.toMatch(/^(eyebrow|figure|second)$/i)
})

test('within an item it is what the item may have', () => {
  expect(choices('s2.items.2.title').map(({ value }) => value)).toContain('image')
  const { operations } = choices('s2.items.2').find(({ value }) => value === 'price')!
  expect(partIn(after(email, operations), 's2.items.2.price').words).not.toBe('')
})

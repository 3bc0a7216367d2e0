import { expect, test } from 'vitest'
import { outlineOf } from '../../../email/outline/outline.ts'
import { ask, button } from './fixture.ts'

const contentOf = (text: string, at: number) => outlineOf(ask(text).after).sections[at]?.section.content

test('what a wish changed stays changed for those after it', () => {
  const { button: hero } = contentOf('Change the button to say Get started and link it to a.example', 1) ?? {}
  expect(hero).toEqual({ label: 'Get started', href: 'https://a.example' })
  expect(button.label).not.toBe('Get started')
})

test('two changes of one text are both made', () => {
  const { text } = contentOf('Replace kiln with oven. Replace 20% with 30%.', 1) ?? {}
  expect(text).toBe("It's out of the oven. We can't wait! Take 30% off.")
  expect(ask('Replace Spring with Summer. Change 20% to 30%.').after.subject).toBe(
    'Summer firing: 30% off until Sunday'
  )
})

import { expect, test } from 'vitest'
import { wordsAfter, wordsBefore } from './stop-words.ts'

const stopped = { what: 'password', email: 'ana@example.com', asksForApp: false, isClosed: false } as const
const textOf = ({ paragraphs }: { paragraphs: string[] }) => paragraphs.join(' ')

test('what was changed is said before it is stopped, and by whom', () => {
  const words = wordsBefore({ what: 'two_step_on' })
  expect(textOf(words)).toContain('signed in to your account turned two-step verification on')
  expect(words.button).toBe('Stop it and sign everybody out')
})

test('what comes next is said after it: the mail, and an app where one is asked for', () => {
  expect(textOf(wordsAfter(stopped))).toContain('a link to set a new password to ana@example.com')
  expect(textOf(wordsAfter(stopped))).not.toContain('authenticator app')
  expect(textOf(wordsAfter({ ...stopped, asksForApp: true }))).toContain('stop it as well')
})

test('an app that was taken away does not come back, which is said', () => {
  for (const what of ['two_step_off', 'app_removed'] as const)
    expect(textOf(wordsAfter({ ...stopped, what }))).toContain('add it anew')
})

test('of an account that is closed no mail is promised', () => {
  const words = wordsAfter({ ...stopped, isClosed: true, asksForApp: true })
  expect(textOf(words)).toContain('belongs to another account')
  expect(textOf(words)).not.toMatch(/We sent|authenticator/)
})

test('a link that is no longer good has no button', () => {
  for (const words of [wordsBefore(undefined), wordsAfter(undefined)]) {
    expect(words.title).toBe('This link is no longer good')
    expect(words.button).toBeUndefined()
  }
})

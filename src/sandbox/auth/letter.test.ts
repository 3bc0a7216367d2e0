import { expect, test } from 'vitest'
import {
  addressConfirmationLetter,
  confirmationLetter,
  emailChangeAskedLetter,
  emailChangedLetter,
  emailChangeLetter,
  recoveryLetter
} from './letters.ts'

const LINK = 'http://localhost:4321/auth/v1/verify?token=a&type=signup&redirect_to=http%3A%2F%2Fx'

test.each([
  ['a confirmation', confirmationLetter(LINK)],
  ['a confirmation sent again', addressConfirmationLetter(LINK)],
  ['a change of address that is asked for', emailChangeAskedLetter(LINK, 'eve@example.com')],
  ['a reset', recoveryLetter(LINK)],
  ['a change of address', emailChangeLetter(LINK, 'ana@example.com')]
])('the link of %s is in both forms, whole', (_name, { html, text }) => {
  expect(text).toContain(LINK)
  expect(html).toContain(`href="${LINK.replaceAll('&', '&amp;')}"`)
})

test('words of others cannot become markup', () => {
  const { html } = emailChangedLetter('"><img src=x onerror=alert(1)>@x.example')
  expect(html).not.toContain('<img')
})

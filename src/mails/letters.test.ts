import { expect, test } from 'vitest'
import * as letters from './letters.ts'
import { type WrittenLetter, writeLetter } from './write-letter.ts'

const url = 'http://localhost:4321/auth/v1/verify?token=a&type=signup&redirect_to=http%3A%2F%2Fx'
const stopUrl = 'http://localhost:4321/auth/stop?token=b&c=d'
const [email, newEmail, code] = ['ana@example.com', 'eve@example.com', '012345']
const time = new Date('2026-11-21T05:51:00Z')
const LETTERS: Record<keyof typeof letters, letters.Letter> = {
  confirmation: letters.confirmation({ url, code, email }),
  addressConfirmation: letters.addressConfirmation({ url, code, email }),
  magicLink: letters.magicLink({ url, code, email }),
  recovery: letters.recovery({ url, code, email }),
  invite: letters.invite({ url, code, email }),
  emailChangeCurrent: letters.emailChangeCurrent({ url, code, email, newEmail, stopUrl }),
  emailChangeNew: letters.emailChangeNew({ url, code, email, newEmail }),
  reauthentication: letters.reauthentication({ code, email }),
  passwordChanged: letters.passwordChanged({ email, time, stopUrl }),
  emailChanged: letters.emailChanged({ email, newEmail, stopUrl }),
  twoStepOn: letters.twoStepOn({ email, time, stopUrl }),
  twoStepOff: letters.twoStepOff({ email, time, stopUrl }),
  appAdded: letters.appAdded({ email, time, stopUrl }),
  appRemoved: letters.appRemoved({ email, time, stopUrl }),
  recoveryCodeUsed: letters.recoveryCodeUsed({ email, time, left: 7, url }),
  recoveryCodesMade: letters.recoveryCodesMade({ email, time, url }),
  newDevice: letters.newDevice({ email, time, device: 'Firefox on Linux', url }),
  accountDeleted: letters.accountDeleted({ email, time })
}
const ALL = Object.fromEntries(Object.entries(LETTERS).map(([name, each]) => [name, writeLetter(each)])) as Record<
  keyof typeof letters,
  WrittenLetter
>
const asHtml = (value: string) => value.replaceAll('&', '&amp;')

test.each(Object.entries(ALL))('%s is whole in both forms: no place is left open', (_name, { subject, html, text }) => {
  for (const form of [subject, html, text]) expect(form).not.toMatch(/\{\{|undefined/)
})

test.each([
  'confirmation',
  'addressConfirmation',
  'magicLink',
  'recovery',
  'invite',
  'emailChangeCurrent',
  'emailChangeNew'
] as const)('%s has its link and its code in both forms', name => {
  const { html, text } = ALL[name]
  expect(text).toContain(url)
  expect(html).toContain(`href="${asHtml(url)}"`)
  for (const form of [html, text]) expect(form).toContain(code)
})

test.each([
  'emailChangeCurrent',
  'passwordChanged',
  'emailChanged',
  'twoStepOn',
  'twoStepOff',
  'appAdded',
  'appRemoved'
] as const)('%s says how to stop it', name => {
  expect(ALL[name].html).toContain(asHtml(stopUrl))
  expect(ALL[name].text).toContain(stopUrl)
})

test('words of others become neither markup nor another header', () => {
  const device = '"><img src=x onerror=alert(1)>\r\nBcc: eve'
  const { html, subject } = writeLetter(letters.newDevice({ email, time, url, device }))
  expect(html).not.toContain('<img')
  expect(subject).not.toMatch(/[\r\n]/)
})

test.each(Object.entries(LETTERS))('%s names the product that it is written for, and no other', (_name, letter) => {
  const { subject, html, text } = writeLetter(letter, 'Parcels & Co')
  for (const form of [subject, html, text]) expect(form).not.toMatch(/mailwright/i)
  expect(html).toContain('Parcels &amp; Co')
  expect(text).toContain('Parcels & Co')
})

test('an address stays as it is though it has our name in it', () => {
  const own = 'https://app.example/Mailwright/confirm?token=a'
  expect(writeLetter(letters.magicLink({ url: own, code, email }), 'Parcels').text).toContain(own)
})

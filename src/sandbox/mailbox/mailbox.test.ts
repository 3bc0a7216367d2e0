import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { createMailer } from '../../server/mail/mailer.ts'
import { framedMail } from './frame.ts'
import { createMailbox } from './mailbox.ts'

const { sql } = await openTestDatabase()
const now = new Date('2026-11-21T06:00:00Z')
const mailbox = createMailbox({ sql, clock: () => now })
const mailer = createMailer({ smtpUrl: undefined, mailFrom: 'Mailwright <hello@mailwright.example>' }, { mailbox })

test('what is sent without a mail server is in the mailbox, the newest first', async () => {
  await mailer.send({ to: 'ada@example.com', subject: 'First', html: '<p>One</p>', text: 'One' })
  await mailer.send({ to: 'ada@example.com', subject: 'Second', html: '<p>Two</p>', text: 'Two' })

  const [newest, oldest] = await mailbox.list()
  expect(newest).toEqual({
    id: expect.any(String),
    from: 'Mailwright <hello@mailwright.example>',
    to: 'ada@example.com',
    subject: 'Second',
    html: '<p>Two</p>',
    text: 'Two',
    received_at: now
  })
  expect(oldest?.subject).toBe('First')
  expect(await mailbox.find(newest?.id ?? '')).toEqual(newest)
})

test('the mails of one address can be listed alone', async () => {
  await mailer.send({ to: 'ben@example.com', subject: 'For Ben', html: '<p>Ben</p>', text: 'Ben' })

  expect((await mailbox.list('ben@example.com')).map(({ subject }) => subject)).toEqual(['For Ben'])
})

test('an unknown mail is not found, whatever its id looks like', async () => {
  expect(await mailbox.find('3b67b30e-0000-4000-8000-000000000000')).toBeUndefined()
  expect(await mailbox.find("' or true --")).toBeUndefined()
})

test('without a mail server and a mailbox there is no mailer', () => {
  expect(() => createMailer({ smtpUrl: undefined, mailFrom: 'a@example.com' }, {})).toThrow('neither')
})

test('links of a framed mail open in the window around it, also against a base of the mail', () => {
  const framed = framedMail('<!doctype html><html><head lang="en"><base target="x"></head><body></body></html>')

  expect(framed).toContain('<head lang="en"><base target="_top"><base target="x">')
  expect(framedMail('<!doctype html><header>Hi</header>')).toBe(
    '<!doctype html><base target="_top"><header>Hi</header>'
  )
  expect(framedMail('<p>Hi</p>')).toBe('<base target="_top"><p>Hi</p>')
})

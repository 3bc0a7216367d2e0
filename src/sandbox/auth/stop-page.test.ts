import { expect, test } from 'vitest'
import { PASSWORD, SERVICE_ROLE_KEY } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { parseConfig } from '../../server/config.ts'
import type { Outbox } from '../../server/mail/mail.ts'
import { createAuthStandIn } from './stand-in.ts'

const { sql } = await openTestDatabase()
const HERE = 'https://auth.example/auth/v1'
const mails: { subject: string; text: string }[] = []
/** The service alone, for a product of somebody else's. */
const service = createAuthStandIn({
  sql,
  outbox: {
    enqueue: async (_tx: unknown, mail: (typeof mails)[0]) => mails.push(mail),
    wake: () => {}
  } as never as Outbox,
  clock: () => new Date(),
  siteUrl: 'https://app.example',
  limits: parseConfig({}).limits,
  serviceRoleKey: SERVICE_ROLE_KEY,
  options: { externalUrl: 'https://auth.example', name: 'Parcels & Co', publishableKey: 'anybody' }
})

async function call(method: string, path: string, token: string, body?: object) {
  const headers = { apikey: 'anybody', authorization: `Bearer ${token}` }
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
  const response = await service.handle(new Request(`${HERE}${path}`, init))
  return { status: response.status, answer: await response.json() }
}

/** As a browser opens it, without a key. */
async function open(method: 'GET' | 'POST', url: string) {
  const response = await service.handle(new Request(url, { method }))
  return { status: response.status, headers: response.headers, html: await response.text() }
}

async function changedPassword(email: string) {
  const person = { email, password: PASSWORD }
  await call('POST', '/admin/users', SERVICE_ROLE_KEY, { ...person, email_confirm: true })
  const { answer } = await call('POST', '/token?grant_type=password', '', person)
  await call('PUT', '/user', answer.access_token, { password: 'what a thief wants' })
  return /https:\S+\/stop\?token=\w+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
}

const signIn = (email: string) =>
  call('POST', '/token?grant_type=password', '', { email, password: 'what a thief wants' })

test('the service stops a change by a page of its own, in the name of the product, and leads to that', async () => {
  const link = await changedPassword('ana@example.com')
  expect(link).toMatch(new RegExp(`^${HERE}/stop\\?token=`))
  const page = await open('GET', link)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.html).toContain('<button>Stop it and sign everybody out</button>')
  expect(page.html).toContain('Parcels &amp; Co')
  expect((await signIn('ana@example.com')).status).toBe(200)

  expect((await open('POST', link)).html).toContain('<h1>Stopped</h1>')
  expect((await signIn('ana@example.com')).status).toBe(400)
  expect(mails.at(-1)?.text).toContain(`redirect_to=${encodeURIComponent('https://app.example')}`)
  for (const { subject, text } of mails) expect(subject + text).not.toContain('Mailwright')
})

test('a link that is used, and one that is none, is said to be no longer good', async () => {
  const link = await changedPassword('ben@example.com')
  await open('POST', link)
  for (const url of [link, `${HERE}/stop`, `${HERE}/stop?token=%3Cb%3E`]) {
    for (const method of ['GET', 'POST'] as const) {
      const { status, html } = await open(method, url)
      expect([status, html.includes('This link is no longer good')]).toEqual([410, true])
      expect(html).not.toContain('<button>')
    }
  }
})

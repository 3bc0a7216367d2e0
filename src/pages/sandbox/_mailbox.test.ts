import type { APIContext } from 'astro'
import { expect, test } from 'vitest'
import type { StoredMail } from '../../sandbox/mailbox/mailbox.ts'
import { GET } from './mailbox.json.ts'

const mail: StoredMail = {
  id: '1',
  from: 'Mailwright <hello@mailwright.example>',
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'Hi',
  html: '<p>Hi</p>',
  received_at: new Date('2026-11-21T06:00:00Z')
}
const inUse = { list: async () => [mail], find: async () => mail, store: async () => {} }

/** What a caller of this machine gets, unless the context says otherwise. */
async function ask({ clientAddress = '127.0.0.1', host = 'localhost:4321' }) {
  const request = new Request('http://localhost:4321/sandbox/mailbox.json', { headers: { host } })
  const locals = { app: { config: { allowSandbox: false }, sandbox: { mailbox: inUse } } }
  return GET({ request, url: new URL(request.url), clientAddress, locals } as unknown as APIContext)
}

test('programs on this machine read the mails', async () => {
  const { from: _sender, ...shown } = mail
  const response = await ask({})

  expect(await response.json()).toEqual([{ ...shown, received_at: '2026-11-21T06:00:00.000Z' }])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('strangers are not told that there is a mailbox', async () => {
  expect((await ask({ clientAddress: '192.168.1.20' })).status).toBe(404)
  expect((await ask({ host: 'evil.example' })).status).toBe(404)
})

test('where mails really leave there is none', async () => {
  const request = new Request('http://localhost:4321/sandbox/mailbox.json', { headers: { host: 'localhost:4321' } })
  const locals = { app: { config: { allowSandbox: true }, sandbox: {} } }
  const response = await GET({ request, clientAddress: '127.0.0.1', locals } as unknown as APIContext)

  expect(response.status).toBe(404)
})

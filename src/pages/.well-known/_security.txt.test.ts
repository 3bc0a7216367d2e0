import type { APIRoute } from 'astro'
import { expect, test } from 'vitest'
import { callApi } from '../../../tests/helpers/api.ts'
import type { App } from '../../server/app.ts'
import { parseConfig } from '../../server/config.ts'
import { securityText } from '../../server/http/security-text.ts'
import { GET } from './security.txt.ts'

const ask = (env: Record<string, string>) =>
  callApi(GET as APIRoute, { config: parseConfig({ SITE_URL: 'http://localhost:4700', ...env }) } as App, {
    path: '/.well-known/security.txt'
  })

test('security.txt names the contact and its own place, and expires within a year of the clock', () => {
  const facts = { contact: 'mailto:security@example.com', siteUrl: 'https://mailwright.example' }

  expect(securityText(facts, new Date('2026-03-01T12:00:00Z'))).toBe(
    'Contact: mailto:security@example.com\nExpires: 2026-08-28T12:00:00.000Z\nPreferred-Languages: en\n' +
      'Canonical: https://mailwright.example/.well-known/security.txt\n'
  )
})

test('security.txt is there where a contact is set, and not found without one', async () => {
  const found = await ask({ SECURITY_CONTACT: 'security@example.com' })

  expect([found.status, found.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(await found.text()).toContain('Contact: mailto:security@example.com\n')
  expect((await ask({})).status).toBe(404)
})

test('a contact is a mailbox or a page, and nothing else', () => {
  const contactOf = (SECURITY_CONTACT: string) => parseConfig({ SECURITY_CONTACT }).securityContact

  expect(contactOf('mailto:a@b.example')).toBe('mailto:a@b.example')
  expect(contactOf('https://example.com/report')).toBe('https://example.com/report')
  for (const wrong of [
    'http://example.com',
    'call me',
    'a@b.example\nExpires: 2099-01-01T00:00:00Z',
    'javascript:alert(1)'
  ])
    expect(() => contactOf(wrong)).toThrow('SECURITY_CONTACT')
})

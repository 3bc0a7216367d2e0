import { randomUUID } from 'node:crypto'
import type { APIContext } from 'astro'
import { expect, test } from 'vitest'
import { GET as signedOut } from '../../src/pages/auth/signed-out.ts'
import { GET as preview } from '../../src/pages/preview/[id].ts'

test('a browser keeps no preview of a template, so that nobody after its owner sees one', async () => {
  const app = { accounts: { ensure: async () => ({ id: 'a1' }) }, templates: { preview: async () => '<p>Spring</p>' } }
  const context = { locals: { app, visitor: {} }, params: { id: randomUUID() }, request: new Request('http://x/') }
  const { status, headers } = await preview(context as unknown as APIContext)

  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
})

test('a sign-out empties what the browser has cached, and leaves what it stores: drafts wait there', async () => {
  const { status, headers } = await signedOut({} as APIContext)

  expect([status, headers.get('location')]).toEqual([303, '/#signed-out'])
  expect(headers.get('clear-site-data')).toBe('"cache"')
})

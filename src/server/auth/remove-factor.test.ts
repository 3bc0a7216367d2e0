import { expect, test, vi } from 'vitest'
import { removeFactor } from './remove-factor.ts'

const answering = (status: number) => ({
  issuer: 'https://auth.example/auth/v1',
  apiKey: 'anon',
  fetch: vi.fn<typeof fetch>(async () => Response.json({}, { status }))
})

test.each([200, 404])('a factor that is gone, or was, is removed: %i', async status => {
  const source = answering(status)
  await removeFactor(source, 'token', 'f1')
  expect(source.fetch).toHaveBeenCalledExactlyOnceWith('https://auth.example/auth/v1/factors/f1', {
    method: 'DELETE',
    headers: { authorization: 'Bearer token', apikey: 'anon' }
  })
})

test.each([400, 422, 503])('one that stays is said: %i', async status => {
  await expect(removeFactor(answering(status), 'token', 'f1')).rejects.toMatchObject({ code: 'unavailable' })
})

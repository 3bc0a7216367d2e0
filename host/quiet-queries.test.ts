import { Console } from 'node:console'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { quietQueries } from './quiet-queries.ts'

test('neither a line about a request nor an error that names one holds its query', () => {
  const written = new PassThrough()
  const own = new Console(written)
  quietQueries(own)
  own.error('Could not render %s', '/auth/v1/verify?token=secret&type=signup')
  own.error(new Error('Failed to parse URL from http://x.example/?code=secret'))

  const text = String(written.read())
  expect(text).toContain('Could not render /auth/v1/verify?…')
  expect(text).toContain('http://x.example/?…')
  expect(text).not.toContain('secret')
})

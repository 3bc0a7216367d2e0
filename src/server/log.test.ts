import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('a line of the log holds neither the query of an address that an error names, nor a password or a token', () => {
  const lines: string[] = []
  const log = createLog('info', { write: line => lines.push(line) })
  log.error({ err: new Error('led to /signin?code=secret') }, 'A request failed')
  log.warn({ body: { password: 'secret', token: 'secret' } }, 'Said twice')

  expect(lines[0]).toContain('led to /signin?…')
  expect(lines).toHaveLength(2)
  expect(lines.join()).not.toContain('secret')
})

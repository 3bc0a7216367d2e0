import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { limits } from '../config/limits.ts'
import { createLimits } from './limits.ts'

const { sql } = await openTestDatabase()
const few = Object.fromEntries(Object.keys(limits({}, false)).map(name => [name, { count: 2, seconds: 60 }]))
const servers = [1, 2].map(() => createLimits(few as never, sql))

test.each(['generations', 'changes', 'exports', 'uploads', 'mails', 'proofs'] as const)(
  'two servers on one database count %s together',
  async name => {
    for (const server of servers) await server[name].use('ana')
    for (const server of servers) await expect(server[name].use('ana')).rejects.toMatchObject({ code: 'rate_limited' })
  }
)

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/helpers/database.ts'
import { accounts, templates } from './database/schema.ts'
import { AppError } from './errors.ts'
import { describeError } from './log-error.ts'

const { db, sql } = await openTestDatabase()
const SECRET = 'Dear Ana,\n    at home nobody knows'
const logged = (error: unknown) => JSON.stringify(describeError(error))
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error
  )

test('of a failed query the log has its state, its first words and its constraint, and nothing that was sent', async () => {
  const template = { accountId: randomUUID(), name: SECRET, htmlValue: SECRET }
  const error = await failureOf(db.insert(templates).values(template))

  expect(describeError(error)).toMatchObject({
    type: 'FailedQuery',
    code: '23503',
    statement: 'insert into "mailwright"."templates" ("id",',
    constraint: 'templates_account_id_accounts_id_fk'
  })
  expect(logged(error)).not.toMatch(/Dear|at home/)
  expect(logged(new AppError('internal', 'No.', { cause: error }))).not.toMatch(/Dear|at home/)
})

test('so it is with the message of PostgreSQL itself, which quotes what it cannot read', async () => {
  const byDrizzle = await failureOf(db.insert(accounts).values({ userId: SECRET, email: 'ana@example.com' }))
  const byHand = await failureOf(sql`select ${SECRET}::uuid`)

  for (const error of [byDrizzle, byHand]) {
    expect(describeError(error)).toMatchObject({ type: 'FailedQuery', code: '22P02' })
    expect(logged(error)).not.toMatch(/Dear|at home|ana@/)
  }
})

test('any other error keeps its message, its code, where it was thrown, and its cause', () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })

  expect(describeError(new AppError('mail_failed', 'Not sent.', { cause }))).toEqual({
    type: 'AppError',
    message: 'Not sent.',
    code: 'mail_failed',
    stack: expect.arrayContaining([expect.stringContaining('log-error.test.ts')]),
    cause: { type: 'Error', message: 'refused', code: 'ECONNREFUSED', stack: expect.any(Array) }
  })
})

test('an address in a message has no query, where codes and tokens travel, nor has that of a cause', () => {
  const cause = new Error('GET https://auth.example/auth/v1/verify?token=secret&type=signup')
  const text = logged(new Error('fetch failed: /reset-password?code=secret', { cause }))

  expect(text).toContain('https://auth.example/auth/v1/verify?…')
  expect(text).not.toContain('secret')
})

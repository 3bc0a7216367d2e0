import { expect, test } from 'vitest'
import { newVisitor } from '../../../tests/helpers/api.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { createCredits } from '../credits/credits.ts'
import { createAccounts } from './accounts.ts'

const { db } = await openTestDatabase()
const credits = createCredits({ db })
const heard: string[] = []
const accounts = createAccounts({
  db,
  credits,
  onNewEmail: async ({ email }) => void heard.push(email),
  entitlements: async () => ({
    access_credits: true,
    access_export_feature: true,
    access_email_sending_feature: false,
    access_rollback_feature: false
  })
})

test('an account is answered with exactly its public fields', async () => {
  const visitor = newVisitor()
  const account = await accounts.create(visitor)
  await credits.grant(account.id, 5, 'invoice:1')

  expect(await accounts.answer(account)).toEqual({
    id: account.id,
    user_id: visitor.id,
    email: 'ana@example.com',
    stripe_customer_id: null,
    credits: 5,
    export_feature: true,
    email_sending_feature: false,
    rollback_feature: false
  })
})

test('a user has one account: a second is refused, and pages that open at once share it', async () => {
  const visitor = newVisitor()

  const opened = await Promise.all([1, 2, 3].map(() => accounts.ensure(visitor)))

  expect(new Set(opened.map(account => account.id)).size).toBe(1)
  await expect(accounts.create(visitor)).rejects.toMatchObject({ code: 'conflict' })
})

test('the address follows what the auth service says now, and billing hears of it once', async () => {
  const visitor = newVisitor()
  await accounts.create(visitor)

  await accounts.find({ ...visitor, email: 'new@example.com' })

  expect(await accounts.find({ ...visitor, email: 'new@example.com' })).toMatchObject({ email: 'new@example.com' })
  expect(heard).toEqual(['new@example.com'])
  expect(await accounts.find(newVisitor())).toBe(undefined)
})

test('an old token changes no address and sets nothing up', async () => {
  const visitor = newVisitor()
  await accounts.create(visitor)
  const old = { ...visitor, email: 'old@example.com', isCurrent: false }
  heard.length = 0

  expect(await accounts.ensure(old)).toMatchObject({ email: 'ana@example.com' })
  expect(heard).toEqual([])
  const stranger = { ...newVisitor(), isCurrent: false }
  await expect(accounts.ensure(stranger)).rejects.toMatchObject({ code: 'unavailable' })
  await expect(accounts.create(stranger)).rejects.toMatchObject({ code: 'unavailable' })
})

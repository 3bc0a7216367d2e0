import { expect, test } from 'vitest'
import { newVisitor } from '../../../tests/helpers/api.ts'
import { openAuth, SITE } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import { createAuth } from './auth.ts'
import { confirmIdentity } from './confirm-identity.ts'

const auth = openAuth(await openTestDatabase())
const ours = createAuth({ siteUrl: SITE, supabase: undefined }, { standIn: auth.standIn, clock: () => new Date() })
const limits = { proofs: createRateLimit({ count: 3, seconds: 60 }, 'tries') }
const app = { auth: ours, limits }
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

async function newOwner(minutes: number) {
  const { user, email, client, password } = await auth.newSession()
  return { visitor: { ...newVisitor(email), id: user.id, provenAt: ago(minutes) }, password, client }
}

test('a sign-in of the last ten minutes is proof enough, unless it is always asked for', async () => {
  const { visitor } = await newOwner(9)
  await confirmIdentity(app, visitor, undefined)
  await expect(confirmIdentity(app, visitor, undefined, { isAlwaysAsked: true })).rejects.toMatchObject({
    code: 'confirmation_required'
  })
})

test('a young sign-in proves nothing once a recovery code raised its session: a copy of it counts the same', async () => {
  const { visitor, password } = await newOwner(0)
  const recovered = { ...visitor, secondStep: 'recovered' as const }
  await expect(confirmIdentity(app, recovered, undefined)).rejects.toMatchObject({ code: 'confirmation_required' })
  await confirmIdentity(app, recovered, { password })
})

test('an older one is not, and the password is; the session that asks goes on', async () => {
  const { visitor, password, client } = await newOwner(11)
  await expect(confirmIdentity(app, visitor, undefined)).rejects.toMatchObject({ code: 'confirmation_required' })
  await expect(confirmIdentity(app, visitor, { password: 'guessed it' })).rejects.toMatchObject({
    code: 'unprocessable'
  })
  await confirmIdentity(app, visitor, { password })
  expect((await client.getUser()).error).toBeNull()
})

test('a young sign-in is no excuse for a wrong proof', async () => {
  const { visitor } = await newOwner(0)
  await expect(confirmIdentity(app, visitor, { password: 'guessed it' })).rejects.toMatchObject({
    code: 'unprocessable'
  })
  await expect(confirmIdentity(app, visitor, { code: '000000' })).rejects.toMatchObject({ code: 'unprocessable' })
})

test('another account’s password proves nothing', async () => {
  const [{ visitor }, other] = [await newOwner(11), await newOwner(11)]
  const swapped = { ...visitor, email: other.visitor.email }
  await expect(confirmIdentity(app, swapped, { password: other.password })).rejects.toMatchObject({
    code: 'unprocessable'
  })
})

test('a few tries, then a wait', async () => {
  const { visitor, password } = await newOwner(11)
  for (const wrong of ['a', 'b', 'c']) await confirmIdentity(app, visitor, { password: wrong }).catch(() => {})
  await expect(confirmIdentity(app, visitor, { password })).rejects.toMatchObject({ code: 'rate_limited' })
})

test('a service that cannot be asked confirms nothing, and says so', async () => {
  const { visitor, password } = await newOwner(11)
  const handle = async () => new Response(null, { status: 503 })
  const away = createAuth({ siteUrl: SITE, supabase: undefined }, { standIn: { handle }, clock: () => new Date() })
  await expect(confirmIdentity({ ...app, auth: away }, visitor, { password })).rejects.toMatchObject({
    code: 'unavailable'
  })
})

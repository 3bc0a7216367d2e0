import { expect, test } from 'vitest'
import { openAuth, SERVICE_ROLE_KEY, SITE } from '../../../../tests/helpers/auth.ts'
import { codeFor } from '../../../../tests/helpers/authenticator.ts'
import { openTestDatabase } from '../../../../tests/helpers/database.ts'
import { createAuthAdmin } from '../../../server/auth/auth-admin.ts'

const auth = openAuth(await openTestDatabase())
const { mfa } = auth.newAdmin()
const NOBODY = '3f8e2c1a-0000-4000-8000-000000000000'

async function newProtected() {
  const session = await auth.newSession()
  const { data, error } = await session.client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  if (error) throw error
  const code = codeFor(data.totp.secret, auth.now().getTime())
  await session.client.mfa.challengeAndVerify({ factorId: data.id, code })
  return { ...session, factorId: data.id, secret: data.totp.secret }
}

test('the key of the service lists a user’s factors without their secrets, and takes one away', async () => {
  const { client, user, factorId, secret } = await newProtected()
  const { data } = await mfa.listFactors({ userId: user.id })
  expect(data?.factors).toMatchObject([{ id: factorId, status: 'verified', friendly_name: 'Phone' }])
  expect(JSON.stringify(data)).not.toContain(secret)

  expect((await mfa.deleteFactor({ userId: user.id, id: factorId })).error).toBeNull()
  await client.refreshSession()
  expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1'
  })
})

test('what is not there is not found', async () => {
  const [{ user }, other] = [await newProtected(), await newProtected()]
  expect((await mfa.listFactors({ userId: NOBODY })).error).toMatchObject({ status: 404, code: 'user_not_found' })
  const foreign = await mfa.deleteFactor({ userId: user.id, id: other.factorId })
  expect(foreign.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
})

test('nobody else reads or removes them, not even their owner', async () => {
  const { user, session, factorId } = await newProtected()
  const path = `/admin/users/${user.id}/factors`
  for (const [authorization, status] of [
    [`Bearer ${session.access_token}`, 403],
    ['', 401]
  ] as const) {
    expect((await auth.call(path, { headers: { authorization } })).status).toBe(status)
    const removed = await auth.call(`${path}/${factorId}`, { method: 'DELETE', headers: { authorization } })
    expect(removed.status).toBe(status)
  }
})

test('the server’s own way to the key takes all of a user’s factors, and the user', async () => {
  const { client, user } = await newProtected()
  const admin = createAuthAdmin({
    url: SITE,
    serviceRoleKey: SERVICE_ROLE_KEY,
    fetch: async (input, init) => auth.standIn.handle(new Request(input, init))
  })
  await admin.deleteFactors(user.id)
  expect((await client.getUser()).data.user?.factors).toBeUndefined()
  await admin.deleteUser(user.id)
  await admin.deleteUser(user.id)
  expect((await client.getUser()).error?.code).toBe('user_not_found')
})

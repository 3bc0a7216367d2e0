import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { openAuth } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const auth = openAuth(await openTestDatabase())

/** Refreshes as a client would, and answers the tokens or the code of the error. */
async function refresh(refresh_token: string) {
  const { data, error } = await auth.newClient().refreshSession({ refresh_token })
  return { token: data.session?.refresh_token ?? '', access: data.session?.access_token ?? '', code: error?.code }
}

test('a refresh gives new tokens of the same session', async () => {
  const { session } = await auth.newSession()
  const next = await refresh(session.refresh_token)

  expect(next.token).not.toBe(session.refresh_token)
  const [before, after] = [decodeJwt(session.access_token), decodeJwt(next.access)]
  expect(after).toMatchObject({ sub: before.sub, session_id: before.session_id, amr: before.amr })
})

test('a client that lost the answer gets the same token again, however late', async () => {
  const { session } = await auth.newSession()
  const next = await refresh(session.refresh_token)
  auth.pass(3_000)

  expect((await refresh(session.refresh_token)).token).toBe(next.token)
  expect((await refresh(next.token)).code).toBeUndefined()
})

test('refreshes at the same time agree on one token', async () => {
  const { session } = await auth.newSession()
  const all = await Promise.all([1, 2, 3, 4].map(() => refresh(session.refresh_token)))

  expect(new Set(all.map(each => each.token)).size).toBe(1)
})

test('an older token passes within ten seconds of a refresh', async () => {
  const { session } = await auth.newSession()
  const second = await refresh(session.refresh_token)
  const third = await refresh(second.token)
  auth.pass(8)

  expect(await refresh(session.refresh_token)).toMatchObject({ token: third.token, code: undefined })
})

test('an older token later on ends the session for the thief and the owner', async () => {
  const { session } = await auth.newSession()
  const second = await refresh(session.refresh_token)
  const third = await refresh(second.token)
  auth.pass(30)

  expect((await refresh(session.refresh_token)).code).toBe('refresh_token_already_used')
  const owner = await auth.newClient().refreshSession({ refresh_token: third.token })
  expect(owner.error?.name).toBe('AuthSessionMissingError')
  expect((await auth.newClient().getUser(third.access)).error?.name).toBe('AuthSessionMissingError')
})

test('tokens that were changed or made up are refused, and harm nobody', async () => {
  const { session } = await auth.newSession()
  const bytes = Buffer.from(session.refresh_token, 'base64url')
  const changed = (at: number) => {
    const copy = Buffer.from(bytes)
    copy[at] = (copy[at] ?? 0) ^ 1
    return copy.toString('base64url')
  }

  // Version, session, number and seal.
  for (const at of [0, 20, bytes.length - 1]) expect((await refresh(changed(at))).code).toBe('validation_failed')
  expect((await refresh('short')).code).toBe('validation_failed')
  expect((await refresh('abcdefghij12')).code).toBe('refresh_token_not_found')
  expect((await refresh(session.refresh_token)).code).toBeUndefined()
})

test('a refresh reads the user anew', async () => {
  const { client, session } = await auth.newSession()
  await client.updateUser({ data: { full_name: 'Grace' } })

  expect(decodeJwt((await refresh(session.refresh_token)).access).user_metadata).toMatchObject({ full_name: 'Grace' })
})

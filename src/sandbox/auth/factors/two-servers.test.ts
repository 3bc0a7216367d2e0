import { decodeJwt } from 'jose'
import { afterAll, expect, inject, test } from 'vitest'
import { openAuth, PASSWORD } from '../../../../tests/helpers/auth.ts'
import { codeFor } from '../../../../tests/helpers/authenticator.ts'
import { openTestDatabase } from '../../../../tests/helpers/database.ts'
import { openDatabase } from '../../../server/database/database.ts'

const database = await openTestDatabase()
const second = openDatabase(database.url, { isEmbedded: inject('testDatabase').kind === 'dump' })
afterAll(second.close)
const [here, there] = [openAuth(database), openAuth(second)]
type Server = typeof here
type Tokens = { access_token: string; refresh_token: string }

/** A session as it is at one of the servers. */
async function at(server: Server, { access_token, refresh_token }: Tokens) {
  const client = server.newClient()
  const { error } = await client.setSession({ access_token, refresh_token })
  if (error) throw error
  return client
}

const refresh = async (server: Server, { refresh_token }: Tokens) => {
  const { data, error } = await server.newClient().refreshSession({ refresh_token })
  if (error || !data.session) throw error
  return data.session
}
const stands = async (server: Server, { access_token }: Tokens) =>
  (await server.newClient().getUser(access_token)).error === null
const levelOf = ({ access_token }: Tokens) => decodeJwt(access_token).aal

/** Both clocks go on together. */
function pass(seconds: number) {
  for (const server of [here, there]) server.pass(seconds)
}

/** Somebody who turned two steps on, asked for at one server, challenged at another. */
async function newProtected() {
  const { email, session, client } = await here.newSession()
  const { data: factor, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  if (error) throw error
  const code = () => codeFor(factor.totp.secret, here.now().getTime())
  const challenge = async (server: Server, tokens: Tokens) => {
    const { data } = await (await at(server, tokens)).mfa.challenge({ factorId: factor.id })
    return data?.id ?? ''
  }
  const verify = async (server: Server, tokens: Tokens, challengeId: string, given = code()) =>
    (await at(server, tokens)).mfa.verify({ factorId: factor.id, challengeId, code: given })
  const raised = await verify(here, session, await challenge(there, session))
  if (raised.error) throw raised.error
  pass(30)
  return { email, factorId: factor.id, raised: raised.data as Tokens, former: session, code, challenge, verify }
}

async function signIn(server: Server, email: string): Promise<Tokens> {
  const { data } = await server.newClient().signInWithPassword({ email, password: PASSWORD })
  return data.session as Tokens
}

test('an app enrolled at one server and challenged at the other makes two steps at both, also after a refresh', async () => {
  const { raised, former } = await newProtected()
  expect(levelOf(raised)).toBe('aal2')
  const next = await refresh(there, raised)

  expect([levelOf(next), levelOf(await refresh(here, next))]).toEqual(['aal2', 'aal2'])
  await expect(refresh(there, former)).rejects.toThrow()
})

test('sessions of one step end at both', async () => {
  const { email, raised, challenge, verify } = await newProtected()
  const others = [await signIn(here, email), await signIn(there, email)]
  await verify(there, raised, await challenge(here, raised))

  for (const server of [here, there]) {
    expect(await stands(server, raised)).toBe(true)
    for (const each of others) {
      expect(await stands(server, each)).toBe(false)
      await expect(refresh(server, each)).rejects.toThrow()
    }
  }
})

test('of one code on two servers at once, one is taken', async () => {
  const { raised, challenge, verify } = await newProtected()
  const challenges = [await challenge(here, raised), await challenge(there, raised)]
  const tries = await Promise.all([
    verify(here, raised, challenges[0] ?? ''),
    verify(there, raised, challenges[1] ?? '')
  ])

  expect(tries.filter(({ error }) => error === null)).toHaveLength(1)
})

test('of one challenge on two servers at once, one is taken', async () => {
  const { raised, challenge, verify } = await newProtected()
  const id = await challenge(here, raised)
  const tries = await Promise.all([here, there].map(server => verify(server, raised, id)))

  expect(tries.filter(({ error }) => error === null)).toHaveLength(1)
})

test('wrong codes are counted over both', async () => {
  const { raised, code, challenge, verify } = await newProtected()
  const wrong = code() === '000000' ? '000001' : '000000'
  const id = await challenge(here, raised)
  for (let i = 0; i < 5; i++) for (const server of [here, there]) await verify(server, raised, id, wrong)

  expect((await verify(there, raised, id)).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
})

test('whoever comes in by a mailed code of the one server needs the second step at the other to change anything', async () => {
  const { email, raised, challenge, verify } = await newProtected()
  await here.newClient().resetPasswordForEmail(email)
  const { data } = await there.newClient().verifyOtp({ email, token: here.codeTo(email), type: 'recovery' })
  const recovered = data.session as Tokens
  const setPassword = async (server: Server, tokens: Tokens) =>
    (await at(server, tokens)).updateUser({ password: 'a whole new one' })
  for (const server of [here, there]) {
    expect((await setPassword(server, recovered)).error).toMatchObject({ status: 401, code: 'insufficient_aal' })
  }

  const both = await verify(here, recovered, await challenge(there, recovered))
  expect((await setPassword(there, both.data as Tokens)).error).toBeNull()
  expect([await stands(here, raised), await stands(there, raised)]).toEqual([false, false])
  expect(levelOf(await refresh(here, both.data as Tokens))).toBe('aal2')
})

test('an app that is taken away at one server leaves one step at the other, also by an administrator', async () => {
  for (const byOwner of [true, false]) {
    const { raised, factorId } = await newProtected()
    const userId = decodeJwt(raised.access_token).sub ?? ''
    const removed = byOwner
      ? await (await at(there, raised)).mfa.unenroll({ factorId })
      : await there.newAdmin().mfa.deleteFactor({ userId, id: factorId })

    expect(removed.error).toBeNull()
    expect(levelOf(await refresh(here, raised))).toBe('aal1')
  }
})

import { expect, test } from 'vitest'
import { openAuth, PASSWORD } from '../../../../tests/helpers/auth.ts'
import { codeFor } from '../../../../tests/helpers/authenticator.ts'
import { openTestDatabase } from '../../../../tests/helpers/database.ts'

const auth = openAuth(await openTestDatabase())
const NEW = 'a whole new password'

/** Somebody whose account asks for two steps. */
async function newProtected() {
  const session = await auth.newSession()
  const { data } = await session.client.mfa.enroll({ factorType: 'totp' })
  if (data?.type !== 'totp') throw new Error('There is no app.')
  await session.client.mfa.challengeAndVerify({
    factorId: data.id,
    code: codeFor(data.totp.secret, auth.now().getTime())
  })
  return { ...session, factorId: data.id }
}

/** What whoever reads the mails of an address gets a session by. */
const WAYS: [name: string, open: (email: string) => Promise<string>][] = [
  [
    'the link of a forgotten password',
    async email => {
      await auth.newClient('implicit').resetPasswordForEmail(email)
      return (await auth.follow(auth.linkTo(email))).fragment.get('access_token') ?? ''
    }
  ],
  [
    'a code by mail',
    async email => {
      await auth.newClient().signInWithOtp({ email })
      const { data } = await auth.newClient().verifyOtp({ email, token: auth.codeTo(email), type: 'email' })
      return data.session?.access_token ?? ''
    }
  ]
]

test.each(WAYS)('%s is one step: it sets no password, moves no address, and touches no app', async (_name, open) => {
  const { email, factorId } = await newProtected()
  const headers = { authorization: `Bearer ${await open(email)}` }
  const put = (body: object) => auth.call('/user', { method: 'PUT', headers, body: JSON.stringify(body) })
  await auth.call('/reauthenticate', { headers })
  const nonce = auth.codeTo(email)
  const tries = [
    await put({ password: NEW }),
    await put({ password: NEW, nonce }),
    await put({ password: NEW, current_password: PASSWORD }),
    await put({ email: auth.newEmail() }),
    await auth.call(`/factors/${factorId}`, { method: 'DELETE', headers }),
    await auth.post('/factors', { factor_type: 'totp', friendly_name: 'Mine' }, headers)
  ]

  expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401, 422, 403])
  expect((await auth.newClient().signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
})

import { createServerClient } from '@supabase/ssr'
import { expect, test } from 'vitest'
import { openAuth, PASSWORD, SITE } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const database = await openTestDatabase()
const auth = openAuth(database)

/** A server's client for a browser with these cookies. */
function clientWith(cookies: Map<string, string>) {
  return createServerClient(SITE, 'key', {
    cookieOptions: { name: 'mailwright-auth' },
    cookies: {
      getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
      setAll: changes => {
        for (const { name, value } of changes) {
          if (value) cookies.set(name, value)
          else cookies.delete(name)
        }
      }
    },
    global: { fetch: async (input, init) => auth.standIn.handle(new Request(input, init)) }
  }).auth
}

test('a session fits one cookie, is refreshed when due, and leaves no cookie behind when it ends', async () => {
  const { email, password } = await auth.newPerson()
  const cookies = new Map<string, string>()
  const { data } = await clientWith(cookies).signInWithPassword({ email, password })
  expect([...cookies.keys()]).toEqual(['mailwright-auth'])

  const { data: kept } = await clientWith(cookies).getSession()
  expect(kept.session?.access_token).toBe(data.session?.access_token)
  await clientWith(cookies).refreshSession()
  const { data: renewed } = await clientWith(cookies).getSession()
  expect(renewed.session?.refresh_token).not.toBe(data.session?.refresh_token)

  await clientWith(cookies).signOut()
  expect([...cookies.keys()]).toEqual([])
})

test('the server turns the code of a mailed link into a session with the browser’s cookies, and a stranger cannot', async () => {
  const [email, cookies, others] = [auth.newEmail(), new Map<string, string>(), new Map<string, string>()]
  await clientWith(cookies).signUp({ email, password: PASSWORD, options: { emailRedirectTo: `${SITE}/studio` } })
  await clientWith(others).signUp({ email: auth.newEmail(), password: PASSWORD })
  const code = (await auth.follow(auth.linkTo(email))).query.get('code') ?? ''

  expect((await clientWith(others).exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier')
  expect((await clientWith(new Map()).exchangeCodeForSession(code)).error?.code).toBe('pkce_code_verifier_not_found')
  expect((await clientWith(cookies).exchangeCodeForSession(code)).data.user?.email).toBe(email)
})

test('two sign-ups at once with one address make one user', async () => {
  const credentials = { email: auth.newEmail(), password: PASSWORD }
  const [one, two] = await Promise.all([auth.newClient().signUp(credentials), auth.newClient().signUp(credentials)])
  expect([one.error, two.error]).toEqual([null, null])
  expect(await database.sql`select 1 from auth.users where email = ${credentials.email}`).toHaveLength(1)
})

test('a link that waits at the old address no longer opens the account once the address changed', async () => {
  const { client, email } = await auth.newSession()
  await auth.newClient('implicit').resetPasswordForEmail(email)
  const reset = auth.linkTo(email)
  const next = auth.newEmail()
  await client.updateUser({ email: next })
  await auth.follow(auth.linkTo(next))
  await auth.follow(auth.linkTo(email))
  expect((await auth.follow(reset)).fragment.get('error_code')).toBe('otp_expired')
})

test('a body over a megabyte is refused', async () => {
  expect((await auth.call('/recover', { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) })).status).toBe(413)
})

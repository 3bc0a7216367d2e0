import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { openAuth, PASSWORD, SERVICE_ROLE_KEY } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const database = await openTestDatabase()
const plain = openAuth(database)
const at = (options: Parameters<typeof openAuth>[2]) => openAuth(database, {}, options)
const SECRET = 'a secret that is shared with whoever signs'
const oct = { kty: 'oct', k: Buffer.from(SECRET).toString('base64url'), alg: 'HS256' }

const signed = (claims: Record<string, unknown>, secret = SECRET) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret))

test('with confirmation at once, a sign-up is a session, and a taken address is said', async () => {
  const auth = at({ autoconfirm: true })
  const [client, email] = [auth.newClient(), auth.newEmail()]
  const { data, error } = await client.signUp({ email, password: PASSWORD, options: { data: { name: 'Ada' } } })

  expect(error).toBeNull()
  expect(data.session?.user).toMatchObject({ email, user_metadata: { name: 'Ada', email_verified: true } })
  expect(auth.mails).toHaveLength(0)
  const again = await auth.newClient().signUp({ email, password: PASSWORD })
  expect(again.error).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' })
  expect((await auth.newClient().signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
})

test('with confirmation at once, who asks for a mailed sign-in is added and gets a link to sign in', async () => {
  const auth = at({ autoconfirm: true })
  const email = auth.newEmail()
  await auth.newClient('implicit').signInWithOtp({ email })

  expect((await auth.follow(auth.linkTo(email))).fragment.get('type')).toBe('magiclink')
})

test('with confirmation at once, another address is the user’s at once, and the former one can stop that', async () => {
  const auth = at({ autoconfirm: true })
  const [client, email, next] = [auth.newClient(), auth.newEmail(), auth.newEmail()]
  await client.signUp({ email, password: PASSWORD })
  const { data, error } = await client.updateUser({ email: next.toUpperCase() })

  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email: next, identities: [{ email: next }], user_metadata: { email: next } })
  expect(data.user).not.toHaveProperty('new_email')
  expect(auth.mails.map(({ to }) => to)).toEqual([email])
  expect(auth.mails[0]?.text).toContain('/auth/stop?token=')
  expect((await auth.newClient().signInWithPassword({ email: next, password: PASSWORD })).error).toBeNull()
})

test('where sign-ups are off nobody is added, and who is known comes in', async () => {
  const auth = at({ signUps: false })
  const email = auth.newEmail()
  const off = { status: 422, code: 'signup_disabled', message: 'Signups not allowed for this instance' }
  expect((await auth.newClient().signUp({ email, password: PASSWORD })).error).toMatchObject(off)
  expect((await auth.newClient().signUp({ email, password: 'short' })).error).toMatchObject(off)
  expect((await auth.newClient().signInWithOtp({ email })).error).toMatchObject(off)
  expect(await database.sql`select 1 from auth.users where email = ${email}`).toHaveLength(0)

  const known = await plain.newPerson()
  expect((await auth.newClient().signInWithPassword(known)).error).toBeNull()
  expect((await auth.newClient().signInWithOtp({ email: known.email })).error).toBeNull()
  expect((await auth.newAdmin().createUser({ email, password: PASSWORD })).error).toBeNull()
})

test('settings say what is on', async () => {
  const settings = async (auth: typeof plain) => (await auth.call('/settings')).json()

  expect(await settings(plain)).toMatchObject({ disable_signup: false, mailer_autoconfirm: false })
  expect(await settings(at({ autoconfirm: true, signUps: false }))).toMatchObject({
    disable_signup: true,
    mailer_autoconfirm: true,
    external: { email: true, phone: false, anonymous_users: false }
  })
})

test('a password is as long as wanted', async () => {
  const auth = at({ shortestPassword: 12, isPicky: false })
  const ask = (password: string) => auth.newClient().signUp({ email: auth.newEmail(), password })

  expect((await ask('elevenchars')).error?.message).toBe('Password should be at least 12 characters.')
  expect((await ask('123456789012')).error).toBeNull()
})

test('a password that is no longer good enough still signs in, and its owner hears why it is weak', async () => {
  const person = await plain.newPerson()
  const strict = at({ shortestPassword: 30 })
  const { data, error } = await strict.newClient().signInWithPassword(person)

  expect(error).toBeNull()
  expect(data.weakPassword).toEqual({ message: 'Password should be at least 30 characters.', reasons: ['length'] })
  expect((await plain.newClient().signInWithPassword(person)).data.weakPassword).toBeUndefined()
})

test('between two mails to one address time has to pass, whether or not anybody has it', async () => {
  const auth = at({ mailIntervalSeconds: 60 })
  const known = auth.newEmail()
  await auth.newAdmin().createUser({ email: known, email_confirm: true })
  for (const email of [known, auth.newEmail()]) {
    expect((await auth.newClient().resetPasswordForEmail(email)).error).toBeNull()
    const { error } = await auth.newClient().resetPasswordForEmail(email)
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    expect(error?.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/)
  }
})

test('a token of a second key is believed, a shared one too, and that one is never published', async () => {
  const auth = at({ verificationKey: oct })
  const { user } = await plain.newSession()
  const getUser = (token: string) => auth.newClient().getUser(token)

  expect((await getUser(await signed({ sub: user.id, role: 'authenticated' }))).data.user?.id).toBe(user.id)
  expect((await getUser(await signed({ sub: user.id }, 'another secret of no less length'))).error?.code).toBe(
    'bad_jwt'
  )
  expect((await plain.newClient().getUser(await signed({ sub: user.id }))).error?.code).toBe('bad_jwt')
  const named = new SignJWT({ sub: user.id }).setProtectedHeader({ alg: 'HS256', kid: 'of somebody else' })
  expect((await getUser(await named.sign(new TextEncoder().encode(SECRET)))).error).toBeNull()
  expect(JSON.stringify(await (await auth.call('/.well-known/jwks.json')).json())).not.toContain(oct.k)
})

test('a public key is published as such, though its private half was given', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), kid: 'theirs' }
  const auth = at({ verificationKey: jwk })
  const { keys } = await auth.standIn.jwks()
  const { user } = await plain.newSession()
  const token = await new SignJWT({ sub: user.id })
    .setProtectedHeader({ alg: 'ES256', kid: 'theirs' })
    .setExpirationTime('1h')
    .sign(privateKey)

  expect(keys).toHaveLength(2)
  expect(keys[1]).toMatchObject({ kid: 'theirs', use: 'sig', key_ops: ['verify'] })
  expect(keys[1]).not.toHaveProperty('d')
  expect((await auth.newClient().getUser(token)).error).toBeNull()
})

test('a token of the second key that names an administrator is one', async () => {
  const auth = at({ verificationKey: oct, serviceRoleKey: undefined })
  const ask = async (role: string) => {
    const headers = { authorization: `Bearer ${await signed({ role, sub: 'anybody' })}` }
    return (await auth.call('/admin/users', { headers })).status
  }

  expect([await ask('service_role'), await ask('supabase_admin'), await ask('authenticated')]).toEqual([200, 200, 403])
})

test('an administrator whose token is of a session is one while that stands', async () => {
  const auth = at({ verificationKey: oct })
  const { client, session } = await plain.newSession()
  const { session_id } = decodeJwt(session.access_token)
  const ask = async (id: unknown) => {
    const headers = { authorization: `Bearer ${await signed({ role: 'service_role', session_id: id })}` }
    const response = await auth.call('/admin/users', { headers })
    return [response.status, (await response.json()).error_code]
  }

  expect(await ask(session_id)).toEqual([200, undefined])
  await client.signOut()
  for (const id of [session_id, 7, 'no id\0']) expect(await ask(id)).toEqual([403, 'session_expired'])
})

test('a user with a token of the second key changes the password only with a proof', async () => {
  const auth = at({ verificationKey: oct })
  const { user } = await plain.newSession()
  const put = async (body: unknown) => {
    const headers = { authorization: `Bearer ${await signed({ sub: user.id })}` }
    return (await auth.call('/user', { method: 'PUT', body: JSON.stringify(body), headers })).status
  }

  expect(await put({ password: 'a whole new one' })).toBe(400)
  expect(await put({ password: 'a whole new one', current_password: PASSWORD })).toBe(200)
})

test('where a publishable key is set, calls bring it, or that of the service', async () => {
  const auth = at({ publishableKey: 'sb_publishable_key', verificationKey: oct })
  const ask = async (headers: Record<string, string>, path = '/settings') => {
    const response = await auth.call(path, { headers })
    return [response.status, response.status === 200 ? '' : (await response.json()).message]
  }

  expect(await ask({})).toEqual([401, 'No API key found in request'])
  expect(await ask({ apikey: 'sb_publishable_other' })).toEqual([401, 'Invalid API key'])
  expect(await ask({ apikey: 'sb_publishable_key' })).toEqual([200, ''])
  expect(await ask({ apikey: SERVICE_ROLE_KEY })).toEqual([200, ''])
  expect(await ask({}, '/settings?apikey=sb_publishable_key')).toEqual([200, ''])
  expect(await ask({ apikey: await signed({ role: 'anon' }) })).toEqual([200, ''])
  expect(await ask({ apikey: await signed({ role: 'authenticated' }) })).toEqual([401, 'Invalid API key'])
  expect(await ask({}, '/.well-known/jwks.json')).toEqual([200, ''])
  expect((await auth.newSession()).session.access_token).toBeTruthy()
})

test('where the service is not where the site is, links begin there and tokens name it; the rest is of the site', async () => {
  const auth = at({ externalUrl: 'https://auth.example', redirectUrls: ['https://*.app.example/**'] })
  const { email, session } = await auth.newSession()
  expect(decodeJwt(session.access_token).iss).toBe('https://auth.example/auth/v1')

  const ledTo = async (redirectTo: string) => {
    await auth.newClient('implicit').resetPasswordForEmail(email, { redirectTo })
    const link = auth.linkTo(email)
    expect(link).toMatch(/^https:\/\/auth\.example\/auth\/v1\/verify\?token=\w+&type=recovery&redirect_to=/)
    return (await auth.follow(link)).url.href.split('#')[0]
  }
  expect(await ledTo('https://pr-7.app.example/reset')).toBe('https://pr-7.app.example/reset')
  expect(await ledTo('https://app.example.evil.io/reset')).toBe('http://localhost:4321/')
  expect(await ledTo('https://auth.example/')).toBe('http://localhost:4321/')
})

test('pages of any site may ask and read what their client needs', async () => {
  const asked = await plain.call('/token', { method: 'OPTIONS', headers: { origin: 'https://app.example' } })
  expect(asked.status).toBe(204)
  expect(asked.headers.get('access-control-allow-origin')).toBe('*')
  expect(asked.headers.get('access-control-allow-methods')).toContain('PUT')
  for (const name of ['authorization', 'apikey', 'content-type', 'x-client-info', 'x-supabase-api-version']) {
    expect(asked.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(name)
  }
  for (const path of ['/settings', '/user', '/nothing']) {
    const { headers } = await plain.call(path)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-expose-headers')).toMatch(/X-Total-Count.*Link.*X-Supabase-Api-Version/)
    expect(headers.has('access-control-allow-credentials')).toBe(false)
  }
})

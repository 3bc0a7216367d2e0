import { expect, test } from 'vitest'
import { openAuth, PASSWORD } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const database = await openTestDatabase()
const auth = openAuth(database)
const { stops } = auth.standIn
const NEW = 'a whole new password'

/** The tokens of all links to stop something that an address was mailed, the oldest first. */
function stopsTo(address: string): string[] {
  const texts = auth.mails.filter(({ to }) => to === address).map(({ text }) => text)
  return texts.flatMap(text => /\/auth\/stop\?token=(\w+)/.exec(text)?.[1] ?? [])
}

const codeOf = ({ error }: { error: { code?: string | undefined } | null }) => error?.code ?? 'done'

/** An account whose address a thief has changed to one of theirs. */
async function robbed() {
  const { email, client, user } = await auth.newSession()
  const theirs = auth.newEmail()
  await client.updateUser({ email: theirs })
  await auth.follow(auth.linkTo(theirs))
  await auth.follow(auth.linkTo(email))
  return { email, theirs, client, user }
}

test('who signs up with the former address, and never confirms it, keeps nobody from getting it back', async () => {
  const { email, theirs } = await robbed()
  await auth.newClient().signUp({ email, password: PASSWORD })
  expect(await stops.act(stopsTo(email).at(-1) ?? '')).toMatchObject({ email })
  await auth.sendDue()

  expect(auth.mails.findLast(({ to }) => to === theirs)?.subject).not.toMatch(/reset/i)
  expect((await auth.follow(auth.linkTo(email))).fragment.get('type')).toBe('recovery')
})

test('where somebody else has confirmed the former address by now, nobody gets into the account, the thief by no mail either', async () => {
  const { email, theirs, user } = await robbed()
  await auth.newClient('implicit').signUp({ email, password: PASSWORD })
  await auth.follow(auth.linkTo(email))
  const before = auth.mails.length
  expect(await stops.act(stopsTo(email).at(-1) ?? '')).toMatchObject({ email, isClosed: true })
  await auth.sendDue()
  expect(auth.mails).toHaveLength(before)

  await auth.newClient('implicit').resetPasswordForEmail(theirs)
  expect((await auth.follow(auth.linkTo(theirs))).fragment.get('error_code')).toBe('user_banned')
  await auth.newAdmin().updateUserById(user.id, { ban_duration: 'none' })
  expect(codeOf(await auth.newClient().signInWithPassword({ email: theirs, password: PASSWORD }))).toBe(
    'invalid_credentials'
  )
})

test('each mail that went to the former address still brings that address back', async () => {
  const { email, client, user } = await auth.newSession()
  await client.updateUser({ password: NEW })
  const next = auth.newEmail()
  await client.updateUser({ email: next })
  for (const link of [next, email].map(auth.linkTo)) await auth.follow(link)
  const tokens = stopsTo(email)
  expect(tokens).toHaveLength(3)
  for (const token of tokens.toReversed()) expect(await stops.act(token)).toMatchObject({ email, isClosed: false })
  expect((await auth.newAdmin().getUserById(user.id)).data.user?.email).toBe(email)
})

test('the links of one change do not confirm another that took its place', async () => {
  const { email, client } = await auth.newSession()
  const [first, second] = [auth.newEmail(), auth.newEmail()]
  await client.updateUser({ email: first })
  const former = [auth.linkTo(first), auth.linkTo(email)]
  await client.updateUser({ email: second })
  for (const link of former) expect((await auth.follow(link)).fragment.get('error_code')).toBe('otp_expired')
  await auth.follow(auth.linkTo(second))

  expect((await client.getUser()).data.user).toMatchObject({ email, new_email: second })
})

test('two who ask for different addresses at once change it to none of them by one confirmation each', async () => {
  const { email, client } = await auth.newSession()
  const wanted = [auth.newEmail(), auth.newEmail()]
  await Promise.all(wanted.map(each => client.updateUser({ email: each })))
  for (const each of wanted) await auth.follow(auth.linkTo(each))

  expect((await client.getUser()).data.user?.email).toBe(email)
})

test('what was stopped is over: neither its links nor its codes are good, while other mails to the owner still stop', async () => {
  const { email, client } = await auth.newSession()
  const theirs = auth.newEmail()
  await client.updateUser({ password: NEW })
  await client.updateUser({ email: theirs })
  const [links, codes] = [[theirs, email].map(auth.linkTo), [theirs, email].map(auth.codeTo)]
  const tokens = stopsTo(email)
  expect(tokens).toHaveLength(2)
  await stops.act(tokens[0] ?? '')

  for (const link of links) expect((await auth.follow(link)).fragment.get('error_code')).toBe('otp_expired')
  for (const [at, address] of [theirs, email].entries()) {
    const shown = { email: address, token: codes[at] ?? '', type: 'email_change' as const }
    expect(codeOf(await auth.newClient().verifyOtp(shown))).toBe('otp_expired')
  }
  expect(await stops.act(tokens[0] ?? '')).toBeUndefined()
  expect(await stops.act(tokens[1] ?? '')).toMatchObject({ email })
})

test('a code that a thief had mailed, and a change that an administrator asked for, are void once something is stopped', async () => {
  const { email, client } = await auth.newSession()
  const newEmail = auth.newEmail()
  await client.updateUser({ email: auth.newEmail() })
  await client.reauthenticate()
  const nonce = auth.codeTo(email)
  await auth.newAdmin().generateLink({ type: 'email_change_new', email, newEmail })
  await stops.act(stopsTo(email).at(-1) ?? '')

  await auth.sendDue()
  const { fragment } = await auth.follow(auth.linkTo(email))
  const [access_token, refresh_token] = [fragment.get('access_token') ?? '', fragment.get('refresh_token') ?? '']
  const { data } = await client.setSession({ access_token, refresh_token })
  expect(data.user).not.toHaveProperty('new_email')
  expect(codeOf(await client.updateUser({ password: NEW, nonce }))).toBe('reauthentication_not_valid')
})

test('a code that proves who asks opens no session, and a code that opens one proves nothing', async () => {
  const { email, client } = await auth.newSession()
  await client.reauthenticate()
  const nonce = auth.codeTo(email)
  for (const type of ['email', 'recovery', 'magiclink', 'signup', 'invite', 'email_change'] as const)
    expect(codeOf(await auth.newClient().verifyOtp({ email, token: nonce, type }))).toBe('otp_expired')

  await auth.newClient().signInWithOtp({ email })
  expect(codeOf(await client.updateUser({ password: NEW, nonce: auth.codeTo(email) }))).toBe(
    'reauthentication_not_valid'
  )
})

test('both addresses confirm at two servers at once: the change is made', async () => {
  const { email, client } = await auth.newSession()
  const next = auth.newEmail()
  await client.updateUser({ email: next })
  const [theirs, ours] = [auth.linkTo(next), auth.linkTo(email)]
  await Promise.all([auth.follow(theirs), openAuth(database).follow(ours)])

  expect((await client.getUser()).data.user).toMatchObject({ email: next })
})

test('of two who open one link to stop something at two servers at once, one stops it', async () => {
  const { email, client } = await auth.newSession()
  await client.updateUser({ password: NEW })
  const [token = ''] = stopsTo(email)
  const servers = [auth, openAuth(database)]
  const outcomes = await Promise.all(servers.map(({ standIn }) => standIn.stops.act(token)))

  expect(outcomes.filter(Boolean)).toHaveLength(1)
})

test('of two changes at two servers with one code, one is made', async () => {
  const { email, client, session } = await auth.newSession()
  auth.pass(11 * 60)
  await client.reauthenticate()
  const nonce = auth.codeTo(email)
  const headers = { authorization: `Bearer ${session.access_token}` }
  const put = ({ call, newEmail }: typeof auth) =>
    call('/user', { method: 'PUT', headers, body: JSON.stringify({ email: newEmail(), nonce }) })
  const answers = await Promise.all([auth, openAuth(database)].map(put))

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('a code that was mailed to the former address proves nothing once that has changed', async () => {
  const { email, client } = await auth.newSession()
  const next = auth.newEmail()
  await client.updateUser({ email: next })
  const links = [auth.linkTo(next), auth.linkTo(email)]
  await client.reauthenticate()
  const nonce = auth.codeTo(email)
  for (const link of links) await auth.follow(link)

  expect(codeOf(await client.updateUser({ password: NEW, nonce }))).toBe('reauthentication_not_valid')
})

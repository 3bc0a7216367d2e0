import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openAuth, PASSWORD } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { runs } from '../../../tests/helpers/nightly.ts'

const auth = openAuth(await openTestDatabase())
const THEIRS = 'set by a stranger'
type Flow = 'pkce' | 'implicit'

const mailsTo = (address: string) => auth.mails.filter(mail => mail.to === address)
const signIn = (email: string, password: string) => auth.newClient().signInWithPassword({ email, password })
const errorOf = async (link: string) => {
  const { fragment, query } = await auth.follow(link)
  return fragment.get('error_code') ?? query.get('error_code')
}

/** Signs up, and answers the link that was mailed for it. */
async function signUp(email: string, password: string, flow: Flow = 'implicit', name = 'Ana') {
  const client = auth.newClient(flow)
  const { error } = await client.signUp({ email, password, options: { data: { full_name: name } } })
  expect(error).toBeNull()
  return { client, link: auth.linkTo(email) }
}

test.each([
  ['first', true],
  ['second', false]
])(
  'the password and data of a stranger who signed up %s are void once the owner opens their own link',
  async (_, isFirst) => {
    const email = auth.newEmail()
    if (isFirst) await signUp(email, THEIRS, 'pkce', 'Mallory')
    const { link } = await signUp(email, PASSWORD)
    if (!isFirst) await signUp(email, THEIRS, 'pkce', 'Mallory')
    const others = auth.mails
      .filter(mail => mail.to === email)
      .map(mail => /https?:\S+verify\S+/.exec(mail.text)?.[0] ?? '')
    expect(await errorOf(link)).toBeNull()

    const { data } = await signIn(email, PASSWORD)
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ana', email, email_verified: true })
    expect((await signIn(email, THEIRS)).error?.code).toBe('invalid_credentials')
    for (const other of others) expect(await errorOf(other)).toBe('otp_expired')
  }
)

test('someone who signed up twice opens either mail, and its password is theirs', async () => {
  const email = auth.newEmail()
  const first = await signUp(email, 'the first one', 'pkce')
  await signUp(email, 'the second one', 'pkce')
  const code = (await auth.follow(first.link)).query.get('code') ?? ''

  expect((await first.client.exchangeCodeForSession(code)).data.user?.email).toBe(email)
  expect((await signIn(email, 'the first one')).error).toBeNull()
  expect((await signIn(email, 'the second one')).error).not.toBeNull()
})

test('a link leads with its code to the browser that asked for it, whoever asked later', async () => {
  const email = auth.newEmail()
  const { client, link } = await signUp(email, PASSWORD, 'pkce')
  const stranger = auth.newClient('pkce')
  await stranger.signUp({ email, password: THEIRS })
  await stranger.resend({ type: 'signup', email })
  const code = (await auth.follow(link)).query.get('code') ?? ''

  expect((await stranger.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier')
  expect((await client.exchangeCodeForSession(code)).data.user?.email).toBe(email)
})

test.each([
  ['a link that was sent again', (email: string) => auth.newClient('implicit').resend({ type: 'signup', email })],
  ['a link to reset the password', (email: string) => auth.newClient('implicit').resetPasswordForEmail(email)]
])('%s confirms the address and makes no password good, not even the only one', async (_name, ask) => {
  const email = auth.newEmail()
  await signUp(email, THEIRS)
  await ask(email)
  const { fragment } = await auth.follow(auth.linkTo(email))
  expect((await signIn(email, THEIRS)).error?.code).toBe('invalid_credentials')

  const [access_token, refresh_token] = [fragment.get('access_token') ?? '', fragment.get('refresh_token') ?? '']
  const owner = auth.newClient()
  await owner.setSession({ access_token, refresh_token })
  expect((await owner.updateUser({ password: PASSWORD })).error).toBeNull()
  expect((await signIn(email, PASSWORD)).data.user?.user_metadata).not.toHaveProperty('full_name')
})

test('nobody can make the link of a sign-up void by asking for another', async () => {
  const email = auth.newEmail()
  const { link } = await signUp(email, PASSWORD)
  await auth.newClient().resend({ type: 'signup', email })
  await signUp(email, THEIRS)

  expect(await errorOf(link)).toBeNull()
  expect((await signIn(email, PASSWORD)).error).toBeNull()
})

test('a link sent again makes the one that was sent again before void', async () => {
  const email = auth.newEmail()
  const { client } = await signUp(email, PASSWORD)
  await client.resend({ type: 'signup', email })
  const former = auth.linkTo(email)
  await client.resend({ type: 'signup', email })

  expect(await errorOf(former)).toBe('otp_expired')
  expect(await errorOf(auth.linkTo(email))).toBeNull()
})

test('the answer to a sign-up has its own data, never those of another', async () => {
  const email = auth.newEmail()
  await signUp(email, THEIRS, 'implicit', 'Mallory')
  const { data } = await auth.newClient().signUp({ email, password: PASSWORD, options: { data: { city: 'Bath' } } })

  expect(data.user?.user_metadata).toMatchObject({ city: 'Bath', email })
  expect(data.user?.user_metadata).not.toHaveProperty('full_name')
})

test('who signs up again with an address that waits is answered as the first was, and learns no id and no time of theirs', async () => {
  const email = auth.newEmail()
  const ask = async () => (await auth.newClient().signUp({ email, password: PASSWORD })).data.user
  const first = await ask()
  auth.pass(60)
  const second = await ask()

  const shape = (user: object | null) => Object.keys(user ?? {}).toSorted()
  expect(shape(second)).toEqual(shape(first))
  expect(shape(second?.identities?.[0] ?? null)).toEqual(shape(first?.identities?.[0] ?? null))
  expect(second).toMatchObject({ role: 'authenticated', email, user_metadata: { sub: second?.id, email } })
  const known = [first?.id, first?.created_at, first?.identities?.[0]?.identity_id, first?.identities?.[0]?.created_at]
  for (const each of known) expect(JSON.stringify(second)).not.toContain(each)
})

test('only the password of the newest sign-up learns that the address waits for its confirmation', async () => {
  const email = auth.newEmail()
  await signUp(email, THEIRS)
  await signUp(email, PASSWORD)

  expect((await signIn(email, PASSWORD)).error?.code).toBe('email_not_confirmed')
  expect((await signIn(email, THEIRS)).error?.code).toBe('invalid_credentials')
})

test('the mail of a sign-up says what opening its link does, and to leave it alone', async () => {
  const email = auth.newEmail()
  await signUp(email, PASSWORD)

  expect(mailsTo(email).at(-1)?.text).toContain('If you did not just sign up, do not open the link')
})

const flow = fc.constantFrom<Flow>('pkce', 'implicit')
const step = fc.oneof(
  fc.record({ who: fc.constantFrom('owner', 'stranger'), does: fc.constant('sign up'), flow }),
  fc.record({ who: fc.constantFrom('owner', 'stranger'), does: fc.constantFrom('resend', 'recover'), flow }),
  fc.record({ who: fc.constant('owner'), does: fc.constant('open'), mail: fc.nat(9) }),
  fc.record({ who: fc.constant('nobody'), does: fc.constant('wait'), minutes: fc.integer({ min: 1, max: 70 }) })
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Plays the steps. The owner opens any of the mails but those of sign-ups that were not theirs, as these ask. */
async function play(email: string, steps: Step[]) {
  const links: string[] = []
  for (const each of steps) {
    const count = mailsTo(email).length
    await take(email, each, links)
    const isOpenable = each.who === 'owner' || each.does !== 'sign up'
    if (isOpenable && mailsTo(email).length > count) links.push(auth.linkTo(email))
  }
  for (const link of links.toReversed()) await auth.follow(link)
}

async function take(email: string, each: Step, links: string[]) {
  if ('minutes' in each) return auth.pass(each.minutes * 60)
  if ('mail' in each) {
    const link = links[each.mail % links.length]
    return link && auth.follow(link)
  }
  const client = auth.newClient(each.flow)
  const isOwner = each.who === 'owner'
  if (each.does === 'resend') return client.resend({ type: 'signup', email })
  if (each.does === 'recover') return client.resetPasswordForEmail(email)
  const options = { data: { full_name: isOwner ? 'Ana' : 'Mallory' } }
  return client.signUp({ email, password: isOwner ? PASSWORD : THEIRS, options })
}

test('in no order of sign-ups, resends and recoveries does a stranger’s password or data become the owner’s', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), async steps => {
      const email = auth.newEmail()
      await play(email, [{ who: 'stranger', does: 'sign up', flow: 'pkce' }, ...steps])

      expect((await signIn(email, THEIRS)).data.session).toBeNull()
      const { data } = await signIn(email, PASSWORD)
      expect(data.user?.user_metadata.full_name ?? 'Ana').toBe('Ana')
    }),
    { numRuns: runs(40) }
  )
})

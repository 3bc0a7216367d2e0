import { expect, inject, test } from 'vitest'
import { openAuth } from '../helpers/auth.ts'
import { openTestDatabase } from '../helpers/database.ts'
import { IS_NIGHT } from '../helpers/nightly.ts'
import { type Change, json, openRobbery, type Robbery } from '../helpers/robbery.ts'

const database = await openTestDatabase()
const auth = openAuth(database)
const { stops } = auth.standIn
const CHANGES: Change[] = ['password', 'address', 'on', 'off', 'codes', 'session']
const NEW = 'what the owner chose'

/** Every order of so many different changes. */
function ordersOf(count: number, changes = CHANGES): Change[][] {
  if (count === 0) return [[]]
  return changes.flatMap(first => {
    const others = changes.filter(each => each !== first)
    return ordersOf(count - 1, others).map(rest => [first, ...rest])
  })
}

/** The longest orders take their time, and no database makes them end otherwise. */
const isWhole = IS_NIGHT && inject('testDatabase').kind === 'postgres'
/** Else every order of any two, which says how each stands to the mail that is stopped, and some longer ones. */
const some = (orders: Change[][], step: number) => orders.filter((_, at) => isWhole || at % step === 0)
const ORDERS = [...ordersOf(0), ...ordersOf(1), ...ordersOf(2), ...some(ordersOf(3), 31), ...some(ordersOf(6), 257)]

/** The mails to the owner that stop something, the oldest first, with the moments they were sent. */
async function mailsOf({ email, userId }: Robbery): Promise<{ token: string; since: number; subject: string }[]> {
  const mails = auth.mails.filter(({ to, text }) => to === email && text.includes('/stop?token='))
  const sent = await database.sql<{ created_at: Date }[]>`
    select created_at from auth.one_time_tokens
    where user_id = ${userId} and kind = 'stop' and stops ->> 'email' = ${email} order by created_at`
  expect(sent).toHaveLength(mails.length)
  return mails.map(({ text, subject }, at) => ({
    subject,
    token: /\/stop\?token=(\w+)/.exec(text)?.[1] ?? '',
    since: sent[at]?.created_at.getTime() ?? 0
  }))
}

/** Neither a session nor a password of a thief lets anybody in. */
async function expectNobodyIn({ as, email, theirs, passwords, sessions, signIn }: Robbery) {
  for (const { access_token, refresh_token } of sessions) {
    expect((await as('GET', '/user', undefined, access_token)).status).toBe(403)
    expect((await auth.post('/token?grant_type=refresh_token', { refresh_token })).status).toBe(400)
  }
  for (const address of [email, theirs]) {
    for (const password of passwords) expect((await signIn(address, password)).status).toBe(400)
  }
}

/** A thief changes nothing more, nor does any link that was mailed to them. */
async function expectNothingLeft({ theirs, changes }: Robbery) {
  for (const change of CHANGES) expect((await changes[change]()).ok).toBe(false)
  const links = auth.mails.filter(({ to }) => to === theirs).map(({ text }) => text)
  for (const text of links) {
    const stop = /\/stop\?token=(\w+)/.exec(text)?.[1]
    const link = /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(text)?.[0]
    if (stop) expect(await stops.act(stop)).toBeUndefined()
    if (link) expect((await auth.follow(link)).fragment.get('error_code')).toBe('otp_expired')
  }
}

/** The owner opens the newest mail, shows an app where one is asked for, and chooses a password. Answers what the service said. */
async function reset({ email, as, step }: Robbery, app?: { id: string; secret: string }) {
  const { fragment } = await auth.follow(auth.linkTo(email))
  expect(fragment.get('type')).toBe('recovery')
  const token = fragment.get('access_token') ?? ''
  const own = app ? (await json(step(app, token))).access_token : token
  return as('PUT', '/user', { password: NEW }, own)
}

async function leftAt({ userId, account: { apps, codesSince } }: Robbery, since: number) {
  const left = apps.filter(app => app.since < since)
  const hasCodes = left.length > 0 && codesSince !== undefined && codesSince < since
  const factors = await database.sql`select id from auth.factors where user_id = ${userId}`
  const codes = await database.sql`select 1 from mailwright.recovery_codes where user_id = ${userId}`
  expect([factors.map(({ id }) => id).sort(), codes.length]).toEqual([
    left.map(({ id }) => id).sort(),
    hasCodes ? 10 : 0
  ])
  return left
}

/** Answers how many mails there were to stop. */
async function stopAndReset(robbery: Robbery, order: Change[], at: number) {
  for (const change of order) {
    await robbery.changes[change]()
    auth.pass(1)
  }
  const mails = await mailsOf(robbery)
  const mail = mails[at]
  if (!mail) return mails.length
  expect(await stops.act(mail.token)).toMatchObject({ email: robbery.email })
  await auth.sendDue()
  await expectNobodyIn(robbery)
  await expectNothingLeft(robbery)
  for (const { token } of mails.toSpliced(at, 1)) expect(await stops.find(token)).toBeDefined()
  const left = await leftAt(robbery, mail.since)
  const own = left.find(({ isOwners }) => isOwners)
  if (left.length > 0) expect((await reset(robbery)).status).toBe(401)
  if (left.length > 0 && !own) {
    // The app of a thief that is older than the mail has a mail of its own.
    await stops.act(mails.find(({ subject }) => /two-step|app was added/i.test(subject))?.token ?? '')
  } else if (left.length > 0) await robbery.as('POST', '/recover', { email: robbery.email })
  await auth.sendDue()
  expect((await reset(robbery, own)).status).toBe(200)
  expect((await robbery.signIn(robbery.email, NEW)).status).toBe(200)
  await expectNobodyIn(robbery)
  return mails.length
}

/** Without an app of the owner's there is none to take away, and no code to be had, before a thief adds one. */
function isPossible(order: Change[], hasApp: boolean): boolean {
  return hasApp || !order.some((change, at) => /off|codes/.test(change) && !order.slice(0, at).includes('on'))
}

const TABLE = [true, false].flatMap(hasApp =>
  ORDERS.filter(order => isPossible(order, hasApp)).map(order => ({
    hasApp,
    order,
    name: order.join(', ') || 'nothing'
  }))
)

test.each(TABLE)(
  'after $name, with an older app: $hasApp, each stop lets nobody in but by the mailed reset',
  async ({ hasApp, order }) => {
    // The owner's own mail of their own app says the same each time.
    const first = hasApp && order.length > 0 ? 1 : 0
    let count = first + 1
    for (let at = first; at < count; at += 1) {
      count = await stopAndReset(await openRobbery(auth, database, hasApp), order, at)
    }
  }
)

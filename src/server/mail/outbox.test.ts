import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import type { Mail } from './mail.ts'
import { createOutbox } from './outbox.ts'
import { purgeDead } from './purge-dead.ts'

const { db, sql } = await openTestDatabase()
const LETTER = { subject: 'Hello', html: '<p>https://x.example/secret</p>', text: 'https://x.example/secret' }

beforeEach(async () => {
  await sql`delete from mailwright.mail_outbox`
})

/** A process with an outbox, whose mail server can be down or slow, and whose clock can be turned. */
function open() {
  const sent: string[] = []
  const logged: string[] = []
  const state = { isDown: false, held: undefined as Promise<void> | undefined, ahead: 0 }
  const send = async ({ to }: Mail) => {
    if (state.isDown) throw new Error('down')
    await state.held
    sent.push(to)
  }
  const log = {
    warn: () => void logged.push('warn'),
    error: () => void logged.push('error')
  }
  const outbox = createOutbox({ sql, mail: { send }, clock: () => new Date(Date.now() + state.ahead), log })
  // At work still, it would take the mails of the next test.
  onTestFinished(outbox.close)
  const put = (to: string | null) => sql.begin(tx => outbox.enqueue(tx, { to, ...LETTER }))
  const pass = (seconds: number) => {
    state.ahead += seconds * 1_000
  }
  return { ...outbox, sent, logged, state, put, pass }
}

const rows = () => sql<{ recipient: string; content: unknown; attempts: number; dead_at: Date | null }[]>`
  select recipient, content, attempts, dead_at from mailwright.mail_outbox`

test('a mail is sent once woken, and nothing of it stays', async () => {
  const outbox = open()
  await outbox.put('ana@example.com')
  outbox.wake()

  await expect.poll(() => outbox.sent).toEqual(['ana@example.com'])
  await outbox.sendDue()
  expect(await rows()).toEqual([])
})

test('a mail of a transaction that fails is never sent', async () => {
  const outbox = open()
  const failing = sql.begin(async tx => {
    await outbox.enqueue(tx, { to: 'ana@example.com', ...LETTER })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await outbox.sendDue()

  expect(outbox.sent).toEqual([])
})

test('a mail to nobody reaches nobody and does not stay', async () => {
  const outbox = open()
  await outbox.put(null)
  await outbox.sendDue()

  expect([outbox.sent, await rows()]).toEqual([[], []])
})

test('a mail server that is down gets the mail later, not at once', async () => {
  const outbox = open()
  outbox.state.isDown = true
  await outbox.put('ana@example.com')
  await outbox.sendDue()
  outbox.state.isDown = false
  await outbox.sendDue()
  expect([outbox.sent, outbox.logged]).toEqual([[], ['warn']])

  outbox.pass(6)
  await outbox.sendDue()
  expect(outbox.sent).toEqual(['ana@example.com'])
})

/** The mail server is down for an hour. */
async function giveUp(outbox: ReturnType<typeof open>) {
  outbox.state.isDown = true
  for (let minute = 0; minute < 60; minute++) {
    await outbox.sendDue()
    outbox.pass(60)
  }
  outbox.state.isDown = false
}

test('a mail that is never taken is given up within the hour, and others go on', async () => {
  const outbox = open()
  await outbox.put('ana@example.com')
  await giveUp(outbox)
  expect(await rows()).toMatchObject([{ recipient: 'ana@example.com', attempts: 6, dead_at: expect.any(Date) }])
  expect(outbox.logged.at(-1)).toBe('error')

  await outbox.put('ben@example.com')
  await outbox.sendDue()
  expect(outbox.sent).toEqual(['ben@example.com'])
})

test('what was given up is told of to whoever asks for its address, for a week', async () => {
  const outbox = open()
  for (const to of ['ana@example.com', 'ben@example.com', null]) await outbox.put(to)
  await giveUp(outbox)
  const dead = { id: expect.any(String), to: 'ana@example.com', subject: 'Hello', givenUpAt: expect.any(Date) }
  expect(await outbox.deadLetters('ana@example.com')).toEqual([dead])
  expect(await outbox.deadLetters('eve@example.com')).toEqual([])
  expect((await outbox.deadLetters()).map(({ to }) => to).sort()).toEqual(['ana@example.com', 'ben@example.com'])

  outbox.pass(8 * 24 * 3_600)
  expect(await outbox.deadLetters()).toEqual([])
})

test('what was given up is kept for a week, whether or not another mail is', async () => {
  const outbox = open()
  await outbox.put('ana@example.com')
  await giveUp(outbox)
  await outbox.put('ben@example.com')
  const inDays = (days: number) => new Date(Date.now() + outbox.state.ahead + days * 86_400_000)

  await purgeDead(db, inDays(6.9))
  expect(await rows()).toHaveLength(2)
  await purgeDead(db, inDays(7.1))
  expect((await rows()).map(({ recipient }) => recipient)).toEqual(['ben@example.com'])
})

test('what was given up is sent again when it is asked for, once, by whichever server', async () => {
  const [one, two] = [open(), open()]
  await one.put('ana@example.com')
  await giveUp(one)
  const id = (await one.deadLetters())[0]?.id ?? ''

  expect(await one.sendAgain(id)).toBe(true)
  await Promise.all([one.sendDue(), two.sendDue()])
  expect([...one.sent, ...two.sent]).toEqual(['ana@example.com'])
  expect([await one.deadLetters(), await rows()]).toEqual([[], []])
  expect([await one.sendAgain(id), await one.sendAgain("' or true --")]).toEqual([false, false])
})

test('two processes send each mail once', async () => {
  const [one, two] = [open(), open()]
  const people = Array.from({ length: 12 }, (_, i) => `p${i}@example.com`)
  for (const to of people) await one.put(to)
  await Promise.all([one.sendDue(), two.sendDue()])

  expect([...one.sent, ...two.sent].sort()).toEqual(people.sort())
})

test('while a mail is on its way no lock is held, and a process that died leaves it to another', async () => {
  const [dead, alive] = [open(), open()]
  const { promise, resolve } = Promise.withResolvers<void>()
  dead.state.held = promise
  await dead.put('ana@example.com')
  dead.wake()
  await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
  await alive.sendDue()
  expect(alive.sent).toEqual([])

  alive.pass(130)
  await alive.sendDue()
  expect(alive.sent).toEqual(['ana@example.com'])
  resolve()
})

test('a closed outbox has finished what it had in hand and starts nothing more', async () => {
  const outbox = open()
  const { promise, resolve } = Promise.withResolvers<void>()
  outbox.state.held = promise
  await outbox.put('ana@example.com')
  outbox.wake()
  await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
  const closed = outbox.close()
  await outbox.put('ben@example.com')
  resolve()
  await closed
  outbox.wake()
  await outbox.sendDue()

  expect(outbox.sent).toEqual(['ana@example.com'])
  expect((await rows()).map(row => row.recipient)).toEqual(['ben@example.com'])
})

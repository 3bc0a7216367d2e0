import type { Sql } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Mailer, Outbox } from './mail.ts'
import { claimDue, type DueMail, deleteMail, findDead, insertMail, nextDue, postpone, revive } from './outbox-rows.ts'

/** Another process may have died with mails in its hands, so even an empty outbox is looked into this often. */
const LOOK_EVERY_MS = 30_000
const SOONEST_MS = 100

interface OutboxParts {
  sql: Sql
  mail: Mailer
  clock: () => Date
  log: Pick<Log, 'warn' | 'error'>
}

export interface RunningOutbox extends Outbox {
  /** Sends what is due; resolves when each of them was tried. Calls while one is at work share it, and it looks once more. */
  sendDue: () => Promise<void>
  /** Stops; resolves when nothing of it touches the database any more. What is left is sent by the next process. */
  close: () => Promise<void>
}

/** Sends the mails of the outbox until the mailer takes them. Several processes may share one outbox. */
export function createOutbox({ sql, mail, clock, log }: OutboxParts): RunningOutbox {
  let atWork: Promise<void> | undefined
  let isWanted = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  function sendDue(): Promise<void> {
    isWanted = true
    atWork ??= work().finally(() => {
      atWork = undefined
      if (isWanted && !isClosed) sendDue()
    })
    return atWork
  }

  async function work() {
    clearTimeout(timer)
    let next: Date | undefined
    try {
      while (isWanted && !isClosed) {
        isWanted = false
        const due = await claimDue(sql, clock())
        await sendAll(due)
        if (due.length > 0) isWanted = true
        else next = await nextDue(sql)
      }
    } catch (err) {
      isWanted = false
      log.warn({ err }, 'The outbox could not be read; its mails wait')
    }
    lookAgainAt(next)
  }

  function lookAgainAt(next: Date | undefined) {
    if (isClosed) return
    const wait = next ? next.getTime() - clock().getTime() : LOOK_EVERY_MS
    timer = setTimeout(sendDue, Math.min(Math.max(wait, SOONEST_MS), LOOK_EVERY_MS))
    timer.unref()
  }

  /** Each is tried and noted, whatever becomes of the others. */
  async function sendAll(due: DueMail[]) {
    const outcomes = await Promise.allSettled(due.map(send))
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  }

  async function send(due: DueMail) {
    const failure = await tryToSend(mail, due)
    if (!failure) return deleteMail(sql, due)
    const isDead = await postpone(sql, due, clock())
    if (isDead) log.error({ err: failure }, 'A mail was given up: the mail server never took it')
    else log.warn({ err: failure }, 'A mail was not taken; it will be tried again')
  }

  async function close() {
    isClosed = true
    clearTimeout(timer)
    await atWork
  }

  return {
    enqueue: (tx, each) => insertMail(tx, each, clock()),
    wake: () => void sendDue(),
    deadLetters: to => findDead(sql, to ?? null, clock()),
    sendAgain: async id => {
      const isDead = await revive(sql, id, clock())
      if (isDead) void sendDue()
      return isDead
    },
    sendDue,
    close
  }
}

/** Answers why a mail was not taken, or nothing. */
async function tryToSend(mail: Mailer, { recipient, content }: DueMail): Promise<unknown> {
  if (recipient === null) return undefined
  try {
    await mail.send({ ...content, to: recipient })
    return undefined
  } catch (error) {
    return error ?? new Error('The mail was not taken.')
  }
}

import { randomUUID } from 'node:crypto'
import type { AccountSession } from '../../contract/account-session.ts'
import type { Sql, TransactionSql } from '../database/database.ts'
import { AppError } from '../errors.ts'
import type { Outbox } from '../mail/mail.ts'
import { createEndedCheck } from './ended-check.ts'
import { listSessions, type Owner } from './list-sessions.ts'
import { newDeviceMail } from './new-device-mail.ts'
import { knownDevice, seenIn } from './seen-request.ts'
import {
  begin,
  end,
  endFormer,
  hasDevice,
  isMeant,
  touch,
  touchByCall,
  type Visit,
  type Which
} from './session-rows.ts'

export interface SessionService {
  /** Notes a session of the auth service as it begins there. One in a browser that the user never had before is told them by mail. */
  begin: (tx: TransactionSql, begun: Begun) => Promise<void>
  /** Whether a user has signed in before with the browser of this id. */
  hasDevice: (userId: string, deviceId: string) => Promise<boolean>
  /** Notes that somebody looks at a page, in the same way where the session is seen for the first time. */
  note: (visit: Visit & { email: string }) => Promise<void>
  /** Notes a call of somebody's, in the same way. */
  noteCall: (visit: Visit & { email: string }) => Promise<void>
  /** Whether no call of a session was noted for a while. */
  isCallDue: (id: string) => boolean
  /** Where the user is signed in, this session first. */
  list: (owner: Owner) => Promise<AccountSession[]>
  /** Ends a session of the user's. Throws `not_found` where there is none, `conflict` for the one that asks. */
  end: (owner: Owner, id: string) => Promise<void>
  /** Ends all of the user's but the one that asks. */
  endOthers: (owner: Owner) => Promise<void>
  /** Ends all of a user's whose account goes. */
  endAll: (userId: string) => Promise<void>
  /** Whether a session was ended here, now or up to some seconds ago. */
  isEnded: (id: string) => Promise<boolean>
  /** Has every session asked for anew. */
  forget: () => void
}

/** The auth service's own list, where it can be seen: Supabase's protocol has no call for it. It alone says which sessions there are. */
export interface ServiceSessions {
  /** Their ids, each with when it began. */
  standing: (userId: string) => Promise<Map<string, Date>>
  end: (userId: string, id: string) => Promise<void>
}

/** A session that the auth service begins, and the call that asked for it. */
export interface Begun {
  userId: string
  email: string
  sessionId: string
  request: Request
}

interface Parts {
  sql: Sql
  outbox: Pick<Outbox, 'enqueue' | 'wake'>
  clock: () => Date
  siteUrl: string
  service?: ServiceSessions | undefined
}

/** When a session was seen last is as old as this at most. */
const NOTED_EVERY_MS = 5 * 60_000
/** Sessions in use at once in one process; beyond, they are noted more often. */
const KEPT_MOST = 5_000

const callKey = (sessionId: string) => `${sessionId} by a call`

/** Where people are signed in. */
export function createSessions({ sql, outbox, clock, siteUrl, service }: Parts): SessionService {
  const noted = new Map<string, number>()
  const ended = createEndedCheck(sql, clock)

  async function note({ email, ...visit }: Visit & { email: string }) {
    const now = clock()
    const key = `${visit.sessionId} ${visit.timeZone}`
    if (!isDue(key, now)) return
    if (!(await touch(sql, visit, now))) await meet(visit, email, now)
    await leaveFormer(visit, now)
    remember(key, now)
  }

  /** Remembered first: calls come many at once, and one that cannot be noted is not tried with each of them. */
  async function noteCall({ email, ...visit }: Visit & { email: string }) {
    const now = clock()
    remember(callKey(visit.sessionId), now)
    if (await touchByCall(sql, visit, now)) return
    await meet(visit, email, now)
    await leaveFormer(visit, now)
  }

  const isDue = (key: string, now: Date) => now.getTime() - (noted.get(key) ?? 0) >= NOTED_EVERY_MS

  function remember(key: string, now: Date) {
    if (noted.size >= KEPT_MOST) noted.clear()
    noted.set(key, now.getTime())
  }

  async function meet(visit: Visit, email: string, now: Date) {
    const isNew = await sql.begin(tx => beginAndTell(tx, visit, email, now))
    if (isNew) outbox.wake()
  }

  async function beginAndTell(tx: TransactionSql, visit: Visit, email: string, now: Date): Promise<boolean> {
    const isNew = await begin(tx, visit, now)
    if (isNew) await outbox.enqueue(tx, newDeviceMail({ ...visit, email, time: now, siteUrl }))
    return isNew
  }

  /** Their refresh tokens would be good for as long as nobody signs out with them. */
  async function leaveFormer(visit: Visit, now: Date) {
    await endAtService(visit.userId, await endFormer(sql, visit, now))
  }

  async function endAtService(userId: string, ids: Iterable<string>) {
    for (const id of ids) await service?.end(userId, id)
  }

  /** Answers how many there were, here or at the auth service. */
  async function endThem(userId: string, which: Which): Promise<number> {
    const noted = await end(sql, userId, which, clock())
    ended.forget()
    const standing = [...((await service?.standing(userId))?.keys() ?? [])].filter(id => isMeant(which, id))
    const ids = new Set([...noted, ...standing])
    await endAtService(userId, ids)
    return ids.size
  }

  return {
    begin: async (tx, { request, email, ...owner }) => {
      const seen = seenIn(request)
      await beginAndTell(tx, { ...owner, ...seen, deviceId: seen.deviceId ?? randomUUID() }, email, clock())
    },
    hasDevice: async (userId, written) => {
      const deviceId = knownDevice(written)
      return deviceId !== undefined && hasDevice(sql, userId, deviceId)
    },
    note,
    noteCall,
    isCallDue: id => isDue(callKey(id), clock()),
    list: async owner => listSessions(sql, owner, await service?.standing(owner.id), clock()),
    end: async ({ id: userId, sessionId }, id) => {
      if (id === sessionId) throw new AppError('conflict', OWN)
      if ((await endThem(userId, { id })) === 0) throw new AppError('not_found', NONE)
    },
    endOthers: async ({ id, sessionId }) => void (await endThem(id, { but: sessionId })),
    endAll: async userId => void (await endThem(userId, { but: null })),
    isEnded: ended.ask,
    forget: ended.forget
  }
}

const OWN = 'This is the session that you use now. Sign out in the account menu to end it.'
const NONE = 'This session has ended already, or never was one of yours.'

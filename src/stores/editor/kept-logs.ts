import { createStore, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval'
import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import { readSite } from '../site.ts'
import type { Log } from './history.ts'

/** A history as it stood, and the email that it led to. */
export interface KeptLog {
  log: Log
  email: EmailSource
  /** When it was written, in ms since 1970. */
  at: number
}

/** Keeps the history of each template in the browser, so that a reload takes no undo away. Nothing here throws. */
export interface LogStorage {
  read: (id: string) => Promise<KeptLog | undefined>
  write: (id: string, kept: Omit<KeptLog, 'at'>) => Promise<void>
}

/** As long as unsaved work waits for its person. */
const WAITS_MS = 7 * 24 * 3_600_000

let opened: UseStore | undefined
const store = () => {
  opened ??= createStore('mailwright', 'logs')
  return opened
}

/** A browser that refuses its database only forgets what could be undone. */
const attempt = <T>(work: () => Promise<T>): Promise<T | undefined> =>
  Promise.resolve()
    .then(work)
    .catch(() => undefined)

/** The histories of whoever the page was made for. */
export const browserLogs: LogStorage = {
  read: id => attempt(async () => whole(await get<KeptLog>(keyOf(id), store()))),
  write: (id, kept) => attempt(() => set(keyOf(id), { ...kept, at: Date.now() }, store())).then(() => undefined)
}

/** One that was kept before emails had some field has it empty. */
const whole = (kept: KeptLog | undefined) => kept && { ...kept, email: { ...BLANK_EMAIL, ...kept.email } }

const keyOf = (id: string) => `${readSite().userId}:${id}`

/** Forgets the histories of whoever signs out: what can be undone is their work too. */
export const wipeLogs = () =>
  attempt(async () => {
    const own = (await keys<string>(store())).filter(key => key.startsWith(keyOf('')))
    await delMany(own, store())
  })

/** Forgets those that nobody came back to. */
export const tidyLogs = () =>
  attempt(async () => {
    const kept = await entries<string, KeptLog>(store())
    const late = kept.filter(([, { at }]) => !(at > Date.now() - WAITS_MS))
    await delMany(
      late.map(([key]) => key),
      store()
    )
  })

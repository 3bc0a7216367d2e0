import { readSite } from './site.ts'

/** What a browser keeps for the person of a page: their unsaved work and their choices, and nobody else's. */
export interface OwnStorage {
  read: (name: string) => string | undefined
  /** Answers whether it is kept: a browser may refuse, or have no room. */
  write: (name: string, value: string) => boolean
  remove: (name: string) => void
  /** The names of what is kept. */
  names: () => string[]
  /** Whether their work is kept here; not after they signed out. */
  isKept: () => boolean
  /** Forgets all that is theirs. */
  wipe: () => void
  /** Notes that they are here, and forgets what others have not come back for in time. */
  tidy: () => void
}

interface Parts {
  storage: () => Storage
  /** Nobody on a page for strangers, where nothing is read or kept. */
  userId: () => string | null
  now: () => number
}

/** Whoever's session ends by itself finds their work again within this time. */
const WAITS_MS = 7 * 24 * 3_600_000
const PREFIX = 'mailwright:user:'
/** When somebody was here last. */
const SEEN = 'seen'
/** Keys that name no person: nobody can tell whose work they hold. */
const NOBODYS = /^mailwright:(draft:|text:|plan$)/

export function ownKey(userId: string | null, name: string): string {
  return `${PREFIX}${userId ?? ''}:${name}`
}

/** A browser that refuses storage only loses the protection: what is written stays in the page. */
export function createOwnStorage({ storage, userId, now }: Parts): OwnStorage {
  const keyOf = (name: string) => ownKey(userId(), name)
  const isSomebody = () => userId() !== null
  const read = (name: string) => attempt(() => (isSomebody() ? storage().getItem(keyOf(name)) : null)) ?? undefined
  const note = () => isSomebody() && storage().setItem(keyOf(SEEN), String(now()))
  const forget = (isGone: (key: string) => boolean) => {
    for (const key of Object.keys(storage()).filter(isGone)) storage().removeItem(key)
  }
  const hasWaited = (key: string) => !(Number(storage().getItem(seenKeyOf(key)) ?? 'never') > now() - WAITS_MS)
  return {
    read,
    write: (name, value) =>
      attempt(() => {
        if (!isSomebody()) return false
        storage().setItem(keyOf(name), value)
        note()
        return true
      }) ?? false,
    remove: name => attempt(() => storage().removeItem(keyOf(name))),
    names: () => {
      const start = keyOf('')
      const keys = attempt(() => Object.keys(storage())) ?? []
      return keys.filter(key => key.startsWith(start)).map(key => key.slice(start.length))
    },
    isKept: () => read(SEEN) !== undefined,
    wipe: () => attempt(() => forget(key => key.startsWith(keyOf('')))),
    tidy: () =>
      attempt(() => {
        note()
        const late = Object.keys(storage()).filter(key => key.startsWith(PREFIX) && hasWaited(key))
        forget(key => late.includes(key) || NOBODYS.test(key))
      })
  }
}

/** Where it is noted when the person of a key was here. */
function seenKeyOf(key: string): string {
  return ownKey(key.slice(PREFIX.length).split(':')[0] ?? '', SEEN)
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** The work of this page's person, in `localStorage`, so that all their tabs and days share it. */
export const ownStorage = createOwnStorage({
  storage: () => localStorage,
  userId: () => readSite().userId,
  now: Date.now
})

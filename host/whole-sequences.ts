import type { PGlite } from '@electric-sql/pglite'

/** Messages of PostgreSQL's extended query protocol that leave a sequence open until Sync: Parse, Bind, Describe, Execute, Close, Flush. */
const OPENS = new Set([...'PBDECH'].map(letter => letter.charCodeAt(0)))
const SYNC = 'S'.charCodeAt(0)
const SYNC_MESSAGE = new Uint8Array([SYNC, 0, 0, 0, 4])

export interface Watch {
  /** Waited for before each message, and told whether nothing is under way then. */
  mind: (isQuiet: boolean) => Promise<void>
  /** Called before any part of an answer is given out; what it tells of has been written. */
  beforeAnswer: () => void
}

/**
 * The database as the socket server sees it. The server takes turns message by message and keeps to one connection only
 * while `isInTransaction`; two connections whose Bind and Execute interleave would then run each other's portals, which
 * happens when a query is cut in two by a packet boundary. So an open sequence counts as a transaction.
 * A connection that dies in the middle of one is closed with the Sync that it still owed.
 */
export function keepSequencesWhole(database: PGlite, { mind, beforeAnswer }: Watch): PGlite {
  let isOpen = false
  const send: PGlite['execProtocolRawStream'] = async (message, options) => {
    await mind(!isOpen && !database.isInTransaction())
    const kind = message[0] ?? 0
    isOpen = OPENS.has(kind) || (isOpen && kind !== SYNC && kind !== 'Q'.charCodeAt(0))
    return database.execProtocolRawStream(message, { ...options, onRawData })

    function onRawData(data: Uint8Array) {
      beforeAnswer()
      options.onRawData(data)
    }
  }
  const exec: PGlite['exec'] = async (...query) => {
    if (isOpen) await send(SYNC_MESSAGE, { onRawData: () => {} })
    return database.exec(...query)
  }
  const own: Partial<PGlite> = {
    execProtocolRawStream: send,
    exec,
    isInTransaction: () => isOpen || database.isInTransaction()
  }
  return new Proxy(database, {
    get(target, name) {
      const value = own[name as keyof PGlite] ?? Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    }
  })
}

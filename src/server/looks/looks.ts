import { randomUUID } from 'node:crypto'
import type { AnswerLook } from '../../contract/look.ts'
import type { Look } from '../../designer/designer.ts'
import { readPicture } from '../assets/read-picture.ts'
import { AppError } from '../errors.ts'

/** Longer nobody waits for a page to draw. */
const PATIENCE_MS = 8_000

/**
 * What open pages are asked to show, for as long as somebody waits for it. It is kept in this process, which the page answers too
 * where there is one; of several the answer may come to another, and the look is left out as if the page were late.
 */
export interface Looks {
  /** Asks the account's page, which `tell` reaches; nothing where it does not answer in time. */
  ask: (accountId: string, tell: (id: string) => void, signal: AbortSignal) => Promise<Look | undefined>
  /** Takes a page's answer. Throws `not_found` where nobody waits for it any more, and for what are no pictures. */
  answer: (accountId: string, id: string, answer: AnswerLook) => Promise<void>
}

interface Waiting {
  accountId: string
  resolve: (look: Look | undefined) => void
}

export function createLooks(patienceMs = PATIENCE_MS): Looks {
  const waiting = new Map<string, Waiting>()
  return {
    ask: async (accountId, tell, signal) => {
      const id = randomUUID()
      const { promise, resolve } = Promise.withResolvers<Look | undefined>()
      const giveUp = () => resolve(undefined)
      const timer = setTimeout(giveUp, patienceMs)
      signal.addEventListener('abort', giveUp, { once: true })
      waiting.set(id, { accountId, resolve })
      try {
        if (signal.aborted) return undefined
        tell(id)
        return await promise
      } finally {
        clearTimeout(timer)
        signal.removeEventListener('abort', giveUp)
        waiting.delete(id)
      }
    },
    answer: async (accountId, id, { pictures, width, widest }) => {
      const asked = waiting.get(id)
      if (asked?.accountId !== accountId) throw new AppError('not_found', 'Nobody waits for this picture any more.')
      const read = await Promise.all(pictures.map(each => readPng(each.png)))
      asked.resolve({ pictures: read, width, ...(widest !== undefined && { widest }) })
    }
  }
}

/** Written anew: what a model is sent is a picture and nothing else. */
async function readPng(base64: string): Promise<Look['pictures'][number]> {
  const { end, bytes, width } = await readPicture(Buffer.from(base64, 'base64'))
  if (end !== 'png') throw new AppError('unprocessable', 'Pictures of an email are PNGs.')
  return { width, png: bytes }
}

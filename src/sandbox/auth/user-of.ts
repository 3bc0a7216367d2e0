import type { Parts } from './call.ts'
import { readCaller } from './callers.ts'
import { AuthRefusal } from './refusal.ts'
import { userAnswer } from './user-answer.ts'
import { loadPerson } from './users.ts'

/**
 * What `GET /user` says of a token, for the process that the service runs in; nothing where it refuses. Throws only what the
 * database throws.
 */
export async function userOf(parts: Parts, token: string): Promise<unknown> {
  const now = parts.clock()
  try {
    const { user } = await readCaller(parts, token, now)
    // Times are text there.
    return JSON.parse(JSON.stringify(userAnswer(await loadPerson(parts.sql, user.id, now))))
  } catch (error) {
    if (error instanceof AuthRefusal) return undefined
    throw error
  }
}

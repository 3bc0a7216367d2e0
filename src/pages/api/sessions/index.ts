import { answer, answerFields } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'

/** Where the caller is signed in. */
export const GET = endpoint({ user: 'visitor' }, async ({ app, visitor }) => answer(await app.sessions.list(visitor)))

/** Ends all sessions of the caller but the one that asks. */
export const DELETE = endpoint({ user: 'visitor' }, async ({ app, visitor }) => {
  await app.sessions.endOthers(visitor)
  app.auth.forgetSessions()
  return answerFields()
})

export const ALL = otherMethods({ GET, DELETE })

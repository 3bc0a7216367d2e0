import { answerFields } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'
import { requireId } from '../../../server/http/path-params.ts'

/** Ends a session of the caller's. */
export const DELETE = endpoint({ user: 'visitor' }, async ({ app, visitor, params }) => {
  await app.sessions.end(visitor, requireId(params.id, 'This session has ended already, or never was one of yours.'))
  app.auth.forgetSessions()
  return answerFields()
})

export const ALL = otherMethods({ DELETE })

import { answerLasting } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'
import { listStarters } from '../../../server/starters/starters.ts'

/** The finished emails that a template may begin with. */
export const GET = endpoint({ user: 'required' }, async () => answerLasting(listStarters()))

export const ALL = otherMethods({ GET })

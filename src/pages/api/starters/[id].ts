import { answerLasting } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'
import { requireStarter } from '../../../server/starters/starters.ts'

/** One finished email, with the source that a template begins with. */
export const GET = endpoint({ user: 'required' }, async ({ params }) => answerLasting(requireStarter(params.id)))

export const ALL = otherMethods({ GET })

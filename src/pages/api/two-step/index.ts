import { answer } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'

/** How two-step verification stands. */
export const GET = endpoint({ user: 'required' }, async ({ app, visitor }) => answer(await app.twoStep.state(visitor)))

export const ALL = otherMethods({ GET })

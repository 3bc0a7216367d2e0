import { answer } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'

/** Emails whose making was cut, the newest first. */
export const GET = endpoint({ user: 'required' }, async ({ app, account }) => answer(await app.drafts.list(account.id)))

export const ALL = otherMethods({ GET })

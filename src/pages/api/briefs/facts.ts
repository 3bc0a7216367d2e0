import { ReadFacts } from '../../../contract/brief.ts'
import { answer } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'
import { FORM_BYTES } from '../../../server/http/sizes.ts'

/** What a brief gives for the fields of the form. */
export const POST = endpoint(
  { user: 'required', body: ReadFacts, maxBytes: FORM_BYTES },
  async ({ app, account, body, request }) => {
    await app.limits.readings.use(account.id)
    return answer(await app.briefs.readFacts(account.id, body, request.signal))
  }
)

export const ALL = otherMethods({ POST })

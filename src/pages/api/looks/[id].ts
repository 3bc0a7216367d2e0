import { AnswerLook } from '../../../contract/look.ts'
import { answer } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'
import { LOOK_BYTES } from '../../../server/http/sizes.ts'

/** How the page that follows a piece of work shows the email, where the work asked for it (event `look`). */
export const POST = endpoint({ user: 'required', body: AnswerLook, maxBytes: LOOK_BYTES }, async call => {
  const { app, account, body, params } = call
  await app.looks.answer(account.id, params.id ?? '', body)
  return answer({ taken: true })
})

export const ALL = otherMethods({ POST })

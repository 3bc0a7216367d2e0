import { KeepForm } from '../../../contract/kept-form.ts'
import { answer, answerFields } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'
import { FORM_BYTES } from '../../../server/http/sizes.ts'

export const GET = endpoint({ user: 'required' }, async ({ app, account }) => answer(await app.forms.find(account.id)))

/** Keeps the form in place of what was kept before. */
export const PUT = endpoint(
  { user: 'required', body: KeepForm, maxBytes: FORM_BYTES },
  async ({ app, account, body }) => answer(await app.forms.keep(account.id, body))
)

export const DELETE = endpoint({ user: 'required' }, async ({ app, account }) => {
  await app.forms.forget(account.id)
  return answerFields()
})

export const ALL = otherMethods({ GET, PUT, DELETE })

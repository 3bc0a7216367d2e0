import { RenameSavedSection } from '../../../contract/saved-section.ts'
import { answer, answerFields } from '../../../server/http/answer.ts'
import { endpoint } from '../../../server/http/endpoint.ts'
import { otherMethods } from '../../../server/http/other-methods.ts'
import { requireId } from '../../../server/http/path-params.ts'

const idOf = ({ id }: Record<string, string | undefined>) => requireId(id, 'This saved section does not exist.')

export const PATCH = endpoint({ user: 'required', body: RenameSavedSection }, async ({ app, account, params, body }) =>
  answer(await app.savedSections.rename(account.id, idOf(params), body.name))
)

export const DELETE = endpoint({ user: 'required' }, async ({ app, account, params }) => {
  await app.savedSections.remove(account.id, idOf(params))
  return answerFields()
})

export const ALL = otherMethods({ PATCH, DELETE })

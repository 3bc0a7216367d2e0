import { ChangeAccount } from '../../../../contract/change-account.ts'
import { DeleteAccount } from '../../../../contract/delete-account.ts'
import { changeAccount } from '../../../../server/accounts/change-account.ts'
import { deleteAccount } from '../../../../server/accounts/delete-account.ts'
import { requireOwn } from '../../../../server/accounts/require-own.ts'
import { answer, answerFields } from '../../../../server/http/answer.ts'
import { bearerOf, endpoint } from '../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../server/http/other-methods.ts'

/** Changes what people may of their own account: their name. */
export const PATCH = endpoint({ user: 'required', body: ChangeAccount }, async call => {
  requireOwn(call.account, call.params.accountId)
  return answer(await changeAccount(call, call.body, bearerOf(call.request) ?? ''))
})

/** Deletes the caller's account with all that is in it. */
export const DELETE = endpoint({ user: 'required', body: DeleteAccount }, async call => {
  requireOwn(call.account, call.params.accountId)
  await deleteAccount(call, call.body)
  return answerFields()
})

export const ALL = otherMethods({ PATCH, DELETE })

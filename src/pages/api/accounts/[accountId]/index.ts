import { DeleteAccount } from '../../../../contract/delete-account.ts'
import { deleteAccount } from '../../../../server/accounts/delete-account.ts'
import { requireOwn } from '../../../../server/accounts/require-own.ts'
import { answerFields } from '../../../../server/http/answer.ts'
import { endpoint } from '../../../../server/http/endpoint.ts'
import { otherMethods } from '../../../../server/http/other-methods.ts'

/** Deletes the caller's account with all that is in it. */
export const DELETE = endpoint({ user: 'required', body: DeleteAccount }, async call => {
  requireOwn(call.account, call.params.accountId)
  await deleteAccount(call, call.body)
  return answerFields()
})

export const ALL = otherMethods({ DELETE })

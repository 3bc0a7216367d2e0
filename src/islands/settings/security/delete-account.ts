import type { IdentityProof } from '../../../contract/identity-proof.ts'
import { ApiError, callJson } from '../../../stores/api.ts'
import { wipeLogs } from '../../../stores/editor/kept-logs.ts'
import { ownStorage } from '../../../stores/own-storage.ts'
import { holdPage } from '../../../stores/page-owner.ts'
import { authClient } from '../../../stores/session.ts'

const FAILED = 'Your account could not be deleted. Please try again.'

/**
 * Deletes the account and leaves, which is not over before the page is. Answers what is wrong, if anything is; then nothing is
 * deleted, or it goes on by itself.
 */
export async function deleteAccount(accountId: string, body: { email: string; proof: IdentityProof }): Promise<string> {
  try {
    await callJson(`/api/accounts/${accountId}`, { method: 'DELETE', body })
  } catch (error) {
    return error instanceof ApiError ? error.message : FAILED
  }
  await leave()
  return new Promise(() => {})
}

/** The session is gone already; what this browser keeps of it goes too. The page has its own way to go. */
async function leave() {
  holdPage()
  await authClient()
    .then(({ auth }) => auth.signOut({ scope: 'local' }))
    .catch(() => {})
  ownStorage.wipe()
  await wipeLogs().catch(() => {})
  location.assign('/signin?notice=account-deleted')
}

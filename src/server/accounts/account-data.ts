import type { Visitor } from '../auth/visitor.ts'
import type { Log } from '../log.ts'
import type { Account } from './account.ts'
import { type ArchiveParts, archiveOf } from './archive/archive.ts'
import { type ClosingParts, closeAccount, startFinishing } from './close-account.ts'

/** What the account holds as a whole: to be taken along, or to be deleted. */
export interface AccountData {
  /** All of it, as a ZIP that is made while it is read. */
  archive: (account: Account, visitor: Visitor) => ReadableStream<Uint8Array>
  /** Deletes all of it and the account; see `closeAccount`. Absent where the auth service deletes nobody for us. */
  close: ((account: Account) => Promise<void>) | undefined
  /** Stops going on with deletions that broke. */
  stop: () => void
}

interface Parts extends Omit<ArchiveParts & ClosingParts, 'authAdmin' | 'assets'> {
  assets: ArchiveParts['assets'] & ClosingParts['assets']
  authAdmin: ClosingParts['authAdmin'] | undefined
  log: Pick<Log, 'warn'>
}

export function createAccountData({ authAdmin, log, ...parts }: Parts): AccountData {
  const closing = authAdmin && { ...parts, authAdmin }
  return {
    archive: (account, visitor) => archiveOf(parts, { account, visitor }),
    close: closing && (account => closeAccount(closing, account)),
    stop: closing ? startFinishing(closing, log) : () => {}
  }
}

import { eq } from 'drizzle-orm'
import type { AccountAnswer, EntitlementsAnswer } from '../../contract/account.ts'
import type { Visitor } from '../auth/visitor.ts'
import type { CreditService } from '../credits/credits.ts'
import type { Database } from '../database/database.ts'
import { accounts } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import type { Account } from './account.ts'
import { isClosedUser } from './closed-accounts.ts'

type Owner = Pick<Visitor, 'id' | 'email' | 'isCurrent'>

export interface AccountService {
  /** The visitor's account, if it has been set up; its address follows what the auth service says now, and no old token. */
  find: (owner: Owner) => Promise<Account | undefined>
  /**
   * Sets an account up; throws `conflict` when there is one, `unauthorized` where it was deleted, and `unavailable` while nobody can say
   * what its address is.
   */
  create: (owner: Owner) => Promise<Account>
  /** The visitor's account, set up now if it was not. */
  ensure: (owner: Owner) => Promise<Account>
  answer: (account: Account) => Promise<AccountAnswer>
}

interface Parts {
  db: Database
  credits: Pick<CreditService, 'balance'>
  entitlements: (accountId: string) => Promise<EntitlementsAnswer>
  /** Hears of an account whose address has changed; never throws. */
  onNewEmail?: (account: Account) => Promise<void>
}

/** Accounts: one a user of the auth service. */
export function createAccounts({ db, credits, entitlements, onNewEmail }: Parts): AccountService {
  const find = async (owner: Owner) => {
    const known = await findByUser(db, owner.id)
    if (!known || !owner.isCurrent || known.email === owner.email) return known
    const account = await changeEmail(db, known, owner.email)
    await onNewEmail?.(account)
    return account
  }
  return {
    find,
    create: async owner => {
      const account = await insert(db, owner)
      if (!account) throw new AppError('conflict', 'This account has been set up already.')
      return account
    },
    ensure: async owner => {
      const known = await find(owner)
      if (known) return known
      // Two pages that open at once both come here; the second finds what the first has made.
      await insert(db, owner)
      return requireAccount(await find(owner))
    },
    answer: async account => {
      const [balance, features] = await Promise.all([credits.balance(account.id), entitlements(account.id)])
      return toAnswer(account, balance, features)
    }
  }
}

async function findByUser(db: Database, userId: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.userId, userId))
  return account
}

async function changeEmail(db: Database, account: Account, email: string): Promise<Account> {
  await db.update(accounts).set({ email }).where(eq(accounts.id, account.id))
  return { ...account, email }
}

/** Answers the new account, or nothing where there is one. A session may be trusted for some seconds after its user was deleted. */
async function insert(db: Database, owner: Owner): Promise<Account | undefined> {
  requireCurrent(owner)
  const { id, email } = owner
  if (await isClosedUser(db, id)) throw new AppError('unauthorized', DELETED)
  const [account] = await db.insert(accounts).values({ userId: id, email }).onConflictDoNothing().returning()
  return account
}

const DELETED = 'This account was deleted. Sign up again to begin a new one.'

function requireCurrent({ isCurrent }: Owner) {
  if (isCurrent) return
  throw new AppError('unavailable', 'Your account cannot be set up just now. Please try again in a moment.', {
    retryAfter: 5
  })
}

function requireAccount(account: Account | undefined): Account {
  if (account) return account
  throw new AppError('internal', 'Failed to set up your account. Please refresh the page or contact support.')
}

function toAnswer(account: Account, credits: number, features: EntitlementsAnswer): AccountAnswer {
  return {
    id: account.id,
    user_id: account.userId,
    email: account.email,
    stripe_customer_id: account.stripeCustomerId,
    credits,
    export_feature: features.access_export_feature,
    email_sending_feature: features.access_email_sending_feature,
    rollback_feature: features.access_rollback_feature
  }
}

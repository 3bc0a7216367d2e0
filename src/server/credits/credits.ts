import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'
import { accounts, creditEntries } from '../database/schema.ts'
import { AppError } from '../errors.ts'

export interface CreditService {
  /** The sum of the account's ledger; what is held is taken off already. */
  balance: (accountId: string, tx?: Transaction) => Promise<number>
  /** Adds credits once per reference, such as `invoice:in_1`; answers whether this call added them. */
  grant: (accountId: string, amount: number, reference: string, tx?: Transaction) => Promise<boolean>
  /** Takes one credit for a generation and answers the generation's id; throws `payment_required` at zero. */
  hold: (accountId: string) => Promise<string>
  /** Spends the held credit; answers false when it was settled before. Commit it with what it paid for. */
  commit: (generation: string, tx?: Transaction) => Promise<boolean>
  /** Gives the held credit back; answers false when it was settled before. */
  release: (generation: string) => Promise<boolean>
  /** Gives back whatever was held before `heldBefore`, not before `heldSince`, and never settled; answers how many. */
  releaseAbandoned: (heldBefore: Date, heldSince?: Date) => Promise<number>
}

/** The ledger. Every entry has a reference that is used once, so that every call may be repeated. */
export function createCredits({ db }: { db: Database }): CreditService {
  return {
    balance: (accountId, tx = asTransaction(db)) => balanceOf(tx, accountId),
    grant: async (accountId, amount, reference, tx = asTransaction(db)) => {
      if (!Number.isInteger(amount) || amount < 1) throw new RangeError('A grant is one credit or more.')
      const added = await tx
        .insert(creditEntries)
        .values({ accountId, amount, kind: 'grant', reference })
        .onConflictDoNothing()
        .returning()
      return added.length === 1
    },
    hold: accountId => db.transaction(tx => hold(tx, accountId)),
    commit: (generation, tx = asTransaction(db)) => settle(tx, generation, 'commit'),
    release: generation => settle(asTransaction(db), generation, 'release'),
    releaseAbandoned: (heldBefore, heldSince = new Date(0)) => releaseAbandoned(db, heldBefore, heldSince)
  }
}

/** A single statement needs no transaction of its own; both kinds take the same queries. */
function asTransaction(db: Database): Transaction {
  return db as unknown as Transaction
}

async function balanceOf(tx: Transaction, accountId: string): Promise<number> {
  const [row] = await tx
    .select({ balance: sql<number>`coalesce(sum(${creditEntries.amount}), 0)::int` })
    .from(creditEntries)
    .where(eq(creditEntries.accountId, accountId))
  return row?.balance ?? 0
}

/** Holds of one account wait for each other at its row, so that two cannot spend the same credit. */
async function hold(tx: Transaction, accountId: string): Promise<string> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
  if ((await balanceOf(tx, accountId)) < 1) {
    throw new AppError('payment_required', 'Your credits are used up. Choose a plan to generate more templates.')
  }
  const generation = randomUUID()
  await tx.insert(creditEntries).values({ accountId, amount: -1, kind: 'hold', reference: `hold:${generation}` })
  return generation
}

/** One reference for both ends: whichever comes first is the only one. */
async function settle(tx: Transaction, generation: string, kind: 'commit' | 'release'): Promise<boolean> {
  const settled = await tx.execute(sql`
    insert into ${creditEntries} (account_id, amount, kind, reference)
    select account_id, ${kind === 'release' ? 1 : 0}::int, ${kind}::text, ${`settle:${generation}`}::text
    from ${creditEntries} where reference = ${`hold:${generation}`}
    on conflict (reference) do nothing returning id`)
  return settled.rowCount === 1
}

async function releaseAbandoned(db: Database, heldBefore: Date, heldSince: Date): Promise<number> {
  const released = await db.execute(sql`
    insert into ${creditEntries} (account_id, amount, kind, reference)
    select account_id, 1, 'release', 'settle:' || substr(reference, 6) from ${creditEntries} held
    where kind = 'hold' and created_at < ${heldBefore.toISOString()}::timestamptz
      and created_at >= ${heldSince.toISOString()}::timestamptz and not exists (
      select from ${creditEntries} settled where settled.reference = 'settle:' || substr(held.reference, 6))
    on conflict (reference) do nothing returning id`)
  return released.rowCount ?? 0
}

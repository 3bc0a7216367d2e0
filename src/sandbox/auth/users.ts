import { randomUUID } from 'node:crypto'
import type { Sql } from '../../server/database/database.ts'
import type { Tx } from './call.ts'
import { type FactorRow, listFactors } from './factors/factor-rows.ts'
import { AuthRefusal } from './refusal.ts'

export interface UserRow {
  id: string
  /** In lower case. */
  email: string
  /** Nothing until a sign-up is confirmed, or where none was. */
  password_hash: string | null
  app_metadata: Record<string, unknown>
  user_metadata: Record<string, unknown>
  email_confirmed_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  reauthentication_sent_at: Date | null
  invited_at: Date | null
  banned_until: Date | null
  deleted_at: Date | null
  /** What tokens say that the user may do. */
  role: string
  last_sign_in_at: Date | null
  created_at: Date
  updated_at: Date
}

/** A user with the address that waits for its confirmation. */
export interface Profile extends UserRow {
  new_email: string | null
  email_change_sent_at: Date | null
}

export interface IdentityRow {
  identity_id: string
  user_id: string
  provider: string
  provider_id: string
  identity_data: Record<string, unknown>
  last_sign_in_at: Date | null
  created_at: Date
  updated_at: Date
}

/** A user with the ways they can sign in, and what they prove it with besides. */
export interface Person {
  user: Profile
  identities: IdentityRow[]
  factors: FactorRow[]
}

/** The user with this address, kept from other changes until the transaction ends. */
export async function findByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  const [user] = await tx<UserRow[]>`select * from auth.users where email = ${email} for update`
  return user
}

/** Keeps a user from other changes until the transaction ends, and answers them as they are now. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [user] = await tx<UserRow[]>`select * from auth.users where id = ${id} for update`
  return user
}

/** The user with their identities and factors; throws when there is none. */
export async function loadPerson(tx: Sql | Tx, userId: string, now: Date): Promise<Person> {
  const [user] = await tx<Profile[]>`
    select users.*, payload ->> 'email' as new_email, pending_changes.created_at as email_change_sent_at
    from auth.users left join auth.pending_changes on user_id = users.id and kind = 'email' and expires_at > ${now}
    where users.id = ${userId}`
  if (!user) throw new Error(`There is no user ${userId}.`)
  const identities = await tx<IdentityRow[]>`
    select * from auth.identities where user_id = ${userId} order by created_at`
  return { user, identities, factors: await listFactors(tx, userId) }
}

/** An id that no user has. What is done for it touches no row, and takes as long as for a user. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Adds an unconfirmed user with an identity for their address, unless the address or the id is taken; answers whether. Their metadata
 * are those of the identity, unless an administrator gives others.
 */
export async function insertUser(
  tx: Tx,
  email: string,
  now: Date,
  given: { id?: string | undefined; metadata?: Record<string, unknown> } = {}
): Promise<boolean> {
  const id = given.id ?? randomUUID()
  const identity = { sub: id, email, email_verified: false, phone_verified: false }
  const metadata = tx.json(given.metadata ?? identity)
  const added = await tx`
    insert into auth.users (id, email, app_metadata, user_metadata, created_at, updated_at)
    values (${id}, ${email}, ${tx.json(EMAIL_PROVIDER)}, ${metadata}, ${now}, ${now})
    on conflict do nothing`
  await tx`
    insert into auth.identities (identity_id, user_id, provider, provider_id, identity_data, last_sign_in_at,
      created_at, updated_at)
    select ${randomUUID()}::uuid, id, 'email', id::text, ${tx.json(identity)}::jsonb, ${now}::timestamptz, ${now}::timestamptz,
      ${now}::timestamptz
    from auth.users where id = ${id} and ${added.count === 1}`
  return added.count === 1
}

/** What the service itself says about a user who signs in by address. */
export const EMAIL_PROVIDER = { provider: 'email', providers: ['email'] }

/** Says that somebody else has an address. */
export function emailTaken(): AuthRefusal {
  return new AuthRefusal(422, 'email_exists', 'A user with this email address has already been registered')
}

/** Changes the fields that are given; a `null` takes one away. */
export function merged(known: Record<string, unknown>, data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...known, ...data }).filter(([, value]) => value !== null))
}

/** Gives a user another address, confirmed or not as the one before. */
export async function moveEmail(tx: Tx, { id }: UserRow, email: string, now: Date) {
  if (await findByEmail(tx, email)) throw emailTaken()
  await updateUser(tx, id, { email }, now)
  await tx`
    update auth.identities set identity_data = identity_data || ${tx.json({ email })}, updated_at = ${now}
    where user_id = ${id} and provider = 'email'`
}

/** Changes fields of a user. */
export async function updateUser(tx: Tx, id: string, changes: Partial<Omit<UserRow, 'id'>>, now: Date) {
  const { user_metadata: metadata, app_metadata: own, ...plain } = changes
  const columns = {
    ...plain,
    ...(metadata ? { user_metadata: tx.json(metadata) } : {}),
    ...(own ? { app_metadata: tx.json(own) } : {}),
    updated_at: now
  }
  await tx`update auth.users set ${tx(columns as unknown as Record<string, never>)} where id = ${id}`
}

/**
 * Records that an address belongs to the user, in all the places that say so, and what else comes with that. Metadata that an
 * administrator gave do not name it.
 */
export async function confirmEmail(tx: Tx, user: UserRow, email: string, now: Date) {
  const known = { email, email_verified: true }
  const changes = {
    email,
    password_hash: user.password_hash,
    email_confirmed_at: user.email_confirmed_at ?? now,
    user_metadata: { ...user.user_metadata, ...('email' in user.user_metadata ? known : { email_verified: true }) }
  }
  await updateUser(tx, user.id, changes, now)
  await tx`
    update auth.identities set identity_data = identity_data || ${tx.json(known)}, updated_at = ${now}
    where user_id = ${user.id} and provider = 'email'`
}

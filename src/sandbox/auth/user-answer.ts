import { randomUUID } from 'node:crypto'
import { factorAnswer } from './factors/factor-rows.ts'
import { EMAIL_PROVIDER, type IdentityRow, type Person, type Profile } from './users.ts'

/** A user as clients get it: no password, no token, absent times left out, an absent phone as empty text. */
export function userAnswer({ user, identities, factors }: Person): Record<string, unknown> {
  const confirmed = user.email_confirmed_at
  return {
    id: user.id,
    aud: 'authenticated',
    role: user.role,
    email: user.email,
    ...present({ email_confirmed_at: confirmed }),
    phone: '',
    ...present({ confirmation_sent_at: user.confirmation_sent_at, confirmed_at: confirmed }),
    ...present({ recovery_sent_at: user.recovery_sent_at, email_change_sent_at: user.email_change_sent_at }),
    ...(user.new_email ? { new_email: user.new_email } : {}),
    ...present({ reauthentication_sent_at: user.reauthentication_sent_at, invited_at: user.invited_at }),
    ...present({ last_sign_in_at: user.last_sign_in_at }),
    ...present({ banned_until: user.banned_until, deleted_at: user.deleted_at }),
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    identities: identities.map(identityAnswer),
    ...(factors.length > 0 ? { factors: factors.map(factorAnswer) } : {}),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false
  }
}

function identityAnswer({ provider_id, identity_data, ...identity }: IdentityRow) {
  const { last_sign_in_at, ...rest } = identity
  return { ...rest, id: provider_id, identity_data, email: identity_data.email, ...present({ last_sign_in_at }) }
}

function present(times: Record<string, Date | null>): Record<string, Date> {
  return Object.fromEntries(Object.entries(times).filter((entry): entry is [string, Date] => entry[1] !== null))
}

/**
 * What somebody sees who signs up with an address that is known: a user of its own, as new as any. The hosted service leaves out
 * identities and role where the address is confirmed (`isTaken`), by which programs tell.
 */
export function standInUserAnswer(
  email: string,
  data: Record<string, unknown>,
  isTaken: boolean,
  now: Date
): Record<string, unknown> {
  const id = randomUUID()
  const claims = { sub: id, email, email_verified: false, phone_verified: false }
  const user: Profile = {
    id,
    email,
    password_hash: null,
    new_email: null,
    app_metadata: EMAIL_PROVIDER,
    user_metadata: { ...data, ...claims },
    email_confirmed_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    reauthentication_sent_at: null,
    invited_at: null,
    banned_until: null,
    deleted_at: null,
    role: isTaken ? '' : 'authenticated',
    email_change_sent_at: null,
    last_sign_in_at: null,
    created_at: now,
    updated_at: now
  }
  const times = { last_sign_in_at: now, created_at: now, updated_at: now }
  const names = { identity_id: randomUUID(), user_id: id, provider: 'email', provider_id: id }
  return userAnswer({ user, identities: isTaken ? [] : [{ ...names, identity_data: claims, ...times }], factors: [] })
}

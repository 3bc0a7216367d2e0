import { type AuthError, createClient } from '@supabase/supabase-js'
import { AppError } from '../errors.ts'

/** What only the service-role key may do at the auth service. Each throws `unavailable` when it was not done. */
export interface AuthAdmin {
  /** Takes a user away, with their sessions. One that is gone already is no failure. */
  deleteUser: (id: string) => Promise<void>
  /** Takes all second steps of a user away: their sessions need none any more. */
  deleteFactors: (userId: string) => Promise<void>
  /** Takes one second step of a user away, unless it is gone already. Answers how many are left that count. */
  deleteFactor: (userId: string, id: string) => Promise<number>
  /** Gives a user a new password and ends all their sessions; throws `bad_request` where it is not taken. */
  setPassword: (userId: string, password: string) => Promise<void>
}

export interface AdminSource {
  /** Where the auth service is, without `/auth/v1`. */
  url: string
  serviceRoleKey: string
  fetch: typeof fetch
}

export function createAuthAdmin({ url, serviceRoleKey, fetch }: AdminSource): AuthAdmin {
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }
  const { admin } = createClient(url, serviceRoleKey, { auth, global: { fetch } }).auth
  return {
    deleteUser: async id => {
      const { error } = await admin.deleteUser(id)
      if (error?.code !== 'user_not_found') requireDone(error)
    },
    deleteFactors: async userId => {
      const { data, error } = await admin.mfa.listFactors({ userId })
      requireDone(error)
      for (const { id } of data?.factors ?? []) requireDone((await admin.mfa.deleteFactor({ id, userId })).error)
    },
    deleteFactor: async (userId, id) => {
      const { error } = await admin.mfa.deleteFactor({ id, userId })
      if (error?.code !== 'mfa_factor_not_found') requireDone(error)
      const left = await admin.mfa.listFactors({ userId })
      requireDone(left.error)
      return (left.data?.factors ?? []).filter(({ status }) => status === 'verified').length
    },
    setPassword: async (userId, password) => {
      const { error } = await admin.updateUserById(userId, { password })
      if (error?.status === 400 || error?.status === 422) throw new AppError('bad_request', NOT_TAKEN, { cause: error })
      requireDone(error)
    }
  }
}

const NOT_TAKEN = 'This password was not accepted. Choose another one, of up to 72 characters.'
const NOT_DONE = 'The service for accounts did not take this. Please try again in a moment.'

function requireDone(error: AuthError | null) {
  if (error) throw new AppError('unavailable', NOT_DONE, { cause: error, retryAfter: 5 })
}

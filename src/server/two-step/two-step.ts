import type { TwoStepAnswer } from '../../contract/two-step.ts'
import type { Visitor } from '../auth/visitor.ts'

/** A second step at sign-in, as far as it is ours: the auth service has the authenticator apps. */
export interface TwoStepService {
  /** How it stands, or nothing while the auth service cannot be asked. */
  state: (visitor: Visitor) => Promise<TwoStepAnswer | null>
}

export function createTwoStep(): TwoStepService {
  return {
    state: async visitor => (visitor.isCurrent ? { app: appOf(visitor), recovery_codes: null } : null)
  }
}

function appOf({ factors: [factor] }: Visitor): TwoStepAnswer['app'] {
  return factor ? { added_at: factor.created_at, used_at: factor.last_challenged_at ?? null } : null
}

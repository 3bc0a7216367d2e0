/** How an account's two-step verification stands. */
export interface TwoStepAnswer {
  /** The authenticator app, or nothing while two-step verification is off. Times are ISO 8601. */
  app: { added_at: string; used_at: string | null } | null
  /** How many recovery codes are left, or nothing where there are none to be had. */
  recovery_codes: number | null
}

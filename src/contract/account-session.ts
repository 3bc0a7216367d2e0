/** What kind of machine a browser runs on. */
export type DeviceKind = 'phone' | 'laptop' | 'desktop'

/** A session of the account, as the API answers it. */
export interface AccountSession {
  id: string
  /** "Firefox on Linux". */
  device: string
  kind: DeviceKind
  /** As its browser told it: `Europe/London`. */
  time_zone: string | null
  first_seen_at: string
  /** Up to five minutes old. */
  last_seen_at: string
  /** The one that asks. */
  is_current: boolean
  /** The account had sessions before, and none of them in this browser. */
  is_new: boolean
}

/** What kind of machine a browser runs on; `unknown` where nothing was seen of it. */
export type DeviceKind = 'phone' | 'laptop' | 'desktop' | 'unknown'

/** A session of the account, as the API answers it. */
export interface AccountSession {
  id: string
  /** "Firefox on Linux", or "Unknown device". */
  device: string
  kind: DeviceKind
  /** As its browser told it: `Europe/London`. */
  time_zone: string | null
  /** Or signed in, where only the auth service knows of it. */
  first_seen_at: string
  /** Up to five minutes old; nothing where only the auth service knows of it. */
  last_seen_at: string | null
  /** The one that asks. */
  is_current: boolean
  /** The account had sessions before, and none of them in this browser. */
  is_new: boolean
}

import { ConfigError, type Env, read } from './variables.ts'

/** Where faults of security are told, as an address of a mailbox or a page; nothing when it is not set. Throws a `ConfigError` for other text. */
export function securityContact(env: Env): string | undefined {
  const value = read(env, 'SECURITY_CONTACT')
  if (value === undefined) return undefined
  const contact = /^[^\s@:/]+@[^\s@:/]+$/.test(value) ? `mailto:${value}` : value
  if (/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact) && URL.canParse(contact)) return contact
  throw new ConfigError(
    `SECURITY_CONTACT is "${value}"; it is an email address, or an address that begins with https://.`
  )
}

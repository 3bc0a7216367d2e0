const DAY_MS = 24 * 60 * 60_000
/** Less than a year, as RFC 9116 asks; whoever reads it later reads it anew. */
const LASTS_DAYS = 180

interface Facts {
  /** A `mailto:` or `https:` address. */
  contact: string
  /** Without a trailing slash. */
  siteUrl: string
}

/** `security.txt`, which tells finders of faults whom to tell: https://www.rfc-editor.org/rfc/rfc9116. */
export function securityText({ contact, siteUrl }: Facts, now: Date): string {
  const expires = new Date(now.getTime() + LASTS_DAYS * DAY_MS)
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`
  ]
  return `${lines.join('\n')}\n`
}

/** What a link to the reset page can bring along. */
export type ResetLink =
  | { kind: 'tokens'; accessToken: string; refreshToken: string }
  | { kind: 'hash'; tokenHash: string }
  | { kind: 'code'; code: string }
  | { kind: 'broken' }
  | { kind: 'none' }

/** Reads every form of reset link that Supabase sends: tokens in the fragment, a hash in it or in the query, a code in the query, or an error. */
export function readResetLink({ searchParams: query, hash }: URL): ResetLink {
  const fragment = new URLSearchParams(hash.slice(1))
  const has = (name: string) => query.has(name) || fragment.has(name)
  if (has('error') || has('error_code')) return { kind: 'broken' }
  const [accessToken, refreshToken] = [fragment.get('access_token'), fragment.get('refresh_token')]
  if (accessToken && refreshToken) return { kind: 'tokens', accessToken, refreshToken }
  const [tokenHash, code] = [query.get('token_hash') ?? fragment.get('token_hash'), query.get('code')]
  // A code is good only where the link was asked for, a hash in any browser.
  if (tokenHash) return { kind: 'hash', tokenHash }
  return code ? { kind: 'code', code } : { kind: 'none' }
}

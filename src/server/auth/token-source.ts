/** Where tokens come from, and how to reach it. */
export interface TokenSource {
  /** Base of the auth service, `…/auth/v1`; its tokens carry it as `iss`. */
  issuer: string
  apiKey: string
  fetch: typeof fetch
  /** Asks a service inside this process whose a token is: what `/user` says, or nothing where it refuses. */
  userOf?: ((token: string) => Promise<unknown>) | undefined
}

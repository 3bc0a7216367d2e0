import type { Call, Tx } from '../call.ts'
import { issueCode } from '../flow-states.ts'
import { countCall } from '../limits.ts'
import { beginWithLetters } from '../mailing.ts'
import { isForCode, makeToken } from '../one-time-tokens.ts'
import { allowedRedirect, landingOf, wantedRedirect, withFragment, withQuery } from '../redirects.ts'
import { AuthRefusal } from '../refusal.ts'
import { sessionAnswer, startSession } from '../sessions.ts'
import { type Verified, verify } from '../verification.ts'
import { HALF_CONFIRMED, tellFormerAddress } from './verify.ts'

/** GET /verify: what a mailed link opens. Leads on with a code, a session or an error; the token's own mark decides which. */
export async function openLink(call: Call): Promise<Response> {
  const { searchParams } = call.url
  const [token, type] = [searchParams.get('token'), searchParams.get('type')]
  if (!token) throw new AuthRefusal(400, 'validation_failed', 'Verify requires a token or a token hash')
  if (!type) throw new AuthRefusal(400, 'validation_failed', 'Verify requires a verification type')
  await countCall(call, 'verify')
  const allowed = allowedRedirect(call.parts, wantedRedirect(call.request, call.url), referer(call))
  const redirect = landingOf(call.parts, allowed, type)
  const address = await follow(call, token, type, redirect).catch((error: unknown) => {
    if (error instanceof AuthRefusal) return withError(redirect, error, isForCode(token))
    throw error
  })
  return new Response(null, { status: 303, headers: { location: address, 'cache-control': 'no-store' } })
}

async function follow(call: Call, token: string, type: string, redirect: string): Promise<string> {
  const { parts, now } = call
  const done = await beginWithLetters(call, async tx => {
    const verified = await verify(tx, { token }, type, now)
    if (verified) await tellFormerAddress(call, tx, verified)
    return verified && begin(call, tx, verified, type, isForCode(token))
  })
  if (!done) throw new AuthRefusal(403, 'otp_expired', 'Email link is invalid or has expired')
  if ('half' in done) return withMessage(redirect, isForCode(token))
  if (!done.grant) return withSpare(withQuery(redirect, { code: done.code }), done.spare)
  const { user, ...session } = await sessionAnswer(parts, done.grant, now)
  const fields = Object.fromEntries(Object.entries(session).map(([name, value]) => [name, String(value)]))
  return withFragment(redirect, { ...fields, type })
}

async function begin(call: Call, tx: Tx, verified: Verified, type: string, byCode: boolean) {
  const { userId, flowId, isHalf } = verified
  if (isHalf) return { half: true, grant: undefined }
  if (!byCode) return { grant: await startSession(call, tx, userId, 'otp') }
  const code = await issueCode(tx, flowId, call.now)
  const spare = type === 'recovery' ? await makeSpare(call, tx, verified) : undefined
  return { code, spare, grant: undefined }
}

/**
 * The code of a reset link is good in the browser that asked alone, and that may have been a stranger's. So that whoever reads the mail can
 * set a new password wherever they open it, the reset page is given a hash that is as good as the link was.
 */
async function makeSpare({ parts, now }: Call, tx: Tx, { userId, email: address }: Verified): Promise<string> {
  const use = { userId, kind: 'opened_recovery', address, isForCode: false } as const
  return (await makeToken(tx, { ...use, codeLength: parts.options.codeLength }, now)).token
}

/** In the fragment, which no server and no other page gets to see. */
function withSpare(address: string, spare: string | undefined): string {
  return spare ? withFragment(address, { token_hash: spare, type: 'recovery' }) : address
}

/** One of two addresses has agreed to a change. */
function withMessage(redirect: string, isInQuery: boolean): string {
  const params = { message: HALF_CONFIRMED }
  return withFragment(isInQuery ? withQuery(redirect, params) : redirect, params)
}

/** A server sees only the query, a page without a code flow reads the fragment: a code's link says it in both. */
function withError(redirect: string, { status, code, message }: AuthRefusal, isInQuery: boolean): string {
  const error = { 400: 'invalid_request', 401: 'unauthorized_client', 403: 'access_denied' }[status] ?? 'server_error'
  const params = { error, error_code: code, error_description: message }
  return withFragment(isInQuery ? withQuery(redirect, params) : redirect, params)
}

function referer({ request }: Call): string | null {
  return request.headers.get('referer')
}

import { readAccessToken } from './access-token.ts'
import { isKey } from './administrators.ts'
import type { Call } from './call.ts'
import { AuthRefusal } from './refusal.ts'

/** Browsers open these by themselves, and programs read the public keys. */
const OPEN = /^((GET|HEAD) \/(verify|authorize|callback|\.well-known\/.*)|(GET|POST) \/stop)$/

/**
 * Refuses a call without a key of the installation, as the gateway before the hosted service does: the publishable one, the one of
 * the service, or a token that one of our keys has signed.
 */
export async function refuseKey(call: Call, path: string): Promise<Response | undefined> {
  const { request, url, parts } = call
  const { publishableKey, serviceRoleKey } = parts.options
  if (publishableKey === undefined || OPEN.test(`${request.method} ${path}`)) return undefined
  const given = request.headers.get('apikey') ?? url.searchParams.get('apikey')
  if (!given) {
    return refuse('No API key found in request', 'No `apikey` request header or url param was found.')
  }
  if (isKey(given, publishableKey) || isKey(given, serviceRoleKey) || (await isSigned(call, given))) return undefined
  return refuse('Invalid API key', 'Double check your Supabase `anon` or `service_role` API key.')
}

async function isSigned({ parts, now }: Call, token: string): Promise<boolean> {
  return readAccessToken(parts, token, now).then(
    ({ role }) => role === 'anon' || role === 'service_role',
    error => {
      if (error instanceof AuthRefusal) return false
      throw error
    }
  )
}

function refuse(message: string, hint: string): Response {
  return Response.json({ message, hint }, { status: 401, headers: { 'cache-control': 'no-store' } })
}

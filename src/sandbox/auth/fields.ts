import { z } from 'zod'
import { AuthRefusal } from './refusal.ts'

const MAX_BYTES = 1024 * 1024
const LONGEST_EMAIL = 255

/** The fields of a call's body. A `null` counts as absent, unknown fields are left alone. */
export type Fields = Record<string, unknown>

/** Reads a JSON object of at most 1 MB. */
export async function readFields(request: Request): Promise<Fields> {
  requireJson(request)
  const bytes = await readBytes(request)
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes), keepStorable)
    if (body !== null && typeof body === 'object' && !Array.isArray(body)) return body as Fields
  } catch {
    // Said below.
  }
  throw new AuthRefusal(400, 'bad_json', 'Could not parse request body as JSON')
}

/** Programs that name no type, or send text, mean JSON. */
function requireJson({ headers }: Request) {
  const type = headers.get('content-type')
  if (!type || /^(application\/([\w.-]+\+)?json|text\/plain)\b/i.test(type)) return
  throw new AuthRefusal(400, 'bad_json', 'Could not parse request body as JSON: its content type is another')
}

/** The same, for a call that may come without a body. */
export async function readOptionalFields(request: Request): Promise<Fields> {
  return request.body ? readFields(request) : {}
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > MAX_BYTES) throw new AuthRefusal(413, 'request_entity_too_large', 'Request body too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** PostgreSQL stores neither the character U+0000 nor half of a surrogate pair. */
function keepStorable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value
}

/** A text field, or nothing when it is absent or empty. */
export function textIn(fields: Fields, name: string): string | undefined {
  const value = fields[name] ?? ''
  if (typeof value === 'string') return value || undefined
  throw new AuthRefusal(400, 'bad_json', `Could not parse request body as JSON: ${name} is not a text`)
}

/** A flag, or nothing when it is absent. */
export function flagIn(fields: Fields, name: string): boolean | undefined {
  const value = fields[name] ?? undefined
  if (value === undefined || typeof value === 'boolean') return value
  throw new AuthRefusal(400, 'bad_json', `Could not parse request body as JSON: ${name} is neither true nor false`)
}

/** An object field, or nothing when it is absent. */
export function objectIn(fields: Fields, name: string): Record<string, unknown> | undefined {
  const value = fields[name] ?? undefined
  if (value === undefined || (typeof value === 'object' && !Array.isArray(value))) {
    return value as Record<string, unknown> | undefined
  }
  throw new AuthRefusal(400, 'bad_json', `Could not parse request body as JSON: ${name} is not an object`)
}

/** The address of a call, in lower case. */
export function emailIn(fields: Fields, name = 'email'): string {
  const email = textIn(fields, name)
  if (!email) throw new AuthRefusal(400, 'validation_failed', 'An email address is required')
  if (email.length > LONGEST_EMAIL || !z.regexes.html5Email.test(email)) {
    throw new AuthRefusal(400, 'validation_failed', 'Unable to validate email address: invalid format')
  }
  return email.toLowerCase()
}

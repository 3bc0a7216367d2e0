import type { core, ZodError, ZodType } from 'zod'
import { AppError } from '../errors.ts'

/** Reads a JSON body: 415 for another type, 413 above `maxBytes`, 400 for broken JSON or wrong types, 422 for what makes no sense. */
export async function readJson<T>(request: Request, schema: ZodType<T>, maxBytes: number): Promise<T> {
  if (typeOf(request) !== 'application/json') {
    throw new AppError(
      'unsupported_media_type',
      'Send the body as JSON, with the header Content-Type: application/json.'
    )
  }
  const bytes = await readBytes(request, maxBytes)
  const parsed = schema.safeParse(parseJson(bytes))
  if (!parsed.success) throw refusalOf(parsed.error)
  return parsed.data
}

/** Takes the body of a request of up to `maxBytes`; throws an `AppError` where it is not as it should be. */
export type BodyReader<T> = (request: Request, maxBytes: number) => Promise<T>

/** A body that is a file, taken as it comes: 415 for types other than these, which `refusal` explains, 413 above `maxBytes`. */
export function fileBody(types: readonly string[], refusal: string): BodyReader<Uint8Array> {
  return async (request, maxBytes) => {
    if (!types.includes(typeOf(request))) throw new AppError('unsupported_media_type', refusal)
    return readBytes(request, maxBytes)
  }
}

const typeOf = (request: Request): string =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''

/** The body as it came, or 413 as soon as it is longer than `maxBytes`. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new AppError('too_large', `The body may be up to ${sizeWords(maxBytes)}.`)
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of arriving(request)) {
    length += chunk.length
    if (length > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A caller who leaves in the middle is no failure of ours. */
async function* arriving({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? []
  } catch {
    throw new AppError('bad_request', 'The body did not arrive whole. Please send it again.')
  }
}

function sizeWords(bytes: number): string {
  const kilobytes = Math.floor(bytes / 1024)
  return kilobytes < 10_000 ? `${kilobytes.toLocaleString('en')} KB` : `${Math.floor(kilobytes / 1024)} MB`
}

function parseJson(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes)
  try {
    return JSON.parse(text, keepStorable)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('bad_request', 'The body is not valid JSON.')
  }
}

/** PostgreSQL stores neither the character U+0000 nor half of a surrogate pair. */
function keepStorable(_key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value.includes('\0')) throw new AppError('bad_request', 'Text may not contain the character U+0000.')
  return value.isWellFormed() ? value : value.toWellFormed()
}

const MALFORMED = new Set(['unrecognized_keys', 'invalid_type', 'invalid_union', 'invalid_key', 'invalid_element'])

/** A number out of range is of the wrong type, like one with a fraction; a text that is too long is not. */
function isMalformed(issue: core.$ZodIssue): boolean {
  return MALFORMED.has(issue.code) || ('origin' in issue && (issue.origin === 'number' || issue.origin === 'int'))
}

/** Fields that name a template or a message: one that is no id at all names none. */
const IDS = new Set(['id', 'template_id', 'guess.message_id'])

/** The first problem as a sentence that names its field; 400 when the shape is wrong, 422 when a value makes no sense. */
function refusalOf(error: ZodError): AppError {
  const issue = error.issues.find(isMalformed) ?? error.issues[0]
  const place = issue?.path.join('.') ?? ''
  if (issue?.code === 'invalid_format' && IDS.has(place)) return new AppError('not_found', issue.message)
  const hasWrongShape = issue !== undefined && isMalformed(issue)
  const message = issue?.message ?? 'The body is not as expected.'
  return new AppError(
    hasWrongShape ? 'bad_request' : 'unprocessable',
    place && hasWrongShape ? `${place}: ${message}` : message
  )
}

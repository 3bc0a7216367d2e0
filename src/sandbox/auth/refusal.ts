/** A call that the auth service refuses, in the words and codes of Supabase Auth. */
export class AuthRefusal extends Error {
  override name = 'AuthRefusal'
  readonly status: number
  readonly code: string
  /** More fields of the answer, such as the reasons of a weak password. */
  readonly more: Record<string, unknown>
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined

  constructor(status: number, code: string, message: string, more: Record<string, unknown> = {}, retryAfter?: number) {
    super(message)
    this.status = status
    this.code = code
    this.more = more
    this.retryAfter = retryAfter
  }
}

/** One in the words of OAuth, which know no codes. */
export class OAuthRefusal extends AuthRefusal {
  constructor(error: string, description: string) {
    super(400, error, description)
  }
}

/** The version from which an error's `code` is a word; the client believes it only if the answer names the version too. */
const WORDS_SINCE = '2024-01-01'
const VERSION_HEADER = 'x-supabase-api-version'

/** A refusal as the caller's version of the protocol has it. */
export function answerRefusal(refusal: AuthRefusal, request: Request): Response {
  const { status, code, message, more, retryAfter } = refusal
  if (refusal instanceof OAuthRefusal) return answerOAuth(refusal)
  const version = request.headers.get(VERSION_HEADER) ?? ''
  const isNew = /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= WORDS_SINCE
  const wait: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  const headers = { 'x-sb-error-code': code, 'cache-control': 'no-store', ...wait }
  if (isNew) {
    return Response.json({ code, message, ...more }, { status, headers: { ...headers, [VERSION_HEADER]: WORDS_SINCE } })
  }
  return Response.json({ code: status, error_code: code, msg: message, ...more }, { status, headers })
}

function answerOAuth({ status, code, message }: OAuthRefusal): Response {
  const body = { error: code, error_description: message }
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}

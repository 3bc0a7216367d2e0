/** A call that the auth service refuses, in the words and codes of Supabase Auth. */
export class AuthRefusal extends Error {
  override name = 'AuthRefusal'
  readonly status: number
  readonly code: string
  /** More fields of the answer, such as the reasons of a weak password. */
  readonly more: Record<string, unknown>

  constructor(status: number, code: string, message: string, more: Record<string, unknown> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.more = more
  }
}

/** The version from which an error's `code` is a word; the client believes it only if the answer names the version too. */
const WORDS_SINCE = '2024-01-01'
const VERSION_HEADER = 'x-supabase-api-version'

/** A refusal as the caller's version of the protocol has it. */
export function answerRefusal({ status, code, message, more }: AuthRefusal, request: Request): Response {
  const version = request.headers.get(VERSION_HEADER) ?? ''
  const isNew = /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= WORDS_SINCE
  const headers = { 'x-sb-error-code': code, 'cache-control': 'no-store' }
  if (isNew) {
    return Response.json({ code, message, ...more }, { status, headers: { ...headers, [VERSION_HEADER]: WORDS_SINCE } })
  }
  return Response.json({ code: status, error_code: code, msg: message, ...more }, { status, headers })
}

/** Why an email cannot be compiled. `unreadable`: a fault of ours. */
export type RefusalCode = 'too_large' | 'too_heavy' | 'too_deep' | 'unclosed' | 'unreadable'

/** The answer of `compile` when there is no email. It is plain data, so that it crosses threads. */
export interface Refused {
  ok: false
  code: RefusalCode
  /** Fit for the screen: what is wrong, and what to do. */
  reason: string
  /** For the log, with `unreadable`. */
  cause?: unknown
}

/** An email that cannot be compiled; the message is the reason. Thrown in this folder, answered by `compile`. */
export class CompileRefusal extends Error {
  override name = 'CompileRefusal'
  readonly code: RefusalCode

  constructor(code: RefusalCode, reason: string) {
    super(reason)
    this.code = code
  }
}

/** The answer to what was thrown: anything but a refusal is a fault of ours, and still no reason to break off. */
export function refused(thrown: unknown): Refused {
  if (thrown instanceof CompileRefusal) return { ok: false, code: thrown.code, reason: thrown.message }
  const reason =
    'Something in the HTML or CSS of this email could not be read. Undo your last change to them, or simplify it.'
  return { ok: false, code: 'unreadable', reason, cause: thrown }
}

import type { ErrorCode } from '../../contract/answer.ts'
import { DesignerError, type DesignerFailure } from '../../designer/designer.ts'
import { AppError } from '../errors.ts'

/** An error on its way between threads, where classes and their fields do not pass. */
export interface Fault {
  message: string
  stack: string | undefined
  /** The stack of what caused it, for the log. */
  cause: string | undefined
  code?: ErrorCode
  retryAfter?: number | undefined
  failure?: DesignerFailure
}

export function toFault(thrown: unknown): Fault {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const cause = error.cause instanceof Error ? error.cause.stack : undefined
  const fault: Fault = { message: error.message, stack: error.stack, cause }
  if (error instanceof AppError) return { ...fault, code: error.code, retryAfter: error.retryAfter }
  if (error instanceof DesignerError) return { ...fault, failure: error.failure }
  return fault
}

/** The same error again, of the same class. */
export function fromFault({ message, stack, cause, code, retryAfter, failure }: Fault): Error {
  const options = cause === undefined ? {} : { cause: Object.assign(new Error('In a worker'), { stack: cause }) }
  if (code) return new AppError(code, message, { ...options, ...(retryAfter === undefined ? {} : { retryAfter }) })
  if (failure) return new DesignerError(failure, message, options)
  return Object.assign(new Error(message, options), { stack })
}

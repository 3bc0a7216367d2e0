/** Every code an error answer may carry. */
export const ERROR_CODES = [
  'bad_request',
  'unauthorized',
  'payment_required',
  'forbidden',
  'two_step_required',
  'confirmation_required',
  'not_found',
  'method_not_allowed',
  'conflict',
  'too_large',
  'unsupported_media_type',
  'unprocessable',
  'language',
  'rate_limited',
  'designer_failed',
  'designer_limit',
  'designer_timeout',
  'mail_failed',
  'payments_failed',
  'unavailable',
  'internal'
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

export interface ErrorAnswer {
  success: false
  error: { code: ErrorCode; message: string }
}

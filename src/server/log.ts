import pino from 'pino'
import { describeError } from './log-error.ts'

export type Log = Pick<pino.Logger, 'info' | 'warn' | 'error'>

/** Lines of JSON on standard output; `LOG_LEVEL=silent` for none. Tokens, passwords and what people wrote never reach it. */
export function createLog(level = 'info'): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: ['*.password', '*.authorization', '*.token']
  })
}

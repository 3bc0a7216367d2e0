import pino from 'pino'

export type Log = Pick<pino.Logger, 'info' | 'warn' | 'error'>

/** Lines of JSON on standard output; `LOG_LEVEL=silent` for none. Tokens and passwords never reach it. */
export function createLog(level = 'info'): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.password', '*.authorization', '*.token']
  })
}

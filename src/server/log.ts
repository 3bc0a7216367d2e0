import pino, { type DestinationStream } from 'pino'
import { requestId } from './http/request-id.ts'
import { describeError } from './log-error.ts'

export type Log = Pick<pino.Logger, 'info' | 'warn' | 'error'>

/** Lines of JSON on standard output, each with the id of the request it is about; `LOG_LEVEL=silent` for none. Tokens, passwords and what people wrote never reach it. */
export function createLog(level = 'info', to: DestinationStream = pino.destination()): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ requestId: requestId() }),
    serializers: { err: describeError },
    redact: ['*.password', '*.authorization', '*.token']
  }
  return pino(options, to)
}

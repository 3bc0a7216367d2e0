import { DesignerError } from '../../designer/designer.ts'
import { AppError } from '../errors.ts'

export const STOPPED = 'It was not finished: you stopped it, left the page, or the connection broke.'

/** What stands in the way of every direction alike: a language, a limit, somebody who left. */
export const isHopeless = (error: Error): boolean =>
  error instanceof DesignerError
    ? error.failure === 'language'
    : !(error instanceof AppError && (error.code === 'designer_failed' || error.code === 'designer_timeout'))

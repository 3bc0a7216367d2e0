import { DesignerError } from '../../designer/designer.ts'
import { AppError } from '../errors.ts'

/** An error that was written for whoever reads it. */
export const isForPeople = (error: unknown): error is Error =>
  error instanceof AppError || error instanceof DesignerError

/** Why an email was not finished, less what is said beside it anyway. */
export const reasonOf = ({ message }: Error): string =>
  message.replace(/ *Nothing was (changed or )?charged[.;] */, ' ').trim()

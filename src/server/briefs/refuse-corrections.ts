import { AppError } from '../errors.ts'

const UNREADABLE =
  'What was corrected of this brief is of before there was a form, and can no longer be read: the email would say it as it was. Nothing was charged; generate it again from its brief.'

/** Refuses to go on with a brief whose reading was corrected before there were forms. Throws `unprocessable`. */
export function refuseCorrections({ facts }: { facts: unknown }): void {
  if (Array.isArray(facts) && facts.length > 0) throw new AppError('unprocessable', UNREADABLE)
}

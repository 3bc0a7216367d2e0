import type { EmailSource } from '../../email/email.ts'

/** Is there nothing to see of an email? */
export const isBlank = ({ html }: Pick<EmailSource, 'html'>): boolean => html.trim() === ''

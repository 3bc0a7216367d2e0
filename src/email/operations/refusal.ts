/** What is thrown in this folder and answered by the batch: an operation that cannot be done, why, and what could be done instead. */
export { Refusal } from '../sections/refusal.ts'

/** What a ref named is there no more: another window, or an earlier step, took it out. */
export const GONE = 'That part is not in the email any more. Choose another and try again.'

/** What is thrown in this folder and answered by the batch: an operation that cannot be done, why, and what could be done instead. */
export { Refusal } from '../sections/refusal.ts'

/** What a ref named is there no more: another window, or an earlier step, took it out. */
export const GONE = 'That part is not in the email any more. Choose another and try again.'

/** Something was to be added to a part that lists nothing. */
export const NO_LIST = 'That part is no list, so nothing can be added to it. Choose a section with a list.'

import type { Fault } from '../../../email/lint/fault.ts'

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

/** How much is wrong, in words: '1 error', '2 errors, 1 warning'. */
export function faultWords(faults: readonly Fault[]): string {
  const errors = faults.filter(({ severity }) => severity === 'error').length
  const warnings = faults.length - errors
  return [errors > 0 && count(errors, 'error'), warnings > 0 && count(warnings, 'warning')].filter(Boolean).join(', ')
}

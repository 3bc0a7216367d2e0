import type { Operation } from '../../email/operations/operation.ts'

const REFS: ReadonlySet<string> = new Set(['ref', 'refs', 'before', 'after'])

/** The refs of an operation, whatever they are for. */
export const refsOf = (operation: Operation): string[] =>
  Object.entries(operation).flatMap(([name, value]) =>
    REFS.has(name) ? [value as string | string[] | undefined].flat().filter(ref => ref !== undefined) : []
  )

/** An operation whose refs lead to sections of other numbers. */
export function withNumbers(operation: Operation, numberOf: (number: number) => number): Operation {
  const lead = (ref: string) => ref.replace(/^s(\d+)/, (_, digits) => `s${numberOf(Number(digits))}`)
  const led = (value: unknown) =>
    typeof value === 'string' ? lead(value) : Array.isArray(value) ? value.map(lead) : value
  const entries = Object.entries(operation).map(([name, value]) => [name, REFS.has(name) ? led(value) : value])
  return Object.fromEntries(entries) as Operation
}

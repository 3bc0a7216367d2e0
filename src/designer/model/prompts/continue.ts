import type { Operation } from '../../../email/operations/operation.ts'
import { enclosed } from './enclosed.ts'

/** What a model answers that finds nothing missing. */
export const isDone = (words: string): boolean => /^\W*done\W*$/i.test(words)

/** Asks for the rest of an email whose making was cut; `asked` is what asked for it at first. */
export function continuePrompt(asked: string, begun: readonly Operation[]): string {
  const lines = begun.map(operation => JSON.stringify(operation)).join('\n')
  const sections = begun.filter(({ op }) => op === 'add').length
  return `${asked}\n\nThe answer to this was cut off. These lines of it were applied and stand, the sections numbered s1 to s${sections} in the order of their lines:\n${enclosed('email', lines)}\n\nGo on where they end, in the same look and voice. Write only what is still missing, the footer last, and no line again that stands here; your first section is s${sections + 1}. If nothing is missing, answer with the one word DONE.`
}

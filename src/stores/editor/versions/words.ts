import type { VersionAnswer } from '../../../contract/version.ts'

/** Who made a version: "You", "Built-in designer, asked by you". */
export function authorWords({ author, cause, designer }: Pick<VersionAnswer, 'author' | 'cause' | 'designer'>): string {
  if (author === 'you') return 'You'
  return `${designer ?? 'Designer'}${cause === 'chat' ? ', asked by you' : ''}`
}

/** "4 changes between them". */
export const countWords = (count: number): string =>
  count === 0 ? 'No change between them' : `${count} ${count === 1 ? 'change' : 'changes'} between them`

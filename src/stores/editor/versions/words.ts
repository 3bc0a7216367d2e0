import type { VersionAnswer } from '../../../contract/version.ts'

/** Who made a version: "You", "Designer, asked by you". */
export function authorWords({ author, cause }: Pick<VersionAnswer, 'author' | 'cause'>): string {
  if (author === 'you') return 'You'
  return cause === 'chat' ? 'Designer, asked by you' : 'Designer'
}

/** "4 changes between them". */
export const countWords = (count: number): string =>
  count === 0 ? 'No change between them' : `${count} ${count === 1 ? 'change' : 'changes'} between them`

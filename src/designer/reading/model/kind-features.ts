import type { Seen } from './seen.ts'
import { bagOf, templatesOf } from './templates.ts'

const NAMES = 'word, word-1 word, fine, mid'
const [ALL, FIRST] = [templatesOf('kind', `${NAMES}, stem`), templatesOf('kind first', NAMES)]
/** Longer briefs say in the beginning what they ask for. In words. */
const READ = 500

/** What the kind of a brief is told by: its words, their beginnings and classes, and pairs of words; those of the first sentence once more. */
export function kindFeatures({ columns, tokens, sentences }: Seen): Uint32Array {
  const features = bagOf(ALL, columns, { from: 0, to: Math.min(READ, tokens.length) })
  const first = sentences[0] ? bagOf(FIRST, columns, sentences[0]) : []
  return Uint32Array.from([...features, ...first])
}

import common from './common-words.json' with { type: 'json' }
import { wordsIn } from './words.ts'

const COMMON: ReadonlySet<string> = new Set(common.join(' ').split(' '))
const SHORTEST = 4

/** The words of a text that say something, singular: what one line says another need not say again. */
export const tellingWords = (text: string): string[] =>
  wordsIn(text)
    .filter(word => word.length >= SHORTEST && !COMMON.has(word))
    .map(word => word.replace(/(?<!s)s$/, ''))

import { SMALL } from './nouns.ts'
import { wordsIn } from './words.ts'

const ROW = 5
const PART = 0.6
/** What is on offer is said as it was typed. */
const OFFERED: ReadonlySet<string> = new Set(['off', 'free'])

/** Words of which any line has some. */
const COMMON: ReadonlySet<string> = new Set([
  ...SMALL,
  ...'i we us our you your it its is are be will would we’d we’re you’re this that'.split(' ')
])

/** Does a line repeat the brief, in a row of words or for the most part? Names and figures are nobody's wording, nor are offers. */
export function isQuoted(line: string, source: string): boolean {
  const words = plainWords(line)
  if (words.some(word => OFFERED.has(word))) return false
  const typed = wordsIn(source)
  const all = ` ${typed.join(' ')} `
  const isRow = words.some(
    (_, at) => at + ROW <= words.length && all.includes(` ${words.slice(at, at + ROW).join(' ')} `)
  )
  const telling = words.filter(word => !COMMON.has(word))
  return isRow || (telling.length >= ROW && inOrder(telling, typed) >= PART * telling.length)
}

/** Words without a figure, and without a capital but at the beginning. */
const plainWords = (line: string): string[] =>
  (line.charAt(0).toLowerCase() + line.slice(1))
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter(word => word && word === word.toLowerCase() && !/\d/.test(word))

/** How many words stand in others in the same order. */
function inOrder(words: readonly string[], others: readonly string[]): number {
  const most = new Array<number>(others.length + 1).fill(0)
  for (const word of words) {
    let before = 0
    for (const [at, other] of others.entries()) {
      const now = most[at + 1] ?? 0
      most[at + 1] = Math.max(now, most[at] ?? 0, word === other ? before + 1 : 0)
      before = now
    }
  }
  return most.at(-1) ?? 0
}

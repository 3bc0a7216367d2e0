import { parseColour } from '../../../email/theme/colour-words.ts'
import wishes from '../data/wishes.json' with { type: 'json' }
import { isContent, type Span } from '../reading.ts'
import { countWords } from '../text/words.ts'
import { type Draft, restsOf, type Stage, sliceOf, trim } from './draft.ts'

/** Words that say how something is to look or sound. */
const LOOKS: ReadonlySet<string> = new Set(
  [...Object.values(wishes.voice), wishes.mood, wishes.tails].flatMap(words => words.split('|'))
)
const BETWEEN: ReadonlySet<string> = new Set(wishes.between.split('|'))
const WORD = /[\p{L}\p{N}#'’&-]+/gu
const SEPARATED = /(?:^|[,;:|/–—.!?\n-]|\()\s*$/
const DIVIDED = /[,;:.!?–—|/]\s/
/** So many words without a sign between them were never divided. */
const LONG = 14
const SURE = 0.85

/** Cuts wishes for looks out of what was typed without signs: "… free returns 60 days short punchy". */
export const styleTails: Stage = (drafts, { view: { text } }) =>
  drafts.flatMap(one => {
    const isFree = isContent(one.role) && one.role !== 'sender' && one.role !== 'quote' && one.role !== 'button'
    const wishes = isFree
      ? wishesIn(sliceOf(text, one.span)).map(({ at, length }) => trim(text, { at: one.span.at + at, length }))
      : []
    const styles = wishes.map((span): Draft => ({ role: 'style', span, confidence: SURE }))
    return wishes.length > 0 ? [...restsOf(one, wishes, text), ...styles] : [one]
  })

/**
 * Runs of words about looks: two at least that end a text, or one behind a sign. In a text that was never divided one is
 * enough at the end, and two in the middle where one of them is no colour.
 */
function wishesIn(text: string): Span[] {
  const isUndivided = !DIVIDED.test(text) && countWords(text) > LONG
  return runsIn(text)
    .filter(({ at, length, looks, colours }) => {
      const isEnd = text.slice(at + length).trim() === ''
      if (!isEnd) return isUndivided && looks > 1 && looks > colours
      return looks > 1 || SEPARATED.test(text.slice(0, at)) || (isUndivided && colours === 0)
    })
    .map(({ at, length }) => ({ at, length }))
}

interface Run extends Span {
  looks: number
  colours: number
}

/** Neighbouring words about looks, with small words between and after them. */
function runsIn(text: string): Run[] {
  const runs: Run[] = []
  let open: Run | undefined
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const plain = word.toLowerCase()
    const isColour = parseColour(plain) !== undefined
    if (isColour || LOOKS.has(plain)) {
      open ??= { at: index, length: 0, looks: 0, colours: 0 }
      open.looks++
      open.colours += Number(isColour)
    } else if (!BETWEEN.has(plain)) {
      if (open) runs.push(open)
      open = undefined
    }
    if (open) open.length = index + word.length - open.at
  }
  return open ? [...runs, open] : runs
}

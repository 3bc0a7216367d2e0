import type { Brief, Told } from '../../brief-reader/brief.ts'
import { isDirected } from '../../brief-reader/directives.ts'
import { voiceFor } from '../../brief-reader/lines/words.ts'
import { sentence } from '../../brief-reader/tidy.ts'
import { isStatement } from '../../grammar/clause.ts'
import { IS_HELP, isReward, isWhoTheyAre } from './redundant.ts'
import { contentWords, repeats } from './unplaced.ts'
import { isWhole } from './whole.ts'

/** Less missing than this is said in other words. */
const MISSING = 0.34
/** A longer sentence would be a paragraph of the brief. */
const LONGEST = 280

/**
 * Adds what readers are to get to know and nothing says yet to some sentences, each where the brief has it.
 * @param said All words that stand elsewhere in the email.
 */
export function withUntold(brief: Brief, statements: string[], said: string): string[] {
  let result = statements
  for (const told of brief.told) {
    if (
      isDirected(told.text) ||
      isArrival(told.text, said) ||
      IS_HELP.test(told.text) ||
      isReward(brief, told.text, said) ||
      isWhoTheyAre(brief, told.text) ||
      (brief.kind === 'cart' && /^(?:they|you) left (?:something|items?|things?)\b/i.test(told.text)) ||
      !isMissing(voiceFor(brief.kind)(told.text), `${said} ${result.join(' ')}`)
    )
      continue
    const words = sayable(told, voiceFor(brief.kind))
    if (!words) continue
    const others = result.filter(other => !repeats(other, words))
    const at = others.findIndex(other => placeIn(brief.text, other) > told.at)
    result = others.toSpliced(at < 0 ? others.length : at, 0, words)
  }
  return result
}

function isMissing(text: string, said: string): boolean {
  const known = new Set(contentWords(said))
  const own = contentWords(text)
  const missing = own.filter(word => !known.has(word))
  return missing.length > 0 && (missing.length / own.length >= MISSING || missing.length > 2)
}

/** "Delivery Thursday": the day is said. */
const isArrival = (text: string, said: string): boolean =>
  /^(?:delivery|arriv\w+|expected|collection)(?: is| on| by|:)? \S+(?: \S+){0,3}$/i.test(text) &&
  contentWords(text)
    .slice(1)
    .every(word => said.includes(word))

/** A clause that stands alone, else the sentence that holds it, else its bare words when they say something by themselves. */
function sayable({ text, line }: Told, voice: (words: string) => string): string | undefined {
  const said = [text, line].find(
    words =>
      words !== undefined &&
      !isDirected(words) &&
      words.length < LONGEST &&
      isStatement(words.replace(/"[^"]*"/g, 'This')) &&
      isWhole(words)
  )
  if (said) return voice(sentence(said))
  return isWhole(text) ? sentence(text) : undefined
}

/** Where a sentence stands in a text, by the first two of its words that follow one another there; at its end when nowhere. */
function placeIn(text: string, words: string): number {
  const [own, all] = [contentWords(words), contentWords(text)]
  for (const [at, word] of own.entries()) {
    const place = all.findIndex((other, index) => other === word && all[index + 1] === own[at + 1])
    if (place >= 0) return text.toLowerCase().indexOf(word, place)
  }
  return text.length
}

import type { Rule } from './desk.ts'
import type { Change } from './plain-words.ts'
import { replaced } from './replace.ts'

const AWAY =
  /^(?:use |with |make )?(?:fewer|no(?: more)?|less|without|remove|drop|delete|lose|get rid of|take out)(?: the| all| all the| those| any)?\s+(exclamation|emoji|emoticon|smiley)/i

const EMOJIS = /\s*(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\u200d|\ufe0f|[\u{1f3fb}-\u{1f3ff}])+/gu

const calmer: Change = text => text.replace(/!+/g, '.')
const plainer: Change = text => {
  const rest = text.replace(EMOJIS, '')
  return rest === text ? text : rest.trim()
}

/** "fewer exclamation marks", "remove all the emojis": everywhere, the subject too. */
const signs: Rule = (wish, desk) => {
  const sign = AWAY.exec(wish)?.[1]?.toLowerCase()
  if (!sign) return undefined
  const isMark = sign === 'exclamation'
  const operations = replaced(isMark ? calmer : plainer, desk)
  return operations.length > 0
    ? operations
    : { words: isMark ? 'There is no exclamation mark in this email.' : 'There are no emojis in this email.' }
}

export const SIGN_RULES: Rule[] = [signs]

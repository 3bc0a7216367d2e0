import type { Operation } from '../../../email/operations/operation.ts'
import { parseColour } from '../../../email/theme/colour-words.ts'
import { isQuoted, unquoted } from './clauses.ts'
import { allSlots, type Desk, isLink, type Outcome, type Rule, slotsOf, wordsOf } from './desk.ts'
import { type Change, inPlainHtml } from './plain-words.ts'

const FORWARD =
  /^(?:replace|swap|change|correct|fix|update|turn) (?:(?:all |every |any |each )?(?:instances?|occurrences?|mentions?) of |every |all |each |any |the words? |the phrase |the text )?(.{1,400}?) (?:with|by|to|for|into) (.+)$/is
const ARROW = /^(.{2,400}?) ?(?:->|→|=>) ?(.+)$/s
const NOT = /^(?:.{0,60} )?([\p{Lu}\d]\S*?),? (?:and )?not (?:on )?(\S+)$/u
const RATHER = /^(?:rather than|instead of) (.{1,400}?),? (?:say|write|use|put) (.+)$/is
const BACKWARD = /^(?:say|write|use|put) (.{1,400}?) instead of (.+)$/is

const EVERYWHERE = / (?:everywhere|throughout|in the (?:whole )?email)$/i

const wordsOfWish = (wish: string): [from: string, to: string] | undefined => {
  const forward = FORWARD.exec(wish) ?? RATHER.exec(wish) ?? ARROW.exec(wish)
  const backward = BACKWARD.exec(wish) ?? NOT.exec(wish)
  const [from, to] = forward ? [forward[1], forward[2]] : [backward?.[2], backward?.[1]]
  return from && to ? [from.replace(EVERYWHERE, ''), to.replace(EVERYWHERE, '')] : undefined
}

/** "replace “X” with “Y”": what stands in quotes is never anything but words. */
const replaceQuoted: Rule = (wish, desk) => {
  const words = wordsOfWish(wish)
  if (!words || !isQuoted(words[0])) return undefined
  return everywhere(words, desk) ?? { words: `“${unquoted(words[0])}” is nowhere in this email.` }
}

/** "replace X with Y", "say Y instead of X", "change every X to Y" where X is in the email. */
const replace: Rule = (wish, desk) => {
  const words = wordsOfWish(wish)
  if (!words) return undefined
  const done = everywhere(words, desk)
  if (done) return done
  const sought = unquoted(words[0]).replace(/^(?:the|this|our|my) /i, '')
  return parseColour(sought) && parseColour(words[1])
    ? { words: `Which part? For example: "make the button ${words[1]}", "background: ${words[1]}".` }
    : { words: `I found no “${sought.slice(0, 80)}” in this email.` }
}

function everywhere([from, to]: [string, string], desk: Desk): Outcome {
  const [wanted, next] = [unquoted(from), unquoted(to)]
  if (wanted.length < 2) return undefined
  const whole = replaced(changer(wanted, next, true), desk)
  const operations = whole.length > 0 ? whole : replaced(changer(wanted, next, false), desk)
  return operations.length > 0 ? operations : undefined
}

/** The texts without these words, where a text holds more than them. */
export function withoutWords(words: string, desk: Desk): Operation[] {
  const remove = changer(words.replace(/[.!?]+$/, ''), '', true, '[.!?]*')
  const change: Change = text => {
    const rest = remove(text)
    return rest === text ? text : rest.replace(/ {2,}/g, ' ').replace(/^[ \n]+|[ \n]+$/g, '')
  }
  return words.length < 3 ? [] : replaced(change, desk)
}

/** Replaces words in a text, not in addresses and merge tags; a capital stays one. */
function changer(from: string, to: string, isWhole: boolean, after = ''): Change {
  const escaped = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(isWhole ? `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])${after}` : escaped, 'giu')
  const put = (match: string) =>
    /^\p{Lu}/u.test(match) && /^\p{Ll}/u.test(from) ? to.charAt(0).toUpperCase() + to.slice(1) : to
  return text =>
    text
      .split(/(\]\([^()\s]*\)|\{\{[^{}]*\}\})/)
      .map((part, at) => (at % 2 ? part : part.replace(pattern, put)))
      .join('')
}

function replaced(change: Change, desk: Desk): Operation[] {
  const inSlots = desk.sections.flatMap(slotsOf).flatMap(({ ref, value }): Operation[] => {
    const next =
      typeof value === 'string' ? change(value) : isLink(value) ? { ...value, label: change(value.label) } : value
    return JSON.stringify(next) === JSON.stringify(value) ? [] : [{ op: 'set', ref, value: next }]
  })
  const facts = (['subject', 'preheader'] as const).flatMap((name): Operation[] => {
    const [before, after] = [desk.email[name], change(desk.email[name])]
    return before === after ? [] : [{ op: 'meta', [name]: after }]
  })
  return [...inSlots, ...inPlainHtml(change, desk), ...facts]
}

const DISCOUNT =
  /^(?:(?:make|change|set|update|raise|lower|increase|reduce) )?(?:the )?(?:discount|offer|sale|reduction)(?: from \d+ ?%)?(?: to| should be| is|:)? (\d{1,2} ?%)(?: off)?$/i

/** "make the discount 25%": the one percentage that the email speaks of. */
const discount: Rule = (wish, desk) => {
  const next = DISCOUNT.exec(wish)?.[1]
  if (!next) return undefined
  const texts = [...allSlots(desk).map(wordsOf), desk.email.subject, desk.email.preheader]
  const known = [...new Set(texts.flatMap(text => text.match(/\d{1,2} ?%/g) ?? []))]
  if (known.length !== 1 || !known[0])
    return {
      words:
        known.length > 1
          ? `Which one: ${known.join(' or ')}? Say "change ${known[0]} to ${next}".`
          : 'I found no discount in this email.'
    }
  return everywhere([known[0], next], desk)
}

export const DISCOUNT_RULES = [discount]
export const QUOTED_RULES = [replaceQuoted]
export const REPLACE_RULES = [replace]

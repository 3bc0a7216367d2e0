import type { Operation } from '../../../email/operations/operation.ts'
import { parseColour } from '../../../email/theme/colour-words.ts'
import { escaped } from '../../grammar/escaped.ts'
import { isQuoted, unquoted } from './clauses.ts'
import { allSlots, type Desk, isLink, type Outcome, type Rule, slotsOf, wordsOf } from './desk.ts'
import { type Change, inPlainHtml } from './plain-words.ts'

const FORWARD =
  /^(?:replace|swap|change|correct|fix|update|turn) (?:(?:all |every |any |each )?(?:instances?|occurrences?|mentions?) of |every |all |each |any |the words? |the phrase |the text )?(.{1,400}?) (?:with|by|to|for|into) (.+)$/is
const ARROW = /^(.{2,400}?) ?(?:->|→|=>) ?(.+)$/s
const NOT = /^(?:.{0,60} )?([\p{Lu}\p{Sc}\d]\S*?),? (?:and )?not (?:on )?(\S+)$/u
const IS_NOT =
  /^(?:no,? |sorry,? |wait,? )*(?:the [\w ]{2,40} (?:is|are) wrong[,;:-]*\s*)?(?:and |but )?(?:it|that|they|the [\w ]{2,40}?|we)?(?:[’']?s|[’']re| is| are| should be| must be)\s+(?:now )?(?:on |at )?(.{1,60}?),? (?:and )?not (?:on |at )?(.{1,60})$/i
const NOT_BUT = /^(?:(?:it|that)(?:[’']s| is) )?not (.{1,60}?),? but (.{1,60})$/i
const TYPO =
  /^(?:(?:please )?(?:fix|correct|mend)|there(?:[’']s| is)|you (?:have|made)) (?:the |an? |this )?(?:typos?|spelling(?: (?:mistake|error))?|mistake|error)(?: in the [\w ]{2,30}?)?\s*[:,–-]?\s+(.{1,200}?) (?:should (?:be|read|say)|must be|is (?:spelled|spelt|written)|to|->|→|=>) (?:spelled |spelt |written )?(.+)$/is
const SHOULD = /^(["“'‘].{1,200}["”'’]) (?:should|must) (?:be|read|say) (.+)$/is
const RATHER = /^(?:rather than|instead of) (.{1,400}?),? (?:say|write|use|put) (.+)$/is
const BACKWARD = /^(?:say|write|use|put) (.{1,400}?) instead of (.+)$/is

/** Days that belong to names stand after these. */
const NAMED_DAY = '(?<!\\b(?:black|good|cyber|giving|easter|shrove|palm|super) )'

const EVERYWHERE = / (?:everywhere|throughout|in the (?:whole )?email)$/i

const firstOf = (forms: RegExp[], wish: string): RegExpExecArray | undefined =>
  forms.map(form => form.exec(wish)).find(match => match !== null)

const wordsOfWish = (wish: string): [from: string, to: string] | undefined => {
  const forward = firstOf([TYPO, SHOULD, FORWARD, RATHER, NOT_BUT, ARROW], wish)
  const backward = firstOf([BACKWARD, IS_NOT, NOT], wish)
  const [from, to] = forward ? [forward[1], forward[2]] : [backward?.[2], backward?.[1]]
  return from && to
    ? [from.replace(EVERYWHERE, '').replace(/^(?:it|that|the [a-z ]{2,20}) from /i, ''), to.replace(EVERYWHERE, '')]
    : undefined
}

/** "replace “X” with “Y”": what stands in quotes is never anything but words. */
const replaceQuoted: Rule = (wish, desk) => {
  const words = wordsOfWish(wish)
  if (!words || !isQuoted(words[0])) return undefined
  return everywhere(words, desk) ?? { words: `“${unquoted(words[0])}” is nowhere in this email.` }
}

/** "the price is wrong, it's £34 not £30", "fix the typo: recieve should be receive": words that are not in the email are no names of parts. */
const correct: Rule = (wish, desk) => {
  const typo = TYPO.exec(wish)
  const match = typo ?? IS_NOT.exec(wish)
  if (!match?.[1] || !match[2]) return undefined
  const [from, to] = typo ? [match[1], match[2]] : [match[2], match[1]]
  const done = everywhere([from, to], desk)
  if (done) return done
  const isThere = allSlots(desk).some(slot => wordsOf(slot).includes(unquoted(to)))
  return {
    words: `“${unquoted(from)}” is nowhere in this email.${isThere ? ` It says “${unquoted(to)}” already.` : ''}`
  }
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

/** Replaces words; a capital stays one, and a day is not taken out of a name such as Black Friday. */
function changer(from: string, to: string, isWhole: boolean, after = ''): Change {
  const words = escaped(from)
  const ofName = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i.test(from) ? NAMED_DAY : ''
  const pattern = new RegExp(
    isWhole ? `${ofName}(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])${after}` : ofName + words,
    'giu'
  )
  const put = (match: string) =>
    /^\p{Lu}/u.test(match) && /^\p{Ll}/u.test(from) ? to.charAt(0).toUpperCase() + to.slice(1) : to
  return outsideAddresses(text => text.replace(pattern, put))
}

/** A change of the words alone: not of what is between them, addresses and merge tags. */
export function outsideAddresses(change: Change): Change {
  return text =>
    text
      .split(/(\]\([^()\s]*\)|\{\{[^{}]*\}\})/)
      .map((part, at) => (at % 2 ? part : change(part)))
      .join('')
}

/** Words as a pattern, not inside of longer ones. */
export const wholeWords = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, 'giu')

/** The running texts that a change makes others; where an email has no sections of ours, its texts. */
export const changedTexts = (change: Change, desk: Desk): Operation[] =>
  allSlots(desk).flatMap(({ ref, name, value }): Operation[] =>
    name === 'text' && typeof value === 'string' && change(value) !== value
      ? [{ op: 'set', ref, value: change(value) }]
      : []
  )

/** Every text, label and fact that the change makes another. */
export function replaced(change: Change, desk: Desk): Operation[] {
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

export const QUOTED_RULES = [correct, replaceQuoted]
export const REPLACE_RULES = [replace]

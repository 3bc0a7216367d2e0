import { isQuoted, unquoted } from './clauses.ts'
import type { Desk, Outcome, Rule } from './desk.ts'
import { factForms } from './mentions.ts'
import { slotsNamed } from './places.ts'
import { changedTexts, wholeWords } from './replace.ts'

const BOLD =
  /^(?:(?:bold|embolden|highlight|emphasi[sz]e|stress)\s+(.{1,200})|(?:make|put|set|turn|print|have)\s+(.{1,200}?)\s+(?:in )?bold(?:er)?(?: (?:text|type|letters))?)$/is
const CALLED = /^(?:(?:the|our) )?(?:words?|phrase|sentence|text) (?=\S)/i

/** "bold the deadline", "make “Tuesday” bold": words inside texts. A part of the email is for the rule that knows parts. */
const boldWords: Rule = (wish, desk) => {
  const match = BOLD.exec(wish)
  const said = match?.[1] ?? match?.[2]
  if (!said || (desk.selected && /^(?:this|it)$/i.test(said))) return undefined
  const words = said.replace(CALLED, '')
  const fact = factForms(words.replace(/^(?:the|our) /i, '').toLowerCase())
  if (!fact && !isQuoted(words) && slotsNamed(words, desk).length > 0) return undefined
  const form = fact?.forms
    .map(each => new RegExp(`(?:${each.source})(?:,? (?:at )?(?:midnight|noon)\\b)?`, each.flags))
    .find(each => changedTexts(text => text.replace(each, ''), desk).length > 0)
  if (fact) return form ? inBold(form, desk) : { words: `I found no ${fact.called} in the texts of this email.` }
  const done = inBold(wholeWords(unquoted(words.replace(/^the (?=[^\s]+$)/i, ''))), desk)
  return Array.isArray(done) || isQuoted(words) || words !== said ? done : undefined
}

/** Only what is not bold yet. */
function inBold(words: RegExp, desk: Desk): Outcome {
  const change = (text: string) =>
    text
      .split(/(\*\*[^*]+\*\*|\]\([^()\s]*\)|\{\{[^{}]*\}\})/)
      .map((part, at) => (at % 2 ? part : part.replace(words, found => `**${found}**`)))
      .join('')
  const operations = changedTexts(change, desk)
  if (operations.length > 0) return operations
  const isThere = changedTexts(text => text.replace(words, ''), desk).length > 0
  return { words: isThere ? 'It is bold already.' : 'I found no such words in the texts of this email.' }
}

const PLAIN =
  /^(?:remove|no(?: more)?|less|drop|without|get rid of|take out|undo) (?:all )?(?:the )?bold(?:ing| (?:text|words|type))?$|^un-?bold\b.{0,30}$/i

/** "remove the bold": of the words inside texts. */
const unbold: Rule = (wish, desk) => {
  if (!PLAIN.test(wish)) return undefined
  const operations = changedTexts(text => text.replace(/\*\*([^*]+)\*\*/g, '$1'), desk)
  return operations.length > 0
    ? operations
    : { words: 'No words inside the texts are bold. For a part, say "make the headline normal".' }
}

export const EMPHASIS_RULES: Rule[] = [boldWords]
/** Asked before the rules that remove parts. */
export const UNBOLD_RULES: Rule[] = [unbold]

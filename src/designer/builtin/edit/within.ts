import type { Operation } from '../../../email/operations/operation.ts'
import { isQuoted, unquoted } from './clauses.ts'
import { isImage, isLink, type Rule, wordsOf } from './desk.ts'
import { slotsNamed } from './places.ts'

const INTO =
  /^(?:put|add|include|mention|insert|use|show|write) (.{1,120}?) (?:in|into|to|at the (?:end|start|beginning) of) (?:the |our |my )?(subject(?: line)?|preheader|preview(?: text| line)?|headline|heading|title|button(?: text)?|hero text|text)$/i
const GIVEN = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u200d\ufe0f])+$/u

/** "put the discount code in the headline", 'add "today" to the subject': words that are given go to its end; the rest is for whoever asks to word. */
const into: Rule = (wish, desk) => {
  const [, what = '', where = ''] = INTO.exec(wish) ?? []
  if (!what || /^(?:https?:|an? (?:link|button|picture|image)\b)/i.test(what)) return undefined
  const fact = /^subject/i.test(where) ? 'subject' : /^pre/i.test(where) ? 'preheader' : undefined
  const slot = fact ? undefined : slotsNamed(where, desk).find(({ value }) => !isImage(value))
  const now = fact ? desk.email[fact] : slot && wordsOf(slot)
  if (now === undefined) return undefined
  if (!isQuoted(what) && !GIVEN.test(what))
    return {
      words: `How should it read then? It says “${now}” now. Give me all of it: "change the ${where.toLowerCase()} to …".`
    }
  const next = `${now} ${unquoted(what)}`.trim()
  if (fact) return [{ op: 'meta', [fact]: next }]
  return slot
    ? [{ op: 'set', ref: slot.ref, value: isLink(slot.value) ? { ...slot.value, label: next } : next } as Operation]
    : undefined
}

const ON =
  /^(?:put|write|print|show) (["“].{1,120}["”]|\p{Lu}.{1,60}?) (?:on|as) (?:the |all )?(?:the )?(buttons?|headline|heading|title)$/u

/** "put Shop now on the button". */
const onto: Rule = (wish, desk) => {
  const [, words, where] = ON.exec(wish.charAt(0).toLowerCase() + wish.slice(1)) ?? []
  const slot = where ? slotsNamed(where, desk)[0] : undefined
  if (!words || !slot || isImage(slot.value)) return undefined
  const value = isLink(slot.value) ? { ...slot.value, label: unquoted(words) } : unquoted(words)
  return [{ op: 'set', ref: slot.ref, value }]
}

export const WITHIN_RULES: Rule[] = [onto, into]

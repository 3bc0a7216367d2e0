import type { Operation } from '../../../email/operations/operation.ts'
import { unquoted } from './clauses.ts'
import type { Rule } from './desk.ts'
import { kindsNamed } from './nouns.ts'
import { ADD, placed, placeIn } from './place-in.ts'

const SECTION = new RegExp(
  `^${ADD}(?:section|block|part)s?(?: (?:with|about|on|for|called|titled) (?:the |our |my )?(.{2,80}?))?\\s*:\\s*(.+)$`,
  'is'
)

/** "add a section about our opening hours: Mon to Fri, 9 to 5". */
const addSection: Rule = (wish, desk) => {
  const match = SECTION.exec(wish)
  if (!match?.[2]) return undefined
  const heading = match[1] && match[1].charAt(0).toUpperCase() + match[1].slice(1)
  const content = { ...(heading && { heading }), text: unquoted(match[2]) }
  return [{ op: 'add', kind: 'text', content, ...placeIn(desk) }]
}

const OTHER = new RegExp(
  `^${ADD}(paragraph|text(?: block)?|note|notice|announcement|sentence|line of text|divider|separator|horizontal line|line)\\b(?:(?:\\s*(?:saying|that says|that reads|:)\\s*|\\s+(?=["“]))(.+))?(.*)$`,
  'is'
)

/** "add a paragraph: We open at nine.", "add a divider after the hero". */
const addText: Rule = (wish, desk) => {
  const match = OTHER.exec(wish)
  if (!match?.[1]) return undefined
  const noun = match[1].toLowerCase()
  if (/divider|separator|^(?:horizontal )?line$/.test(noun) && !match[2])
    return [{ op: 'add', kind: 'divider', content: {}, ...placeIn(desk, wish) }]
  const text = match[2] && unquoted(match[2])
  if (!text) return { words: `What should the ${noun} say? For example: add a paragraph: We open at nine.` }
  const kind = /^(?:note|notice|announcement)$/.test(noun) ? 'notice' : 'text'
  return [{ op: 'add', kind, content: { text }, ...placeIn(desk) } as Operation]
}

const BARE =
  /^(?:add|insert|put|write|include) (["“].{2,2000}?["”]|[A-Z][^:]{2,400}?) (?:(before|above|after|below|under) (the .{2,30})|(?:to|at) the (?:very )?(top|start|beginning|end|bottom)(?: of (?:it|the email))?)$/

/** 'add "See you soon" at the end'. */
const addWords: Rule = (wish, desk) => {
  const [, words, way, noun, end] = BARE.exec(wish.charAt(0).toLowerCase() + wish.slice(1)) ?? []
  if (!words) return undefined
  const wished = end ? `at the ${/top|start|begin/.test(end) ? 'top' : 'end'}` : `${way} ${noun}`
  return [{ op: 'add', kind: 'text', content: { text: unquoted(words) }, ...placeIn(desk, wished) }]
}

/** "add a schedule": what goes in is for whoever asks to say. */
const addNothing: Rule = wish => {
  const noun = new RegExp(`^${ADD}([\\w -]{3,30}?)(?: section| block)?$`, 'i').exec(wish)?.[1]?.toLowerCase()
  if (!noun || (kindsNamed(noun).length === 0 && !/^(?:section|heading|headline|spacer|subtitle)\b/.test(noun)))
    return undefined
  return {
    words: `I do not make up what goes into a ${noun}. Give me the words: "add a section about our opening hours: Monday to Friday, nine to five", or "add a product: Blue mug, £14".`
  }
}

export const TEXT_ADD_RULES: Rule[] = [addSection, addText, addWords].map(placed)
/** Asked when no other rule knows what is to be added. */
export const EMPTY_ADD_RULES: Rule[] = [addNothing]

import type { Operation } from '../../../email/operations/operation.ts'
import { unquoted } from './clauses.ts'
import type { Rule } from './desk.ts'
import { capital } from './new-items.ts'
import { ADD, placed, placeIn } from './place-in.ts'

const SECTION = new RegExp(
  `^${ADD}(?:section|block|part)s?(?: (?:with|about|on|for|called|titled) (?:the |our |my )?(.{2,80}?))?\\s*:\\s*(.+)$`,
  'is'
)

/** "add a section about our opening hours: Mon to Fri, 9 to 5". */
const addSection: Rule = (wish, desk) => {
  const match = SECTION.exec(wish)
  if (!match?.[2]) return undefined
  const heading = match[1] && capital(match[1])
  const content = { ...(heading && { heading }), text: capital(unquoted(match[2])) }
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
  const text = match[2] && capital(unquoted(match[2]))
  if (!text) return { words: `What should the ${noun} say? For example: add a paragraph: We open at nine.` }
  const kind = /^(?:note|notice|announcement)$/.test(noun) ? 'notice' : 'text'
  return [{ op: 'add', kind, content: { text }, ...placeIn(desk) } as Operation]
}

const BARE =
  /^(?:add|insert|put|write|include|say) (["“].{2,2000}?["”]|[A-Z][^:]{2,400}?|[^:]{0,60}\{\{[^:]{2,200}?) (?:(before|above|after|below|under) (the .{2,30})|(?:to|at) the (?:very )?(top|start|beginning|end|bottom)(?: of (?:it|the email))?)$/

/** 'add "See you soon" at the end'. */
const addWords: Rule = (wish, desk) => {
  const [, words, way, noun, end] = BARE.exec(wish.charAt(0).toLowerCase() + wish.slice(1)) ?? []
  if (!words) return undefined
  const wished = end ? `at the ${/top|start|begin/.test(end) ? 'top' : 'end'}` : `${way} ${noun}`
  return [{ op: 'add', kind: 'text', content: { text: capital(unquoted(words)) }, ...placeIn(desk, wished) }]
}

const POSTSCRIPT =
  /^(?:(?:add|insert|include|put(?: in)?|write|end with|finish with)\s+)?(?:an? |the |my |our )?p\.? ?s\.?(?: (?:at|to) the (?:very )?(?:end|bottom)(?: of the email)?)?(?:\s*[:,–—-]+\s*|\s+(?:saying|that says|which says|about)?\s*)(.*)$/is

/** "add a PS: Orders over £40 ship free": below all else but the footer. */
const addPostscript: Rule = (wish, desk) => {
  const match = POSTSCRIPT.exec(`${wish} `)
  if (!match) return undefined
  const words = unquoted(match[1] ?? '')
  if (!words) return { words: 'What should the PS say? For example: "add a PS: Orders over £40 ship free."' }
  return [{ op: 'add', kind: 'text', content: { text: `**PS** ${capital(words)}` }, ...placeIn(desk) }]
}

const BANNER =
  /^(?:add|insert|include|put in|put)\s+(?:an? |the |our )?(.{3,80}?) (?:banner|bar|strip|ribbon)(?:\s+(?:at|on|to) the (?:very )?(top|start|beginning|bottom|end))?$/i

/** "add a free shipping banner at the top": its words are named. */
const addBanner: Rule = (wish, desk) => {
  const [, words, end] = BANNER.exec(wish) ?? []
  if (
    !words ||
    /^(?:new|big|small|hero|notice|nav|navigation|menu|top|header|colou?red|cookie|social|logo|button|side|progress)$|[:"“]/i.test(
      words
    )
  )
    return undefined
  const place = placeIn(desk, /bottom|end/i.test(end ?? '') ? '' : 'at the top')
  return [{ op: 'add', kind: 'notice', content: { text: capital(words) }, ...place }]
}

/** "add a section about our new shop": a heading is no text. */
const addUntold: Rule = wish => {
  const topic = ABOUT.exec(wish)?.[1]
  return topic
    ? { words: `I do not make up texts. Give me the words after a colon: "add a section about ${topic.trim()}: …".` }
    : undefined
}

const ABOUT = new RegExp(
  `^${ADD}(?:(?:short|little|small|brief) )?(?:section|block|part|paragraph|text|line|sentence|note|notice|mention|info(?:rmation)?)s? (?:about|on|of|regarding|with info(?:rmation)? (?:about|on)) ([^:"“]{3,120})$`,
  'i'
)

export const TEXT_ADD_RULES: Rule[] = [addPostscript, addBanner, addSection, addUntold, addText, addWords].map(placed)

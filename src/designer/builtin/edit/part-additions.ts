import { unquoted } from './clauses.ts'
import { contents, type Rule } from './desk.ts'
import { capital } from './new-items.ts'
import { bare, kindsNamed, slotNames } from './nouns.ts'
import { ADD, placeIn } from './place-in.ts'
import { emptySlot, slotsNamed } from './places.ts'
import { sectionsNamed } from './sections-named.ts'

const PART = new RegExp(
  `^${ADD}([a-z][\\w -]{2,30}?)(?: (?:to|for|in|on|above|below|under) (?:the |our )?([\\w ]{3,30}?))?(?:\\s*:|\\s+(?:saying|that says|that reads|with)|\\s(?=["“]))\\s*(.{2,})$`,
  'is'
)

/** "add a tagline: Since 1999", "add a heading to the quote: Kind words": a part that a section may have and has not yet. */
const addPart: Rule = (wish, desk) => {
  const [, noun, owner, text] = PART.exec(wish) ?? []
  if (!noun || !text || slotNames(bare(noun)).length === 0) return undefined
  if (/^(?:headings?|headlines?|titles?)$/i.test(noun) && !owner && !desk.selected)
    return { words: `Above what? For example: "add a heading to the products: ${unquoted(text).slice(0, 60)}".` }
  if (/^(?:signature|sign[- ]?off)$/i.test(noun) && !desk.sections.some(({ kind }) => kind === 'text'))
    return [{ op: 'add', kind: 'text', content: { text: unquoted(text) }, ...placeIn(desk) }]
  if (owner && sectionsNamed(owner, desk).length === 0 && slotsNamed(owner, desk).length === 0)
    return { words: `I found no ${bare(owner)} in this email. ${contents(desk)}` }
  const part = owner ? `${bare(noun)} of the ${bare(owner)}` : bare(noun)
  const slot = emptySlot(owner ? `${noun} of ${owner}` : noun, desk)
  return slot
    ? [{ op: 'set', ref: slot.ref, value: capital(unquoted(text)) }]
    : {
        words: `There is a ${bare(noun)} already, or no place for one. To give it other words, say "change the ${part} to …".`
      }
}

const TITLED = new RegExp(
  `^${ADD}(?:(?:our|my) )?([a-z][\\w &'’-]{3,40}?)(?: section| block)?(?:\\s+(?:at|to|on) the (?:very )?(top|start|beginning|bottom|end))?\\s*:\\s*(.{2,})$`,
  'is'
)

/** "add our opening hours: Mon to Fri, 9 to 5": what it is about, and what there is to say. */
const addTitled: Rule = (wish, desk) => {
  const [, heading, end, text] = TITLED.exec(wish) ?? []
  if (
    !heading ||
    !text ||
    /\d|\b(?:with|table|list|row|rows|columns?|section|quotes?|bullets?|points|colou?rs?|backgrounds?|borders?)\b/i.test(
      heading
    )
  )
    return undefined
  if (slotNames(bare(heading)).length > 0) return undefined
  const isText = /\b(?:note|message|line|sentence|text|paragraph|wish|greeting)$/i.test(heading)
  const content = { ...(!isText && { heading: capital(heading.trim()) }), text: capital(unquoted(text)) }
  return [
    { op: 'add', kind: 'text', content, ...placeIn(desk, /top|start|begin/i.test(end ?? '') ? 'at the top' : '') }
  ]
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

/** Asked when no other rule knows what is to be added. */
const BULLETS =
  /^(?:add|insert|include|put in)\s+(?:(?:an?|the|these|some|\d|two|three|four|five|six)\s+)*(?:bullet(?:ed)?(?: points?| list)?s?|bullets|list(?: of \w+)?)\s*(?::|with|saying)\s*(.{3,})$/is

/** "add three bullet points: fast, cheap, easy". */
const addBullets: Rule = (wish, desk) => {
  const words = BULLETS.exec(wish)?.[1]
  const points = words
    ?.split(words.includes('\n') ? /\n/ : /[,;]\s+(?:and\s+)?/)
    .map(point => point.replace(/^[\s•*–-]+/, '').trim())
  const text = points
    ?.filter(Boolean)
    .map(point => `• ${capital(point)}`)
    .join('\n')
  return text ? [{ op: 'add', kind: 'text', content: { text }, ...placeIn(desk) }] : undefined
}

/** "add our opening hours": nobody but the sender knows them. */
const addUnknown: Rule = wish => {
  const noun = /^(?:add|insert|include|put in) ((?:our|my|the|some) [\w' -]{3,40})$/i.exec(wish)?.[1]
  return noun
    ? {
        words: `I do not know ${noun.replace(/^my\b/i, 'your').replace(/^our\b/i, 'your')}. Give me the words: "add ${noun}: …".`
      }
    : undefined
}

export const EMPTY_ADD_RULES: Rule[] = [addPart, addBullets, addTitled, addNothing, addUnknown]

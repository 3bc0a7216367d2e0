import type { Operation } from '../../../email/operations/operation.ts'
import type { OutlineItem, OutlineSlot } from '../../../email/outline/outline.ts'
import type { LinkValue } from '../../../email/sections/section.ts'
import { linkUrl } from '../../../email/sections/urls.ts'
import { parseColour } from '../../../email/theme/colour-words.ts'
import { fontKey } from '../../../email/theme/fonts.ts'
import { isQuoted, unquoted } from './clauses.ts'
import {
  allSlots,
  type Desk,
  isImage,
  isLink,
  isThis,
  type Outcome,
  type Rule,
  selectedItem,
  selectedSlot,
  wordsOf
} from './desk.ts'
import { bare, kindsNamed, listsNamed, slotNames, withOrdinal } from './nouns.ts'
import { emptySlot, mainSlot, slotsNamed } from './places.ts'
import { itemsNamed } from './sections-named.ts'

const SET =
  /^(?:(?:change|set|make|update|rewrite|let|have|edit|fix|correct|switch|turn|new)\s+)?(?:the |this )?(?:new )?([\p{L}\p{N}\s'’&-]{2,60}?)(?:\s+(?:to\s*:|to (?:say|read|be)|so (?:that )?it (?:says|reads)|to|(?:(?:should |must )(?:be called|be named|say|read|be)|is called|says?|reads?)(?:\s*:)?|into)|\s*(?:[:=]|->|→|=>))\s+(.+)$/isu
const REPLACED = /^(?:replace|swap|exchange)\s+(?:the )?([\p{L}\p{N}\s'’&-]{2,60}?)\s+(?:with|by|for)\s+(.+)$/isu
const OTHER_VERB =
  /^(?:add|insert|move|put|remove|delete|drop|link|point|show|display|use|bring|swap|replace|centre|center)\b/i

/** "change the headline to …", "headline: …", "the button should say …", "rename the second product to …". */
const set: Rule = (wish, desk) => {
  const match = SET.exec(wish.replace(/\banswer to (?=the\b|question)/i, 'answer of ')) ?? REPLACED.exec(wish)
  if (!match?.[1] || !match[2] || OTHER_VERB.test(match[1])) return undefined
  const [target, value] = [match[1].trim(), withItsVerb(wish, match[2])]
  if (/ everywhere$/i.test(value) && slotNames(bare(target)).length === 0) return undefined
  if (isThis(target) && isImage(selectedSlot(desk)?.value ?? '')) return undefined
  const item = counted(target, desk)
  const found = item ? [item] : slotsNamed(target, desk).filter(slot => !isImage(slot.value))
  const isOther = /\b(?:image|picture|photo|colou?r|font|size|layout|background|price)s?$/i.test(target)
  if (found.length === 0 && isOther && itemsNamed(target, desk).length === 0) return undefined
  if (found.length === 0 && /^header$/i.test(target)) return whichTop(desk)
  if (!item && !selectedItem(desk) && isAmbiguous(target, found))
    return { words: `There are several of those. Say which, as in "change the second ${bare(target)} to …".` }
  if (found.length === 0 && isWritten(target, wish, desk)) return undefined
  const slot = found[0] ?? emptySlot(target, desk) ?? mainSlot(target, desk)
  if (
    !slot ||
    isImage(slot.value) ||
    (isLook(value) && !isQuoted(value) && /^(?:heading|text|button|link|logo)$/.test(slot.name))
  )
    return undefined
  const slots = /^buttons$/.test(bare(target)) ? found : sameSender(target, slot, desk)
  return slots.map(each => setText(each, unquoted(value)))
}

/** The name of the sender stands in the header and in the footer. */
function sameSender(target: string, slot: OutlineSlot, desk: Desk): OutlineSlot[] {
  const isName = /\b(?:company|brand|business|shop|store|sender)(?:['’]s)? name$/i.test(target)
  const alike = allSlots(desk).filter(each => /^(?:logo|company)$/.test(each.name) && wordsOf(each) === wordsOf(slot))
  return isName && alike.length > 0 ? alike : [slot]
}

/** "change Shop to Buy", "change thank you to thanks": words of the email that are no name for a part of it. */
const isWritten = (target: string, wish: string, desk: Desk): boolean =>
  (/^\p{Lu}/u.test(target) && allSlots(desk).some(slot => wordsOf(slot).includes(target))) ||
  (isNoName(target, wish, desk) &&
    allSlots(desk).some(slot => wordsOf(slot).toLowerCase().includes(target.toLowerCase())))

const isNoName = (target: string, wish: string, desk: Desk): boolean =>
  !withOrdinal(bare(target)) &&
  [slotNames(bare(target)), kindsNamed(bare(target))].every(each => each.length === 0) &&
  !itemsNamed(target, desk).some(item => isCalled(item, target) || /^\w+ (?:the|this|our) /i.test(wish))

const isCalled = ({ slots }: OutlineItem, name: string): boolean =>
  slots.some(slot => wordsOf(slot).toLowerCase() === name.toLowerCase())

/** A part that only items have, several times, and nobody said whose. */
const isAmbiguous = (target: string, found: OutlineSlot[]): boolean =>
  found.length > 1 &&
  slotNames(bare(target)).length > 0 &&
  !/buttons?$/i.test(target) &&
  found.every(({ ref }) => /\.\d+\./.test(ref))

/** A text may begin as what introduces one does: "change the headline to Say yes". */
function withItsVerb(wish: string, value: string): string {
  const verb = / to (Say|Read|Be) /.exec(wish)?.[1]
  return verb && wish.endsWith(` to ${verb} ${value}`) ? `${verb} ${value}` : value
}

/** 'the second question' is an item, though 'question' is also a part of one. */
function counted(target: string, desk: Desk): OutlineSlot | undefined {
  const place = withOrdinal(bare(target))
  return place && listsNamed(place.noun).length > 0 ? mainSlot(target, desk) : undefined
}

/** People say "header" for the headline as well as for the bar on top. */
function whichTop(desk: Desk): Outcome {
  const [headline, logo] = [slotsNamed('headline', desk)[0], slotsNamed('logo', desk)[0]]
  if (!headline || !logo) return headline ? undefined : { words: 'There is no header in this email.' }
  return {
    words: `Do you mean the headline (“${wordsOf(headline)}”) or the name at the top (“${wordsOf(logo)}”)? Say "change the headline to …" or "change the logo to …".`
  }
}

const LOOKS =
  /^(?:be )?(?:in )?(?:an? )?(?:different |another )?(?:much |a (?:bit|little) )?(?:bigger|larger|huge|smaller|bold(?:er)?|italics?|underlined|upper ?case|lower ?case|(?:all )?caps|(?:all )?capitals?|fonts?|colou?rs?|serif|sans(?:[- ]serif)?|round(?:ed|er)?|square|dark(?:er)?|light(?:er)?|brighter|longer|shorter|left|right|cent(?:er|re)(?:ed|d)?|invisible|hidden|wider|narrower)(?: (?:text|font|letters|aligned|case))?$/i

/** Words for how something looks, which nobody means as its new text. */
const isLook = (value: string): boolean =>
  LOOKS.test(value) ||
  /^(?:the |an? )?[a-z][\w-]* (?:layout|font|style)$/.test(value) ||
  parseColour(value) !== undefined ||
  fontKey(value) !== undefined

const ADDRESS = /^(?:https?:\/\/\S+|(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?)$/i

/** An address is where a link leads; a link that shows its address shows the new one. */
function renamed({ label, href }: LinkValue, value: string): LinkValue {
  const address = ADDRESS.test(value) ? linkUrl(value) : undefined
  return address ? { label: ADDRESS.test(label) ? value : label, href: address } : { label: value, href }
}

function setText(slot: OutlineSlot, value: string): Operation {
  return { op: 'set', ref: slot.ref, value: isLink(slot.value) ? renamed(slot.value, value) : value }
}

/** "rename the button Claim my offer": a part, and its words right after it. */
const LABELLED = /^(?:rename|label|call) (?:the )?([a-z]+) (["“\p{Lu}].*)$/su

/** "rename Good to know to Details": words of the email may hold a “to”. */
const isRenamed = (wish: string, words: string): boolean =>
  words.length > 2 &&
  /^(?:rename|change) (?:the )?/i.test(wish) &&
  / to /i.test(words) &&
  wish.toLowerCase().includes(` ${words.toLowerCase()} to `)

/** "rename the second product to Blue mug". */
const rename: Rule = (wish, desk) => {
  const written = allSlots(desk).find(slot => slot.kind !== 'image' && isRenamed(wish, wordsOf(slot)))
  if (written && !isImage(written.value))
    return [
      setText(
        written,
        unquoted(
          wish.slice(wish.toLowerCase().indexOf(` ${wordsOf(written).toLowerCase()} to `) + wordsOf(written).length + 5)
        )
      )
    ]
  const labelled = LABELLED.exec(wish)
  const isPart = slotNames(labelled?.[1] ?? '').length > 0
  const match = /^(?:rename|call) (?:the )?(.{2,60}?) (?:to|as|into) (.+)$/is.exec(wish) ?? (isPart ? labelled : null)
  const slot = match?.[1]
    ? ((isThis(match[1]) ? slotsNamed(match[1], desk)[0] : undefined) ??
      mainSlot(match[1], desk) ??
      slotsNamed(match[1], desk)[0])
    : undefined
  return slot && match?.[2] && !isImage(slot.value) ? [setText(slot, unquoted(match[2]))] : undefined
}

export const SET_RULES = [rename, set]

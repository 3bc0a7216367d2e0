import type { Operation } from '../../../email/operations/operation.ts'
import { linkUrl } from '../../../email/sections/urls.ts'
import { sceneUrl } from '../../../email/theme/media-urls.ts'
import { unquoted } from './clauses.ts'
import type { Desk, Rule } from './desk.ts'
import { kindsNamed } from './nouns.ts'
import { sceneFor } from './scenes.ts'
import { sectionsNamed } from './sections-named.ts'

/** Where something new goes: beside the section that the wish ends with, after the last of its kind, else above the footer. */
export function placeIn(desk: Desk, wish = '', kind = ''): { before?: string; after?: string } {
  const beside = /\b(before|above|after|below|under)\s+(the [\w\s]{3,30})$/i.exec(wish)
  const section = beside?.[2] ? sectionsNamed(beside[2], desk)[0] : undefined
  if (beside?.[1] && section) return { [/before|above/i.test(beside[1]) ? 'before' : 'after']: section.ref }
  const end = /\b(?:at|to|on) the (?:very )?(top|start|beginning)$/i.test(wish)
  const first = desk.sections.find(each => each.kind !== 'header')
  if (end && first) return { before: first.ref }
  const same = desk.sections.findLast(each => each.kind === kind)
  if (same) return { after: same.ref }
  const footer = desk.sections.find(each => each.kind === 'footer')
  return footer ? { before: footer.ref } : {}
}

const ADD = String.raw`(?:add|insert|include|put in)\s+(?:in\s+)?(?:an? |another |one more |the |a second |some |new )?(?:new )?`
const QUOTE = new RegExp(
  `^${ADD}(?:customer )?(?:testimonial|quote|review)(?: (?:from|by|of) ([^:,"“”]{1,80}?))?(?:,? (?:the |an? )?([\\w &-]{1,60}?))?(?:\\s*[:,]|\\s+(?:saying|that says|who says|who said))\\s*(.+)$`,
  'is'
)
const SPOKEN = /^add (?:an? |another )?(?:testimonial|quote|review) ["“](.{3,2000}?)["”],? (?:by|from) (.{2,80})$/i
const IS_QUOTE = new RegExp(`^${ADD}(?:customer )?(?:testimonial|quote|review)\\b`, 'i')

/** "add a testimonial from Ana: '…'". A testimonial is never made up. */
const addQuote: Rule = (wish, desk) => {
  if (!IS_QUOTE.test(wish)) return undefined
  const spoken = SPOKEN.exec(wish)
  const match = QUOTE.exec(spoken ? `add a quote from ${spoken[2]}: ${spoken[1]}` : wish)
  const tail = /^(.+?)\s*[—–-]\s*([\p{Lu}][^,—–-]{1,40})(?:, (.{1,60}))?$/su.exec(match?.[3] ?? '')
  const [name, text, role] = match?.[1] ? [match[1], match[3], match[2]] : [tail?.[2], tail?.[1], tail?.[3]]
  if (!name || !text) {
    return {
      words:
        'I do not make up testimonials. Give me the words and the name: add a testimonial from Ana: "Best bowls I own."'
    }
  }
  const content = { text: unquoted(text), name: name.trim(), ...(role ? { role: role.trim() } : {}) }
  return [{ op: 'add', kind: 'quote', content, ...placeIn(desk, '', 'quote') }]
}

const COUPON = new RegExp(
  `^${ADD}(?:coupon|discount|promo|voucher)?\\s*(?:code)?\\s*:?\\s*["“]?([A-Z0-9][A-Z0-9-]{2,40})["”]?(?:\\s*[,:(]?\\s*(?:for |with )?(.{1,200}?)\\)?)?$`
)

/** "add a coupon code AUTUMN10 for 10% off". */
const addCoupon: Rule = (wish, desk) => {
  if (!new RegExp(`^${ADD}(?:coupon|discount|promo|voucher|offer|code)`, 'i').test(wish)) return undefined
  const match = COUPON.exec(wish.replace(/^\w+/, verb => verb.toLowerCase()))
  if (!match?.[1]) return { words: 'A coupon needs its code: add a coupon code AUTUMN10 for 10% off.' }
  const heading = match[2] ? match[2].charAt(0).toUpperCase() + match[2].slice(1) : 'Your code'
  return [{ op: 'add', kind: 'coupon', content: { heading, code: match[1] }, ...placeIn(desk) }]
}

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

const URL_IN = /https?:\/\/[^\s"”]+|mailto:\S+|(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?/i
const LABEL =
  /(?:saying|that says|called|named|labell?ed|with the (?:text|label|words))\s+(.+?)(?:\s+(?:that )?(?:to|linking to|links to|leading to)\s+\S+)?$/i

/** "add a button to https://… saying Visit us". */
const addButton: Rule = (wish, desk) => {
  if (!new RegExp(`^${ADD}(?:button|cta|call to action)\\b`, 'i').test(wish)) return undefined
  const href = linkUrl(URL_IN.exec(wish)?.[0] ?? 'x')
  if (!href)
    return { words: 'Where should the button lead? For example: add a button to https://shop.example saying Shop now.' }
  const given = LABEL.exec(wish)?.[1] ?? /:\s*["“]?([^"”:]{2,60}?)["”]?\s+(?:to\s+)?https?:/.exec(wish)?.[1]
  const label = given ? unquoted(given) : 'Find out more'
  return [{ op: 'add', kind: 'cta', content: { heading: label, button: { label, href } }, ...placeIn(desk) }]
}

/** "add a video https://…": a picture and a link, since mail clients play none. */
const addVideo: Rule = (wish, desk) => {
  if (!new RegExp(`^${ADD}(?:\\w+ )?(?:video|film|movie|animation|gif|youtube)\\b|^embed\\b`, 'i').test(wish))
    return undefined
  const href = linkUrl(URL_IN.exec(wish)?.[0] ?? 'x')
  if (!href)
    return {
      words:
        'Mail clients do not play video. I can add a picture with a link to it: say where it is, as in "add a video https://youtu.be/…".'
    }
  const item = {
    image: { src: sceneUrl('film', desk.theme), alt: 'A film reel and a screen' },
    title: 'Watch the video',
    link: { label: 'Play the video', href }
  }
  return [{ op: 'add', kind: 'list', content: { items: [item] }, ...placeIn(desk) }]
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

/** "add a picture of mountains", "add an image https://…". */
const addPicture: Rule = (wish, desk) => {
  const match = new RegExp(
    `^${ADD}(?:image|picture|photo|illustration)s?\\b(?:\\s*:|\\s+(?:of|with|showing|from))?\\s*(.*)$`,
    'is'
  ).exec(wish)
  if (!match) return undefined
  const subject = (match[1] ?? '').replace(/\s+(?:before|above|after|below|under) the .{1,30}$/i, '')
  const image = subject ? sceneFor(subject, desk.theme) : undefined
  if (!image) return { words: 'Of what? For example: add a picture of coffee. Or give me the address of one of yours.' }
  return 'words' in image ? image : [{ op: 'add', kind: 'image', content: { image }, ...placeIn(desk, wish) }]
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

const BESIDE =
  /^((?:add|insert|include|put in)\b[^:"“]{2,60}?) (before|above|after|below|under) (the [\w\s]{2,30}?)(\s*:[\s\S]*|\s+(?:saying|that says)[\s\S]*)$/i

/** "add a paragraph after the hero: …": the place stands between what is added and its words. */
function placed(rule: Rule): Rule {
  return (wish, desk) => {
    const [, what, way, noun, rest] = BESIDE.exec(wish) ?? []
    const section = noun ? sectionsNamed(noun, desk)[0] : undefined
    if (!what || !section) return rule(wish, desk)
    const outcome = rule(`${what}${rest}`, desk)
    if (!Array.isArray(outcome)) return outcome
    const place = { [/before|above/i.test(way ?? '') ? 'before' : 'after']: section.ref }
    return outcome.map(operation => {
      if (operation.op !== 'add') return operation
      const { before: _, after: __, ...added } = operation
      return { ...added, ...place }
    })
  }
}

export const ADD_RULES: Rule[] = [
  addSection,
  addQuote,
  addCoupon,
  addButton,
  addVideo,
  addText,
  addPicture,
  addWords,
  addNothing
].map(placed)

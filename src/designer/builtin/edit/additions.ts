import { linkUrl } from '../../../email/sections/urls.ts'
import { sceneUrl } from '../../../email/theme/media-urls.ts'
import { unquoted } from './clauses.ts'
import type { Rule } from './desk.ts'
import { ADD, placed, placeIn } from './place-in.ts'
import { sceneFor } from './scenes.ts'

const QUOTE = new RegExp(
  `^${ADD}(?:customer )?(?:testimonial|quote|review)(?: (?:from|by|of) ([^:,"“”]{1,80}?))?(?:(?:,\\s*(?:the |an? )?|\\s+(?:the |an? ))([\\w &-]{1,60}?))?(?:\\s*[:,]|\\s+(?:saying|that says|who says|who said))\\s*(.+)$`,
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
  const content = {
    text: unquoted(text),
    name: name
      .trim()
      .replace(
        /^(?:(?:our|my|a|an|the) )?(?:(?:happy|loyal|regular) )?(?:customers?|clients?|guests?|readers?|members?|friends?)[,:]? (?=\p{Lu})/u,
        ''
      ),
    ...(role ? { role: role.trim() } : {})
  }
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

const URL_IN = /https?:\/\/[^\s"”]+|mailto:\S+|(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?/i
const LABEL =
  /(?:saying|that says|called|named|labell?ed|with the (?:text|label|words))\s+(.+?)(?:,?\s+(?:and |that |which )*(?:to|link(?:s|ing)? to|lead(?:s|ing)? to|go(?:es|ing)? to|point(?:s|ing)? (?:to|at)|opens?|with (?:the )?(?:link|url))\s+\S+)?$/i

/** ": Visit our shop, a.example": the words of a button before its address. */
const GIVEN =
  /:\s*["“]?([^"”:]{2,60}?)["”]?,?\s+(?:(?:links?|linking|leading|leads?)\s+)?(?:to\s+)?(?:https?:|(?:[\w-]+\.)+[a-z]{2,}(?:\/|$))/i

/** The quieter action beside the main one of the opening. */
const IS_SECOND = /^\w+ (?:in )?(?:a |the )?(?:second|secondary|another|quieter)\b/i

/** "add a button to https://… saying Visit us": to the opening if it has none, else as a call to action. */
const addButton: Rule = (wish, desk) => {
  if (!new RegExp(`^${ADD}(?:(?:second(?:ary)?|quieter) )?(?:button|cta|call to action)\\b`, 'i').test(wish))
    return undefined
  const href = linkUrl(URL_IN.exec(wish)?.[0] ?? 'x')
  if (!href)
    return { words: 'Where should the button lead? For example: add a button to https://shop.example saying Shop now.' }
  const given = LABEL.exec(wish)?.[1] ?? GIVEN.exec(wish)?.[1]?.replace(/ (?:at|on|to|via|here)$/i, '')
  const label = given ? unquoted(given) : 'Find out more'
  const hero = desk.sections.find(({ kind }) => kind === 'hero')
  const free = ['button', ...(IS_SECOND.test(wish) ? ['second'] : [])].find(
    each => hero && !hero.slots.some(({ name }) => name === each)
  )
  if (hero && free) return [{ op: 'set', ref: `${hero.ref}.${free}`, value: { label, href } }]
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

/** "add a picture of mountains", "add an image https://…". */
const addPicture: Rule = (wish, desk) => {
  const match = new RegExp(
    `^${ADD}(?:image|picture|photo|illustration)s?\\b(?:\\s*:|\\s+(?:of|with|showing|from))?\\s*(.*)$`,
    'is'
  ).exec(wish)
  if (!match) return undefined
  const subject = (match[1] ?? '')
    .replace(/^(?:at|to|on|in) the .{2,30}$/i, '')
    .replace(/\s+(?:before|above|after|below|under) the .{1,30}$/i, '')
  const image = subject ? sceneFor(subject, desk.theme) : undefined
  if (!image) return { words: 'Of what? For example: add a picture of coffee. Or give me the address of one of yours.' }
  return 'words' in image ? image : [{ op: 'add', kind: 'image', content: { image }, ...placeIn(desk, wish) }]
}

export const ADD_RULES: Rule[] = [addQuote, addCoupon, addButton, addVideo, addPicture].map(placed)

import { FONTS, fontKey, fontStack } from '../../../email/theme/fonts.ts'
import { allSlots, type Desk, type Outcome, type Rule } from './desk.ts'

const IS_FONT =
  /\b(?:fonts?|typefaces?|serif|sans(?:-serif)?|headings? in|headlines? in|text in|(?:be|everything|email|all) in)\b/i

/** "serif headings", "use Georgia", "use a serif font for the text". */
const font: Rule = (wish, desk) => {
  const isAsked = IS_FONT.test(wish)
  if (wish.includes(',') || (!isAsked && !/^(?:use|set|try|switch to|change to)\b/i.test(wish))) return undefined
  if (/\b(?:the )?same (?:font|typeface)\b/i.test(wish)) return oneFont(desk)
  if (/^(?:what|which) (?:kind of )?(?:fonts?|typefaces?)\b/i.test(wish)) return { words: fontsNow(desk) }
  if (/\b(?:larger|bigger|smaller|darker|lighter|bold|bolder|thicker|thinner|what|which)\b/i.test(wish))
    return undefined
  const words = wish.toLowerCase()
  const named = words
    .replace(/^.*?\b(?:use|set|change|make|try|switch)\b/, '')
    .replace(
      /\b(?:the|an?|fonts?|typefaces?|for|in|to|head(?:ing|line)s?|titles?|body|text|paragraphs?|everywhere|everything|of|as|all|whole|email|should|must|be)\b/g,
      ' '
    )
    .replace(/\s+/g, ' ')
    .trim()
  const key = fontKey(named) ?? SOME.find(([pattern]) => pattern.test(named))?.[1]
  if (!key)
    return /\b(?:fonts?|typefaces?|serif|sans)\b/i.test(wish) && named.length > 2 && named.length < 40
      ? { words: unknownFont(named) }
      : undefined
  return (fontKey(named) ? undefined : alreadySo(key, words, desk)) ?? setIn(key, words, desk)
}

/** A serif is asked for, not one by name, and there is one: nothing needs to change. */
function alreadySo(key: string, words: string, { theme, isThemed }: Desk): Outcome {
  const isOther = key === 'courier' || /\b(?:different|another|other)\b/.test(words)
  const isHeading = /\bhead(?:ing|line)s?\b|\btitles?\b/.test(words)
  const isBody = /\b(?:body|text|paragraphs?)\b/.test(words)
  const meant = [...(isBody && !isHeading ? [] : [theme.heading]), ...(isHeading && !isBody ? [] : [theme.body])]
  const fonts = meant.map(each => FONTS[fontKey(each) ?? ''])
  if (!isThemed || isOther || !fonts.every(font => font && font.serif === FONTS[key]?.serif)) return undefined
  const labels = [...new Set(fonts.map(font => font?.label))].join(' and ')
  return {
    words: `It is set in ${FONTS[key]?.serif ? 'serifs' : 'sans-serifs'} already: ${labels}. To have another, name it: "use ${FONTS[key]?.label}${isHeading ? ' for the headings' : ''}".`
  }
}

const SOME: [RegExp, string][] = [
  [/^(?:(?:nice|elegant|classic|different|simple) )?sans[- ]?(?:serif)?$/, 'figtree'],
  [/^(?:(?:nice|elegant|classic|different) )?serifs?$/, 'source-serif'],
  [/^(?:mono(?:space)?|typewriter)$/, 'courier']
]

/** Headings take the font of the texts: not every font of headings can set those. */
const oneFont = ({ theme, isThemed }: Desk): Outcome =>
  isThemed && theme.heading !== theme.body
    ? [{ op: 'theme', heading: theme.body }]
    : { words: 'There is one font already. To change it, name another: "use Georgia".' }

const fontsNow = ({ theme: { heading, body } }: Desk): string =>
  `Headings are set in ${FONTS[fontKey(heading) ?? '']?.label ?? heading}, texts in ${FONTS[fontKey(body) ?? '']?.label ?? body}. To change them: "use Georgia for the headings".`

const unknownFont = (name: string): string =>
  `I have no font called ${name}. I have ${Object.values(FONTS)
    .map(({ label }) => label)
    .join(', ')}.`

function setIn(key: string, words: string, desk: Desk): Outcome {
  const isBody = /\b(?:body|text|paragraphs?)\b/.test(words)
  const isHeading = /\bhead(?:ing|line)s?\b|\btitles?\b/.test(words)
  const isText = FONTS[key]?.text === true
  if (!desk.isThemed) {
    const slots = allSlots(desk).filter(
      slot => slot.kind !== 'image' && (isBody === isHeading || (slot.name === 'heading') === isHeading)
    )
    return slots.length > 0
      ? slots.map(({ ref }) => ({ op: 'style', ref, style: { 'font-family': fontStack(key) } }))
      : { words: 'I found no text in this email to set in another font.' }
  }
  if (isBody && !isHeading)
    return isText
      ? [{ op: 'theme', body: key }]
      : { words: `${FONTS[key]?.label} is made for headings; it cannot set paragraphs.` }
  return [isHeading || !isText ? { op: 'theme', heading: key } : { op: 'theme', heading: key, body: key }]
}

export const FONT_RULES: Rule[] = [font]

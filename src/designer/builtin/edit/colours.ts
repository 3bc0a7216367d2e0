import type { Operation } from '../../../email/operations/operation.ts'
import { darken, lighten, luminance, mix, oklab } from '../../../email/theme/colour.ts'
import { parseColour } from '../../../email/theme/colour-words.ts'
import { contents, type Desk, type Rule } from './desk.ts'
import { bare, kindsNamed, slotNames } from './nouns.ts'
import { paint } from './paint.ts'

const SHADE =
  /\b(darker|lighter|brighter|softer) (?:background|bg)\b|\b(?:background|bg) (?:colou?r )?(?:a (?:bit|little) |much |slightly )?(darker|lighter|brighter)\b|\b(darken|lighten|brighten) (?:the )?(?:background|bg)\b/
const MOOD =
  /^(?:(?:make|use|have|give|try|set|with|i want)\s+)?(?:(?:it|me|the|some|everything|this|colou?rs?|palette|whole|email|a|more|much) )*(calm(?:er)?|softer|muted|quieter|subtler|brighter|bolder|louder|stronger|vivid|colou?rful)(?: (?:the )?(?:colou?rs?|greens?|blues?|reds?|palette|tones?|shades?))?$/

/** "use a darker background", "calmer colours". */
const moods: Rule = (wish, desk) => {
  const words = wish.toLowerCase()
  const shade = / and |,/.test(words) ? null : SHADE.exec(words)
  const tone = shade ? undefined : MOOD.exec(words)
  if (!shade && !tone) return undefined
  if (!desk.isThemed)
    return {
      words: 'This email keeps its colours in its own HTML. Name a part and a colour: "make the background navy".'
    }
  if (shade) return [grounds(desk.theme, /dark/.test(shade[0]) ? -1 : 1)]
  const isCalm = /calm|softer|muted|quieter|subtler/.test(tone?.[1] ?? '')
  const change = (colour: string) => (isCalm ? mix(colour, greyOf(colour), 0.35) : mix(colour, vividOf(colour), 0.5))
  return [{ op: 'theme', brand: change(desk.theme.brand), accent: change(desk.theme.accent) }]
}

/** Words go with their ground: the theme derives a colour for them that can be read. */
function grounds({ canvas, surface }: Desk['theme'], direction: -1 | 1): Operation {
  const size = direction < 0 ? (luminance(surface) < 0.1 ? 0.05 : 0.14) : 0.08
  const step = (colour: string) => (direction < 0 ? darken(colour, size) : lighten(colour, size))
  return { op: 'theme', canvas: step(canvas), surface: step(surface) }
}

function greyOf(colour: string): string {
  const [lightness] = oklab(colour)
  return lightness > 0.5 ? '#a8a8a0' : '#55564f'
}

function vividOf(colour: string): string {
  const values = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
  const [least, most] = [Math.min(...values), Math.max(...values)]
  if (most === least) return colour
  const stretch = (value: number) => Math.round(((value - least) / (most - least)) * 235 + 10)
  return `#${values.map(value => stretch(value).toString(16).padStart(2, '0')).join('')}`
}

/** Each takes the target and the colour, in this order unless it says so. */
const FORMS: { form: RegExp; isColourFirst?: true }[] = [
  { form: /^(?:add|give) (?:an? )?(?:background )?colou?r to (?:the )?(.+?)(?:\s*:\s*|\s+)([#\w][\w #]*)$/i },
  {
    form: /^(?:make|turn|paint|colou?r|set|change|switch|have|give) (?:all )?(?:the |this |our )?(.+?) (?:to be |into |to |in )?(?:a |an )?([#\w][\w\s#(),.%-]*?)$/i
  },
  { form: /^(?:replace|swap) (?:the |our )?(.+? colou?r) (?:with|by|for|to) (?:a |an )?([#\w][\w\s#(),.%-]*?)$/i },
  { form: /^(?:all )?(?:the |this |our )?(.+?) (?:to be|should be|must be|in) (?:a |an )?([#\w][\w\s#(),.%-]*?)$/i },
  {
    form: /^(?:use |with |try |put )?(?:a |an )?([#\w][\w\s#-]*?) (?:for|as|on) (?:the |all )?(.+)$/i,
    isColourFirst: true
  },
  {
    form: /^(?:use |with |i want )?(?:a |an )?([#\w][\w\s-]*?) (buttons?|background|bg|headings?|headlines?|text|footer|header|hero|links?)$/i,
    isColourFirst: true
  },
  { form: /^(?:the )?([a-z][a-z ]{1,30}?)(?: colou?r)?:? ([#\w][\w\s-]*)$/i }
]

/** "make the button green", "change the accent colour to terracotta", "blue background", "turn the headline red". */
const named: Rule = (said, desk) => {
  const wish = exact(said)
  const alone = desk.selected ? parseColour(wish) : undefined
  if (alone) return paint('this', alone, desk)
  let missing: string | undefined
  for (const { form, isColourFirst } of FORMS) {
    const match = form.exec(wish)
    if (!match?.[1] || !match[2]) continue
    const [target, colour] = isColourFirst ? [match[2], match[1]] : splitTarget(match[1], match[2])
    const hex = parseColour(colour.replace(/\s*colou?red$/, ''))
    const outcome = hex && paint(target, hex, desk, /[#(\d]/.test(colour))
    if (outcome) return outcome
    const name = bare(target).replace(/s$/, '')
    if (hex && [slotNames(name), kindsNamed(name)].some(names => names.length > 0)) missing ??= name
  }
  return missing ? { words: `I found no ${missing} in this email to colour. ${contents(desk)}` } : undefined
}

/** "blue like #123456", "blue (#123456)": the number is the colour, and the word says what it looks like. */
const exact = (wish: string): string =>
  wish
    .replace(/\bdark(?:er)?[ -]?gr[ae]y\b/gi, '#4a4d52')
    .replace(/\b(to|in|into|be) (?:(?:our|the|my|brand|an?) )*(?:[a-z]+ ){0,2}(#[0-9a-f]{3,8})$/i, '$1 $2')
    .replace(/ (?:both )?(?:in )?the same (?=\w+$)/i, ' ')
    .replace(
      /\b(?:an? )?(?:(?:dark|deep|light|pale|bright|soft) )?[a-z]+,? (?:like|such as|as in|this one:?|\()\s*(#[0-9a-f]{3,8})\)?/i,
      '$1'
    )

/** The regular expression takes the shortest target: words of a colour may have been left to the other part. */
function splitTarget(target: string, colour: string): [string, string] {
  if (parseColour(colour)) return [target, colour]
  const words = `${target} ${colour}`.split(' ')
  for (let at = Math.max(1, words.length - 4); at < words.length; at += 1) {
    const rest = words.slice(at).join(' ')
    if (parseColour(rest))
      return [
        words
          .slice(0, at)
          .join(' ')
          .replace(/ (?:in)?to(?: be)?$/, ''),
        rest
      ]
  }
  return [target, colour]
}

const PAIR =
  /^(?:(?:change|make|use|set|with|in)\s+)?(?:the |my |our |these )?(?:brand )?(?:colou?rs|palette|colou?r scheme)?(?: to| are|:| as| in)?\s*(?:brand |main )?([#\w][\w #]{2,24}?)(?:\s*,\s*|\s+and\s+|\s+with\s+)(?:accent )?([#\w][\w #]{2,24}?)(?: colou?rs| as colou?rs| palette)?$/i

/** "use my brand colors: #112233 and #ff8800": the first is the brand's, the second the accent. */
const pair: Rule = (wish, desk) => {
  const match = /colou?r|palette/i.test(wish) ? PAIR.exec(wish) : undefined
  const [brand, accent] = [parseColour(match?.[1] ?? ''), parseColour(match?.[2] ?? '')]
  return brand && accent && desk.isThemed ? [{ op: 'theme', brand, accent }] : undefined
}

const TEXT_ON =
  /^(?:use |with |make it )?(?:a |an )?([#\w][\w #]{2,24}?) (?:text|words|letters) on (?:a |an |the )?([#\w][\w #]{2,24}?) (background|bg|ground|buttons?)$/i

const BUTTON_AND_TEXT =
  /^(?:use |with |make it |i want )?(?:an? )?([#\w][\w #]{2,24}?) (buttons?),?(?: with| and)?(?: an?)? ([#\w][\w #]{2,24}?) (?:text|words|letters|label|font)$/i

/** "dark blue text on a light grey background", "white text on black buttons". */
const textOn: Rule = (wish, desk) => {
  const [on, beside] = [TEXT_ON.exec(wish), BUTTON_AND_TEXT.exec(wish)]
  const [words, ground] = [parseColour(on?.[1] ?? beside?.[3] ?? ''), parseColour(on?.[2] ?? beside?.[1] ?? '')]
  if (!words || !ground) return undefined
  const isButton = /button/i.test(on?.[3] ?? beside?.[2] ?? '')
  const grounded = paint(isButton ? 'buttons' : 'background', ground, desk)
  const worded = paint(isButton ? 'button text' : 'text', words, desk)
  return Array.isArray(grounded) && Array.isArray(worded) ? [...grounded, ...worded] : undefined
}

export const COLOUR_RULES = [textOn, pair, moods, named]

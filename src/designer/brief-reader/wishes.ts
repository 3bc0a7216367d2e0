import { luminance } from '../../email/theme/colour.ts'
import { NAMED_COLOURS } from '../../email/theme/colour-names.ts'
import { parseColour } from '../../email/theme/colour-words.ts'
import type { Request } from './brief.ts'
import { isStyle } from './style.ts'

const SHADE =
  'dark|deep|light|pale|pastel|soft|dusty|muted|bright|vivid|electric|hot|neon|forest|royal|sky|bottle|sea|olive|powder|midnight|burnt|brick|rose|off|racing|navy|mint|warm|cool'

/** Of the colours asked for those that can carry a design, at most three: a pale one is for the paper. */
export const coloursOf = (asked: string[]): string[] => asked.filter(colour => luminance(colour) < 0.85).slice(0, 3)

/** Colours that are asked for as colours, in order: hex values, and colour words near "colours", "brand" or "use". */
export function askedColours(text: string): string[] {
  const hexes = [...text.matchAll(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b(?=[\s,.)]|$)/gi)].filter(
    match => !/(?:order|no\.?|number|issue|invoice)\s*$/i.test(text.slice(0, match.index))
  )
  const asked = [
    ...text
      .split(/[.\n]/)
      .filter(line => /\b(?:colou?rs?|palette|brand|theme|use|background|tones?|style|look|in|design)\b/i.test(line))
  ].flatMap(wordsOf)
  const styled = text
    .split(/[.\n]\s*/)
    .filter(isStyle)
    .flatMap(line => wordsOf(`colours ${line}`))
  const colours = [...hexes.map(match => parseColour(match[0])), ...asked, ...styled]
  return [...new Set(colours.filter(colour => colour !== undefined))]
}

/** The first pale colour that was asked for: cream, ivory, lots of white. */
export const paperOf = (asked: string[], text: string): string | undefined =>
  asked.find(colour => luminance(colour) >= 0.85) ??
  (/\b(?:lots|plenty) of white\b|\bmostly white\b/i.test(text) ? '#ffffff' : undefined)

/** "navy and gold", "forest green": colour words that stand beside another, or before or after "colour", or after "in". */
function wordsOf(line: string): string[] {
  const names = [...NAMED_COLOURS.keys()].filter(name => name.length > 2 && !PRODUCTS.has(name)).join('|')
  const one = `(?:(?:${SHADE})[\\s-])?(?:${names})`
  const group = new RegExp(
    `\\b(${one})(?:\\s*(?:,|and|&|\\+|with|/)\\s*(?:a (?:touch|bit|hint) of )?(${one}))?(?:\\s*(?:,|and|&)\\s*(${one}))?s?\\b`,
    'gi'
  )
  return [...line.matchAll(group)].flatMap(([all, ...found]) => {
    const at = line.indexOf(all)
    const near = `${line.slice(Math.max(0, at - 28), at)}|${line.slice(at + all.length, at + all.length + 28)}`
    const meant =
      found[1] !== undefined ||
      /\b(?:colou?rs?|palette|theme|background|tones?|accents?|brand|look|style|design)\b|\b(?:use|in|with)\s*\|/i.test(
        near
      )
    const thing =
      /\b(?:comes?|available|choose|choice|sold|offered|sizes|colours?|colors?) (?:in|of|from) \||\|\s*(?:friday|dress|shirt|jacket|wine|tea|bag|shoes|coffee|mug|hat|\w+ £)/i.test(
        near
      )
    return meant && !thing
      ? found.flatMap(name => (name ? [parseColour(name)] : [])).filter(colour => colour !== undefined)
      : []
  })
}

/** Colour names that are more often things. */
const PRODUCTS = new Set(
  'coffee chocolate tan rose plum wine honey sand linen snow peach orange cherry tomato salmon chestnut butter cream sage mint lavender ink paper leaf sky stone rust brick royal bottle clay moss fern ash smoke shell coral pearl denim mustard jade'
    .split(' ')
    .filter(name => !/^(?:orange|mint|sage|lavender|coral|cream|peach|mustard|plum|rust)$/.test(name))
)

/** "Dark green" is a colour, "dark" alone a wish for the whole email. */
const MOODS =
  /\b(?:minimal(?:ist)?|clean|bold|loud|dark(?! (?:red|green|blue|navy|teal|purple|brown|gr[ae]y|pink|orange|gold|wood|chocolate|roast)\b)|night|playful|fun|elegant|luxur(?:y|ious)|premium|calm|warm|friendly|modern|sleek|retro|vintage|rustic|natural|organic|fresh|serious|corporate|romantic|festive|pastel|editorial|classic|quiet|energetic|craft|handmade|gentle|cosy|cozy|plain)\b/gi
const MOOD_OF: Record<string, string> = {
  minimalist: 'minimal',
  luxurious: 'luxury',
  fun: 'playful',
  vintage: 'retro',
  cosy: 'warm',
  cozy: 'warm',
  clean: 'minimal'
}

/** Words for the look, in the words that palettes use. */
export function moodsOf(text: string): string[] {
  return [...new Set([...text.matchAll(MOODS)].map(([word]) => MOOD_OF[word.toLowerCase()] ?? word.toLowerCase()))]
}

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six']
const PRODUCTS_ASKED =
  /\b(?:include|show|feature|list|with|add|show off|display)\s+(?:(?:our|the|some|a few|top|best|new)\s+)*(?:(one|two|three|four|five|six|[1-6])\s+)?(?:(?:our|of|the|new|best|top|popular|featured|best-?selling)\s+)*(?:products?|items|best-?sellers|new arrivals|pieces|dishes|plants|books|bottles|recommendations)\b/i

/** "Show three products": how many; `undefined` when no number is said. */
export function productCountOf(text: string): number | undefined {
  const said = PRODUCTS_ASKED.exec(text)?.[1]?.toLowerCase()
  return said ? Math.max(2, COUNTS.indexOf(said) + 1 || Number(said)) : undefined
}

const REQUESTS: [Request, RegExp][] = [
  ['products', PRODUCTS_ASKED],
  ['faq', /\bfaqs?\b|\bfrequently asked/i],
  [
    'quote',
    /\btestimonials?\b|\bcustomer quote|\bquotes? from (?:an?|one|two|our|some|happy) (?!(?:the )?(?:founder|ceo|owner|director))/i
  ],
  [
    'social',
    /\bsocial (?:media|links|icons)|(?<!\b(?:announce|post|share|saw|seen|found)\w*(?: it| this| that| us| about it)? on )\binstagram\b|\bfollow us/i
  ],
  [
    'steps',
    /(?<!(?:two|multi|2|one|first|next)[- ])\bsteps?\b(?!-)|\bhow (?:it works|to get started)|\bgetting started/i
  ],
  ['rating', /\bstars?\b|\brating\b/i],
  ['stats', /\bstat(?:s|istics)\b|\bfigures\b|\bin numbers\b/i],
  ['features', /\bfeatures\b|\bbenefits\b/i],
  [
    'schedule',
    /\bschedule\b|\bagenda\b|(?<!\b(?:refer\w*|loyalty|rewards?|membership|mate|friend|training|mentoring|points|bonus|partner|vip|points?) )\bprogramme?\b(?! (?:is|for|that|manager|director))|\btimetable\b/i
  ]
]

/** Parts of the email that are asked for by name. */
export const requestsOf = (text: string): Request[] =>
  REQUESTS.filter(([, sign]) => sign.test(text.replace(IN_A_NAME, ''))).map(([name]) => name)

/** "Bright Steps Montessori", "Star Bakery": a name asks for nothing. */
const IN_A_NAME = /(?<=\p{Lu}\p{L}* )(?:Steps?|Stars?)\b(?!:)|\b(?:Steps?|Stars?)(?= \p{Lu}\p{Ll})/gu

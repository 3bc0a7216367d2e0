import { nameColour, parseColour } from '../../email/theme/colour-words.ts'
import { FONTS } from '../../email/theme/fonts.ts'

/** How the email should look and sound. */
export interface Wishes {
  /** `#rrggbb`, the first for the brand, the second for the accent. */
  colours: string[]
  /** A ground that was asked for. */
  background?: string
  /** Words that palettes' moods are matched with. */
  moods: string[]
  dark: boolean
  /** A key of `FONTS`. */
  heading?: string
  body?: string
  serif?: boolean
  corner?: 'square' | 'soft' | 'round'
  density?: 'compact' | 'regular' | 'airy'
  voice: 'warm' | 'plain' | 'formal' | 'lively'
  short: boolean
}

const COLOUR_WORDS =
  'red|crimson|burgundy|maroon|wine|scarlet|ruby|coral|salmon|terracotta|rust|orange|tangerine|peach|apricot|amber|gold|golden|mustard|yellow|lemon|lime|green|emerald|forest|sage|olive|mint|moss|teal|turquoise|aqua|cyan|petrol|blue|navy|cobalt|royal|sky|azure|indigo|midnight|purple|violet|plum|aubergine|lavender|lilac|magenta|fuchsia|pink|blush|rose|brown|chocolate|coffee|copper|bronze|beige|sand|cream|ivory|black|charcoal|slate|grey|gray|silver|white'
const SHADE =
  'dark|deep|light|pale|bright|soft|dusty|muted|pastel|rich|hot|electric|neon|forest|sage|olive|navy|sky|royal|bottle|racing|burnt|midnight|baby|powder|warm|cool|mint'
const PHRASE = new RegExp(
  `(?<![\\w-])(#[0-9a-f]{6}\\b|#[0-9a-f]{3}\\b|(?:(?:${SHADE})[ -]){0,2}(?:${COLOUR_WORDS})(?![\\w-]))`,
  'gi'
)
/** What shows that a colour word is meant as a colour, not as "Greenfield" or "red wine". */
const CUE =
  /\b(?:colou?rs?|palette|theme|brand(?:ing)?|background|button|accent|tone|tones|look|style|design|shades?|use|in|with|and|deep|dark|bright|pastel|soft|muted|warm)\b/i

export function readWishes(text: string): Wishes {
  const colours = colourPhrases(text)
  const background = colours.find(({ after }) => /^\s*(?:background|backdrop|ground)/i.test(after))
  const chosen = colours.filter(each => each !== background).map(({ hex }) => hex)
  const has = (pattern: RegExp) => pattern.test(text)
  return {
    colours: [...new Set(chosen)].slice(0, 3),
    ...(background && { background: background.hex }),
    moods: moodsOf(text),
    dark: has(
      /\bdark(?:[- ](?:mode|theme|background|and|look|design|style)|,|\.|$)|\bmake it dark\b|\bblack background\b/im
    ),
    ...fontWishes(text),
    ...(has(/\bround(?:ed|er)?\b|\bpill\b/i) && { corner: 'round' as const }),
    ...(has(/\bsquare(?:d)? corners?\b|\bsharp corners?\b/i) && { corner: 'square' as const }),
    ...(has(
      /\bspacious\b|\bairy\b|\b(?:lots? of |generous )(?:white ?space|space)\b|\bminimal(?:ist)?\b|\belegant\b|\bluxur/i
    ) && { density: 'airy' as const }),
    ...(has(/\bcompact\b|\bdense\b|\btight\b/i) && { density: 'compact' as const }),
    voice: voiceOf(text),
    short: has(
      /\b(?:keep it |very |quite )?(?:short|brief|concise|two (?:short )?sentences|one paragraph|snappy)\b(?! (?:term|film|story|stories|course|break|walk|sleeve))/i
    )
  }
}

function colourPhrases(text: string): { hex: string; after: string }[] {
  return [...text.matchAll(PHRASE)].flatMap(match => {
    const [phrase] = match
    const before = text.slice(Math.max(0, match.index - 36), match.index)
    const after = text.slice(match.index + phrase.length, match.index + phrase.length + 24)
    const cued = phrase.startsWith('#') || isMeantAsColour(phrase, before, after)
    const hex = cued
      ? parseColour(
          phrase
            .replace('-', ' ')
            .replace(/^warm |^cool /i, '')
            .replace(/golden/i, 'gold')
        )
      : undefined
    return hex ? [{ hex, after }] : []
  })
}

function isMeantAsColour(phrase: string, before: string, after: string): boolean {
  if (
    /^(?:gold|silver|rose|wine|coffee|chocolate|mint|sage|olive|cream|sand|plum|peach|lemon|lime|copper|royal|sky|forest|ruby|amber|coral|bronze|lavender|slate|golden|midnight)$/i.test(
      phrase
    )
  ) {
    return (
      /\b(?:colou?rs?|palette|theme|branding|in|accents?|tones?)\s*(?:are|is|:|of|and|with)?\s*(?:\w+ and )?$/i.test(
        before
      ) && /^\s*(?:$|[.,;]|and\b|accents?|tones?|colou?rs?|palette|background|theme|button)/i.test(after)
    )
  }
  if (/^black$/i.test(phrase) && /^ friday/i.test(after)) return false
  if (
    /^\s*(?:[,.;:!)]|$|and\b|&|\bwith\b|\bon\b|colou?rs?|palette|theme|background|buttons?|accents?|tones?|branding|look|style|design|shades?|headings?|headline)/i.test(
      after
    )
  )
    return (
      CUE.test(before) ||
      /[,.;:]\s*$/.test(before) ||
      /^\s*(?:colou?r|palette|theme|background|button|accent|tones?|branding)/i.test(after)
    )
  return false
}

const MOOD_WORDS =
  'calm warm friendly slow natural handmade craft sunny bold playful optimistic editorial night dramatic cheerful modern tech fresh literary elegant classic trust earthy pastel sweet gentle serious minimal corporate clear luxury luxurious rich clean loud energetic cool creative youth eco organic sleek premium strong romantic soft feminine retro neon honest plain rustic quiet fun red tropical dreamy heritage rugged official accessible party community technical bright vintage professional sober urgent festive cosy simple summery wintery autumnal'.split(
    ' '
  )
const RELATED: Record<string, string> = {
  bright: 'sunny',
  luxurious: 'luxury',
  vintage: 'retro',
  professional: 'corporate',
  sober: 'plain',
  urgent: 'loud',
  festive: 'party',
  cosy: 'warm',
  simple: 'minimal',
  summery: 'summer',
  wintery: 'winter',
  autumnal: 'autumn',
  friendly: 'friendly',
  serious: 'serious'
}

function moodsOf(text: string): string[] {
  const lower = text.toLowerCase()
  return MOOD_WORDS.filter(word => new RegExp(`(?<!not |not too |nothing |no )\\b${word}\\b`).test(lower)).flatMap(
    word => (RELATED[word] ? [word, RELATED[word]] : [word])
  )
}

function fontWishes(text: string): Pick<Wishes, 'heading' | 'body' | 'serif'> {
  const key = Object.keys(FONTS).find(
    each => new RegExp(`\\b${FONTS[each]!.label}\\b`, 'i').test(text) && /\bfont|typeface|\bin\b|\buse\b/i.test(text)
  )
  const serif = /\bsans[- ]?serif\b/i.test(text) ? false : /\bserif\b/i.test(text) ? true : undefined
  return {
    ...(key && { heading: key, ...(FONTS[key]!.text && { body: key }) }),
    ...(serif !== undefined && { serif })
  }
}

function voiceOf(text: string): Wishes['voice'] {
  if (
    /\b(?:formal|serious|sober|professional|corporate|official|business-?like|plain|neutral|factual|matter-of-fact)\b/i.test(
      text
    )
  )
    return 'formal'
  if (/\b(?:playful|fun|funny|cheeky|energetic|lively|bold|loud|exciting|punchy|cheerful)\b/i.test(text))
    return 'lively'
  if (/\b(?:warm|friendly|kind|gentle|calm|unhurried|personal|heartfelt|cosy|relaxed|casual)\b/i.test(text))
    return 'warm'
  return 'plain'
}

/** For sentences about a choice: 'forest green' or its hex. */
export const sayColour = (hex: string): string => nameColour(hex)

import { luminance } from '../../email/theme/colour.ts'
import { NAMED_COLOURS } from '../../email/theme/colour-names.ts'
import { parseColour } from '../../email/theme/colour-words.ts'
import type { Pair, Quote, Request } from './brief.ts'
import { isStyle } from './style.ts'
import { sentence } from './tidy.ts'

const SHADE =
  'dark|deep|light|pale|pastel|soft|dusty|muted|bright|vivid|electric|hot|neon|forest|royal|sky|bottle|sea|olive|powder|midnight|burnt|brick|rose|off|racing|navy|mint|warm|cool'

/** Colours that are asked for as colours, in order: hex values, and colour words near "colours", "brand" or "use". */
export function coloursOf(text: string): string[] {
  const hexes = [...text.matchAll(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b(?=[\s,.)]|$)/gi)].filter(
    match => !/(?:order|no\.?|number|issue|invoice)\s*$/i.test(text.slice(0, match.index))
  )
  const asked = [
    ...text.matchAll(/[^.\n]*\b(?:colou?rs?|palette|brand|theme|use|background|tones?|style|look|in|design)\b[^.\n]*/gi)
  ].flatMap(match => wordsOf(match[0]))
  const styled = text
    .split(/[.\n]\s*/)
    .filter(isStyle)
    .flatMap(line => wordsOf(`colours ${line}`))
  const colours = [...hexes.map(match => parseColour(match[0])), ...asked, ...styled]
  const kept = [...new Set(colours.filter(colour => colour !== undefined))]
  return kept.filter(colour => luminance(colour) < 0.85).slice(0, 3)
}

/** "navy and gold", "forest green": colour words that stand beside another, or before or after "colour", or after "in". */
function wordsOf(line: string): string[] {
  const names = [...NAMED_COLOURS.keys()].filter(name => name.length > 2 && !PRODUCTS.has(name)).join('|')
  const one = `(?:(?:${SHADE})[\\s-])?(?:${names})`
  const group = new RegExp(
    `\\b(${one})(?:\\s*(?:,|and|&|\\+|with|/)\\s*(?:a (?:touch|bit|hint) of )?(${one}))?(?:\\s*(?:,|and|&)\\s*(${one}))?\\b`,
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
    const thing = /\|\s*(?:friday|dress|shirt|jacket|wine|tea|bag|shoes|coffee|mug|hat|\w+ £)/i.test(near)
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

const MOODS =
  /\b(?:minimal(?:ist)?|clean|bold|loud|dark|night|playful|fun|elegant|luxur(?:y|ious)|premium|calm|warm|friendly|modern|sleek|retro|vintage|rustic|natural|organic|fresh|serious|corporate|romantic|festive|pastel|editorial|classic|quiet|energetic|craft|handmade|gentle|cosy|cozy|plain)\b/gi
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
  ['quote', /\btestimonials?\b|\bcustomer quote/i],
  ['social', /\bsocial (?:media|links|icons)|\binstagram\b|\bfollow us/i],
  ['steps', /\bsteps?\b|\bhow (?:it works|to get started)|\bgetting started/i],
  ['rating', /\bstars?\b|\brating\b/i],
  ['stats', /\bstat(?:s|istics)\b|\bfigures\b|\bbig numbers\b|\bin numbers\b/i],
  ['features', /\bfeatures\b|\bbenefits\b/i],
  ['schedule', /\bschedule\b|\bagenda\b|\bprogramme?\b|\btimetable\b/i]
]

/** Parts of the email that are asked for by name. */
export const requestsOf = (text: string): Request[] =>
  REQUESTS.filter(([, sign]) => sign.test(text)).map(([name]) => name)

/** What was put in quotation marks, with whose words it is when the brief says so. */
export function quotesOf(text: string): (Quote & { at: number })[] {
  return [...text.matchAll(/"([^"\n]{3,600})"/g)].map(match => {
    const before = text.slice(Math.max(0, match.index - 90), match.index)
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 70)
    const from =
      /\b(?:testimonial|quote|review|words?|feedback|line)\s+(?:from|by|of)\s+(?!the (?:week|month|day|issue|year))(?:our (?:customer|client|member)\s+)?([^:."\n]{2,60})[:,.]?\s*$/i.exec(
        before
      )?.[1]
    const says =
      /([\p{Lu}][\p{L}.'-]+(?:\s+[\p{Lu}][\p{L}.'-]*){0,2})\s*(?:,\s*([^,":()]{3,40}),?|\s*\(([^,":()]{3,40})\),?)?\s*(?:says|said|wrote|writes|told us|:)\s*:?\s*,?\s*$/u.exec(
        before
      )
    const signed =
      /^\s*(?:[-–—,(]|by|from|says|said|(?=\s*\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\s*(?:[.\n]|$)))\s*(?:by |from )?([\p{Lu}][\p{L}.'-]+(?:[^\S\n]+[\p{Lu}][\p{L}.'-]*){0,2})(?:,\s*([^.,;\n]{3,40}))?/u.exec(
        after
      )
    const dashed = /^\s*(?:[-–—]|\()/.test(after) && signed
    const [name, role] = from
      ? splitName(from)
      : says &&
          !dashed &&
          (!/:\s*,?\s*$/.test(before) ||
            /\b(?:says|said|wrote|writes|told us)\b/.test(says[0]) ||
            /^\p{Lu}[\p{Ll}'-]+ \p{Lu}/u.test(says[1] ?? '') ||
            (says[2] === undefined && /^\p{Lu}\p{Ll}+$/u.test(says[1] ?? ''))) &&
          !/^(?:One-?liner|Tagline|Headline|Button|Press|Quote|Subject|Slogan)/i.test(says[1] ?? '')
        ? [says[1], says[2] ?? says[3]]
        : [signed?.[1], signed?.[2]]
    const isTitle =
      /\b(?:headline|subject(?: line)?|heading|title|button|called|named|saying|labelled|cta|slogan|tagline|one-?liner|button text|buttons?)\s*(?:is|:|that says|should (?:be|say))?\s*$/i.test(
        before
      )
    // "Halfmoon No. 18" by Halfmoon Coffee: a few capitalised words are a thing's name, and its maker's after it.
    const isThing = !from && isTitleCase(match[1] ?? '') && !/[.!?]$/.test(match[1] ?? '')
    return {
      text: (match[1] ?? '').trim(),
      ...(name && !isThing && !isTitle && { name: name.trim() }),
      ...(role && !isThing && !isTitle && { role: role.trim() }),
      at: match.index
    }
  })
}

/** "Salt, Silk, Silver: Trade on the North Sea": most words have a capital. */
function isTitleCase(text: string): boolean {
  const words = text.split(/\s+/)
  return words.filter(word => /^[\p{Lu}\d]/u.test(word)).length / words.length > 0.6
}

function splitName(from: string): [string | undefined, string | undefined] {
  const [name, ...role] = from.replace(/\s+(?:saying|who says|that says|says)\s*$/i, '').split(/,\s+|\s+\(|\)/)
  return [name, role.filter(Boolean).join(', ') || undefined]
}

/** Words dictated for a place: `headline "…"`, `subject line: …`, `button saying "…"`. */
export function dictated(text: string, place: 'headline' | 'subject' | 'button' | 'tagline'): string | undefined {
  const names = {
    headline: '(?:headline|heading|h1)(?: (?:must|should|has to) be(?: exactly)?| is)?',
    tagline: '(?:tagline|one-?liner|slogan|strapline)',
    subject: 'subject(?: line)?',
    button: '(?:buttons?|cta|call to action)(?: (?:text|label))?'
  }[place]
  const quoted = new RegExp(`\\b${names}\\b[^."\\n]{0,30}"([^"\\n]{2,120})"`, 'i').exec(text)?.[1]
  const line = new RegExp(
    `(?:^|\\n|[.!?]["')]*\\s+)\\s*${names}\\s*:\\s*([^"\\n]{2,120}?)(?=[.!]\\s+[A-Z]|\\n|$)`,
    'i'
  ).exec(text)?.[1]
  return (
    quoted ??
    line
      ?.replace(/\s*\(?https?:\S+\)?\s*$/, '')
      .replace(/,\s*$/, '')
      .trim()
  )
}

/** "one FAQ about returns (30 days, prepaid label)", "Can I wait? (yes, until May)": the answer stands in brackets. */
const BRACKETED =
  /\b(?:[Ff][Aa][Qq]s?|[Qq]uestions?)\s+(?:about|on|for)\s+([\w ]{3,30}?)\s*\(([^)]{4,160})\)|([A-Z][^.?!:"\n(]{6,140}\?)\s+\(([^)]{2,200})\)/g

/** Questions of the brief with the sentence after each. */
export function questionsOf(text: string): Pair[] {
  const pattern =
    /(?:^|(?<=[.!?:"]\s+)|\n|Q:\s*)([A-Z][^.?!:"\n]{6,140}\?)\s+(?:A:\s*)?([^?\n]+?[.!](?=\s|$)|[^?\n]+$)/gm
  const bracketed = [...text.matchAll(BRACKETED)].map(([, topic, about, question, answer]) =>
    topic
      ? { label: `What about ${topic}?`, value: sentence(about ?? '') }
      : { label: question ?? '', value: sentence(answer ?? '') }
  )
  const answered = [...text.matchAll(pattern)]
    .filter(([, question = '']) => !/^(?:can|could|would|will) (?:you|u)\b/i.test(question))
    .map(([, label = '', value = '']) => ({ label, value: sentence(value) }))
    .filter(({ label, value }) => !value.startsWith('(') && !bracketed.some(known => known.label === label))
  return [...answered, ...bracketed]
}

import { spelt } from './spelling.ts'

/** The brief with one kind of white space, quotation mark and bullet, so that everything after can rely on them. */
export function tidyBrief(source: string): string {
  return (
    source
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200d\ufeff]/g, char => (char === '\r' ? '\n' : ''))
      .replace(
        /(?<!\{)\{((?:first|last|full|customer|product|company|order|event)[ _]?[a-z]{0,10})\}(?!\})/gi,
        (_, tag: string) => `{{${tag.trim().toLowerCase().replace(/\s+/g, '_')}}}`
      )
      .replace(/\n{2,}/g, '\n')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/[“”„«»]/g, '"')
      .replace(/[’‘]/g, "'")
      .replace(/(?<=^|[\s(:])'(\p{Lu}[^'"\n]{2,60}?)'(?=[\s,.;:)!?]|$)/gmu, '"$1"')
      .replace(/^ +| +$/gm, '')
      .replace(/\b(\p{Lu}\p{Ll}+)'s story: (?:he|she|they) /gu, "$1's story: $1 ")
      .replace(/(\d)\s?per ?cent\b/gi, '$1%')
      .replace(/([!?])\1+/g, '$1')
      .replace(/[\s,.]+(?:thx|thanks|cheers|ty)[!.]*$/i, '')
      .replace(/\boff (?=(?:next|first) (?:order|purchase|visit|booking|box)\b)/gi, 'off your ')
      .replace(/^([ \t]*(?:[-*•] ?)?)(?:type of )?e-?mail(?: type| kind)?[ \t]*:[ \t]*(?=\p{L})/gimu, '$1Kind: ')
      .replace(
        / ?\((?:please )?(?:put|make|keep|write|set|show|mention|say|place|add) (?:that|this|it|them|these)\b[^)]*\)/gi,
        ''
      )
      .replace(LEARNT, 'What you will $1: $2')
      .replace(/(\bnewsletter\b(?: for \w+)?) with (?=(?:the|our|an?|news|updates)\b[^.\n]*,[^.\n]* and )/gi, '$1: ')
      .replace(EACH_PAYS, eachPays)
      .replace(SO_SAY, '')
      .replace(STORY_OF, '. Tell the story of ')
      .replace(AND_EXPLAINS, '. Explain $1.')
      .replace(ADDED_UP, '$1, $3 $2, total $4')
      .replace(SHOWN_OFF, '$1our $2 is ')
      .replace(SENDER_DASHED, '$1$2: ')
      .replace(TYPED, word => WORDS[word.toLowerCase()] ?? word)
      .replace(/^.*$/s, spelt)
      .replace(/\b1[.)] [^\n]+ 2[.)] [^\n]*/g, list => list.replace(/\s*\b(\d)[.)]\s+/g, '\n$1. '))
      .trim()
  )
}

/** As people type in a hurry, and what they mean. */
const WORDS: Record<string, string> = {
  ppl: 'people',
  pls: 'please',
  plz: 'please',
  u: 'you',
  ur: 'your',
  n: 'and',
  'w/': 'with',
  thats: "that's",
  dont: "don't",
  havent: "haven't",
  cant: "can't",
  'to no what': 'to know what',
  mins: 'minutes',
  hrs: 'hours',
  asap: 'soon',
  b4: 'before',
  bday: 'birthday',
  gonna: 'going to',
  wanna: 'want to',
  ive: "I've",
  theres: "there's",
  im: "I'm",
  youre: "you're",
  weve: "we've",
  theyll: "they'll",
  theyre: "they're",
  theyve: "they've",
  youll: "you'll",
  youve: "you've",
  wont: "won't",
  doesnt: "doesn't",
  didnt: "didn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  hasnt: "hasn't",
  couldnt: "couldn't",
  shouldnt: "shouldn't",
  wouldnt: "wouldn't",
  whats: "what's",
  heres: "here's",
  cos: 'because',
  cuz: 'because'
}
/** "three things they will learn (payback times, subsidies)". */
const LEARNT =
  /(?:(?:two|three|four|five|\d) (?:things|points|topics) )(?:that )?(?:they|people|attendees|participants|readers|you)(?:'ll| will) (learn|take away|get) \(([^()\n]{6,160})\)/gi

/** "$20, $50, $150, and say what each one pays for (roof tiles, insulation, a shelf of books)": each sum with what it does. */
const EACH_PAYS =
  /((?:[£$€₹]\s?[\d.,]*\d(?:,? and |, )?){2,6}),? (?:and )?(?:say|explain|tell (?:them|people)|mention) what each(?: one| amount| gift)? (pays for|buys|does|covers|funds) \(([^()\n]+)\)/gi

function eachPays(all: string, sums: string, verb: string, things: string): string {
  const amounts = sums.match(/[£$€₹]\s?[\d.,]*\d/g) ?? []
  const parts = things.split(/,\s+(?:and )?| and /)
  return amounts.length === parts.length
    ? amounts.map((amount, at) => `${amount} ${verb === 'does' ? 'pays for' : verb} ${parts[at]}`).join(', ')
    : all
}

/** "Credit expires after 6 months so mention that in the small print": what is to be mentioned was said. */
const SO_SAY = /,? so (?:please )?(?:mention|say|note|add|include|put|state) (?:that|this|it)\b[^.,;\n]*/gi

/** "an email that tells the story of Biscuit, … and explains what $25 pay for": one wish after the other. */
const STORY_OF = /(?:,? and)? (?:that|which) (?:tells?|shares?) the story of (?=\p{Lu})/gu
const AND_EXPLAINS = /,? and (?:that |it )?explains ((?:what|how|why|when|where)\b[^.?!\n]*)[.?!]?/gi

/** "$95.00 + $7.60 tax = $102.60": each sum has its name. */
const ADDED_UP =
  /([£$€₹]\s?\d[\d.,]*) \+ ([£$€₹]\s?\d[\d.,]*) ((?:sales )?tax|vat|gst|shipping|delivery|postage|tip)\b = ([£$€₹]\s?\d[\d.,]*\d)/gi

/** "The bestseller to show off is the Arc Mini": which one it is, readers get to know. */
const SHOWN_OFF =
  /(^|[.!\n;]\s*)(?:the|our) ((?:[a-z-]+ ){0,2}[a-z-]+) to (?:show off|feature|highlight|promote|push|mention|focus on|showcase) (?:is|are|would be) /gi

/** "Restaurant - Osteria Lina": a label, as one with a colon. */
const SENDER_DASHED =
  /(^|\n|[.!] )((?:[Rr]estaurant|[Bb]rand|[Cc]ompany|[Ss]hop|[Ss]tore|[Ss]tudio|[Hh]otel|[Cc]harity|[Ss]chool|[Ss]alon|[Bb]usiness|[Ss]ender)) [-–—] (?=\p{Lu})/gu
const TYPED =
  /(?<![\p{L}\d_@/.'-])(?:ppl|pls|plz|u|ur|n|w\/(?=\s)|thats|dont|havent|cant|to no what|mins|hrs|bday|gonna|wanna|ive|im|theres|youre|weve|theyll|theyre|theyve|youll|youve|wont|doesnt|didnt|isnt|arent|wasnt|hasnt|couldnt|shouldnt|wouldnt|whats|heres|cuz|cos(?= (?:we|it|its|that|thats|they|i|you|the|our)\b))(?![\p{L}\d_@/.'-]|\.\w)/giu

/** First letter in upper case; the rest as it is. Addresses and words like `iPhone` keep their spelling. */
export function capitalise(text: string): string {
  if (/^(?:https?:|[\w.+-]+@|[\w-]+\.[a-z]{2,}[/\s]|[a-z][A-Z])/.test(text)) return text
  return text.replace(/^(["'([]?)(\p{Ll})/u, (_, sign: string, letter: string) => sign + letter.toUpperCase())
}

/** Names of days and months that are no other words. */
export const DAYS =
  /\b(?:mon|tue|wed|thu|fri|sat|sun)\b(?= \d)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|april|june|july|august|september|october|november|december)\b|(?<=\d(?:st|nd|rd|th)? )(?:jan|feb|mar|march|apr|may|jun|jul|aug|sept?|oct|nov|dec)\b|\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?= \d)|(?<=\d(?:st|nd|rd|th)? )(?:jan|feb|mar|march|apr|may|jun|jul|aug|sept?|oct|nov|dec)\b/gi

const HOLIDAYS =
  /\b(?:easter|christmas|halloween|thanksgiving|diwali|ramadan|eid|hanukkah|black friday|cyber monday|valentine's|mother's day|father's day|new year's)\b/gi

/** Days, months and holidays with their capitals, however they were typed. */
export const withCapitals = (text: string): string =>
  text.replace(DAYS, capitalise).replace(HOLIDAYS, name => name.split(' ').map(capitalise).join(' '))

/** A sentence: capital, one blank between words, one full stop. */
export function sentence(text: string): string {
  const clean = text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/\bi\b(?=\s|')/g, 'I')
    .replace(/^[\s,;:.–—-]+|[\s,;:–—-]+$/g, '')
    .replace(/!+$/, '.')
    .replace(/\.{2,}$/, '.')
  if (!clean) return ''
  const dated = withCapitals(clean)
  const ends = /[.?!…。！？]["')\]」]?$/.test(clean) || /\p{Extended_Pictographic}$/u.test(clean)
  return capitalise(ends ? dated : `${dated}.`)
}

/** Shortened at a word to at most `most` characters, without a dangling small word. */
export function clip(text: string, most: number): string {
  const characters = [...text]
  if (characters.length <= most) return text
  const cut = characters.slice(0, most + 1).join('')
  const words = cut.includes(' ') ? cut.replace(/\s+\S*$/, '') : characters.slice(0, most).join('')
  return words
    .replace(
      /(?:[\s,;:–—-]+(?:and|or|the|a|an|of|to|for|with|in|on|at|by|from|until|till|our|your|is|are|that|we|you|it))+$/i,
      ''
    )
    .replace(/[\s,;:.–—-]+$/, '')
}

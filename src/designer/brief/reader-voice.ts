import { capitalise } from './words.ts'

const READER =
  '(?:(?:our|the|my|all|all our|all of our|new|existing|loyal|registered|every|each) )*(?:customers?|members?|subscribers?|users?|people|ppl|clients?|patients?|shoppers?|readers?|guests?|donors?|recipients?|attendees)'

/** Spellings of hasty briefs. */
const HASTE: [RegExp, string][] = [
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\bppl\b/gi, 'people'],
  [/\b(?:thx|thnx|ty)\b/gi, 'thank you'],
  [/\bw\/(?=\s?\w)/g, 'with '],
  [/\bdont\b/gi, "don't"],
  [/\bcant\b/gi, "can't"],
  [/\bwont\b/gi, "won't"],
  [/\bisnt\b/gi, "isn't"],
  [/\barent\b/gi, "aren't"],
  [/\bdoesnt\b/gi, "doesn't"],
  [/\bweve\b/gi, "we've"],
  [/\btheyre\b/gi, "they're"],
  [/\byouve\b/gi, "you've"],
  [/\byoure\b/gi, "you're"],
  [/\bim\b/g, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\bthats\b/gi, "that's"],
  [/\bgonna\b/gi, 'going to'],
  [/\b(we|you|they|I) got\b/gi, '$1 have'],
  [
    /(?<=\w{3})(?<!\b(?:at|for|from|is|are|only|just|costs?|now|was|of|over|under|than|by|to|and|or)) (?=[£$€]?\d+[.,]\d{2} each\b)/gi,
    ', '
  ],
  [/(?<=[a-z]) (?=starting (?:on |from )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)/gi, ', '],
  [/^questions?\s*(?:\?|to|:)+\s*(?:to\s+)?$/i, 'Questions? Write to '],
  [/\s{2,}/g, ' ']
]

/** Who speaks and who reads: the brief's "customers" is "you", its "my" is "our". */
const PERSPECTIVE: [RegExp, string][] = [
  [/\bI['’]m\b/g, "we're"],
  [/\bI['’]ve\b/g, "we've"],
  [/\bI['’]ll\b/g, "we'll"],
  [/\bI am\b/g, 'we are'],
  [/\bI was\b/g, 'we were'],
  [/\bI\b/g, 'we'],
  [/(?<![\w-])i\b(?!\.)/g, 'we'],
  [/\bmy\b/gi, 'our'],
  [new RegExp(`\\b${READER}['’]s?\\s+(?=\\w)`, 'gi'), 'your '],
  [
    new RegExp(
      `(^|[,;]\\s+|\\b(?:and|that|if|when|so|because|before|until|once|where)\\s+)${READER}\\s+(?=(?:who )?(?:can|will|get|have|may|must|should|need|are|do|don['’]t|save|pay|receive|still|just|also|earn|spend|order|book|use|want)\\b)`,
      'gi'
    ),
    '$1you '
  ],
  [
    new RegExp(
      `\\b(for|to|with|give|gives|giving|lets?|help|helps|helping|tell|thank|invite|of) ${READER}(?=[\\s,.;!]|$)(?!\\s+(?:who|with|in|of|over|under|aged|and))`,
      'gi'
    ),
    '$1 you'
  ],
  [/\b(?:they|he|she)['’]re\b/gi, "you're"],
  [/\bthey['’]ve\b/gi, "you've"],
  [/\bthey['’]ll\b/gi, "you'll"]
]
const THEY: [RegExp, string][] = [
  [/\bthey\b/gi, 'you'],
  [/\btheirs\b/gi, 'yours'],
  [/\btheir\b/gi, 'your'],
  [/\bthemselves\b/gi, 'yourself'],
  [
    /\b(to|for|with|give|gives|send|sends|sent|offer|offers|let|lets|tell|tells|show|shows|help|helps|remind|reminds|invite|thank|of|by) them\b/gi,
    '$1 you'
  ]
]

const CART: [RegExp, string][] = [[/\b(?:the|their) (cart|basket|bag)\b/gi, 'your $1']]

/** Is "they" the readers here, or things named before in the same sentence ("the bowls … they")? */
const hasOtherThey = (text: string): boolean =>
  /\b(?:the|our|these|those|new|all) (?!customers|members|subscribers|users|people|clients|guests|readers)[\w-]+s\b[^.]*\bthey\b/i.test(
    text
  )

/** A sentence of the brief as the reader is told it. Quotations stay as they are. */
export function toReader(text: string): string {
  const parts = text.split(/(["“][^"”]*["”]|\{\{[^}]*\}\}|\*\|[^|]*\|\*|\S+\.\S+\/?\S*@?\S*)/)
  return parts
    .map((part, at) => (at % 2 ? part : speak(part, text)))
    .join('')
    .replace(/\byou (?:is|was)\b/gi, 'you are')
    .trim()
}

function speak(text: string, whole: string): string {
  const changes = [...HASTE, ...PERSPECTIVE, ...CART, ...(hasOtherThey(whole) ? [] : THEY)]
  return properDays(changes.reduce((result, [from, to]) => result.replace(from, to), text))
}

/** Days and months have capitals, whatever the brief's haste. */
function properDays(text: string): string {
  return text
    .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day(s?)\b/gi, capitaliseLower)
    .replace(/\b(?:january|february|april|june|july|august|september|october|november|december)\b/gi, capitaliseLower)
    .replace(
      /\b(\d{1,2}(?:st|nd|rd|th)?(?: of)? )(march|may|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/gi,
      (_, day, month) => day + capitaliseLower(month)
    )
    .replace(/\b(march|may) (?=\d{1,2}\b)/gi, capitaliseLower)
}

const capitaliseLower = (word: string): string => capitalise(word.toLowerCase())

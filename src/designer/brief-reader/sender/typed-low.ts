import { KIND_OF_SENDER } from './kinds.ts'

/** Small words that end a name which was typed without capitals. */
const ENDS =
  '(?:[,.;:!?()"\\n]|\\s[-–—]|\\s(?:is|are|was|in|on|at|and|for|from|with|who|that|which|to|of|re|by|has|have|launch\\w*|opens?|opening|needs?|wants?|invoicing|where|offering|selling|we|i|our|about|here|near|based|since)\\b|$)'

const WORD = "(?:&|[\\p{L}\\d][\\p{L}\\d'’-]*)"
const NAME = `((?!an?\\s|my\\s|our\\s|this\\s|by\\s|it\\b)\\p{Ll}[\\p{L}\\d'’-]*(?:\\s${WORD}){0,3}?)(?=${ENDS})`

/** Last words of what is called by more than its kind: "riverside primary", "bright side electrical". */
const TRADES =
  'primary(?: school)?|school|academy|nursery|college|church|hospice|hospital|library|museum|council|university|surgery|(?:football|rugby|cricket|tennis|running|cycling|rowing|sailing|golf|netball|hockey) club|rescue|motors|electrical|plumbing|dental|estates|accountants|solicitors|logistics|hardware|pharmacy|opticians'

/** What many are: "high school" is the name of none. */
const COMMON =
  '(?:the|our|my|your|their|his|her|a|an|this|that|all|any|every|local|primary|secondary|high|middle|public|sunday|art|music|dance|driving|night|day|dog|animal|cat|pet|old|new|whole|village|parish|town|city|small|community|people|parents|patients|guests|clients|users|residents|pupils|staff|members|customers|everyone|in|at|from|of|for|and|to|after|before|with|about)'

const THINGS =
  '(?:feature|book|novel|album|single|song|film|play|show|course|collection|episode|webinar|workshop|class|campaign|dish|cake|beer|wine|talk|sale|event|product)s?'

/** A named edition: "mudlark 2027", and no date. */
const EDITION =
  /\b(?:for|at|of|to|from) ((?!may|june|july|march|april|summer|spring|autumn|winter|christmas|easter|january|february|august|september|october|november|december|early|late|class|year|season|until)\p{Ll}{4,} 20\d\d)\b/u

/** Frames of names in lower case, surest first; each captures the name. */
const FRAMES = [
  new RegExp(`\\b(?:we're|we are) (?:called|named) ${NAME}`, 'iu'),
  new RegExp(
    `\\bwe are ((?!${COMMON}\\b)\\p{Ll}[\\p{L}'’-]+ \\p{Ll}*(?:roasters|brewery|bakery|studios?|coffee|tours|travel|books|kitchen|candles|farms?|foods|florist|flowers|fitness|yoga|dental|clinic|salon|barbers|tattoo|wines?|brewing|records|bikes|cycles))\\b`,
    'iu'
  ),
  new RegExp(
    `\\b(?:we are|we're|we run|i run|i own|my|our) [^.!?\\n:;]{2,70}? (?<!${THINGS} )(?:called|named) ${NAME}`,
    'iu'
  ),
  new RegExp(
    `\\b(?:${KIND_OF_SENDER})(?: (?:for|in|on|at|near) [^.,;:\\n]{2,30})? (?:is )?(?:called|named) ${NAME}`,
    'iu'
  ),
  new RegExp(`\\b(?:brand|company|business|shop name|sender)(?:\\s*[:=]| is)\\s*${NAME}`, 'iu'),
  new RegExp(
    `\\b(?:from|at|of|to|for) ((?!${COMMON}\\b)\\p{L}[\\p{L}'’-]* (?:(?!(?:our|my|your|an?|in|at|from|for|to|with|about|is|are|was|will)\\b)[\\p{L}'’&-]+ ){0,3}?(?:${TRADES}))\\b`,
    'iu'
  ),
  new RegExp(`(?<!\\b${THINGS}) called ${NAME}`, 'iu'),
  new RegExp(
    `\\b(?:our|my) (?:pub|bar|inn|restaurant|café|cafe|club|hotel) (the (?:${WORD} ){0,3}${WORD})(?=${ENDS})`,
    'iu'
  ),
  new RegExp(
    `\\b(?:my|our) (?:[\\p{Ll}-]+ ){0,2}(?:${KIND_OF_SENDER}) ((?!(?:is|are|has|have|will|that|which|who|in|for|with|to|on|at|and|we|list|email|website|event|${KIND_OF_SENDER})\\b|\\p{L}+(?:s|ed|ing)\\b)\\p{Ll}[\\p{L}'’]{3,})(?=\\s(?:we|is|are|has|have|and|to|about)\\b|[,;])`,
    'iu'
  ),
  EDITION
]

/** A name that the brief has in lower case, with its capitals. */
export function typedLow(text: string): string | undefined {
  const found = FRAMES.map(frame => frame.exec(text)?.[1]?.trim()).find(name => name && /(?:^|\s)\p{Ll}/u.test(name))
  return found && titled(found)
}

/** Every word with a capital, but for the small ones inside. */
const titled = (name: string): string =>
  name.replace(/(?<=^|\s)\p{Ll}[\p{L}'’-]*/gu, (word, at: number) =>
    at > 0 && /^(?:of|and|the|in|on|at|de|la)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)
  )

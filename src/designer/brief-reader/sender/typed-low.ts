import { KIND_OF_SENDER } from './kinds.ts'

/** Small words that end a name which was typed without capitals. */
const ENDS =
  '(?:[,.;:!?()"\\n]|\\s[-–—]|\\s(?:is|are|was|in|on|at|and|for|from|with|who|that|which|to|of|re|by|has|have|launch\\w*|opens?|opening|needs?|wants?|invoicing|where|offering|selling|we|i|our|about|here|near|based|since)\\b|$)'

const NAME = `(\\p{Ll}[\\p{L}\\d'’-]*(?:\\s(?:&|[\\p{L}\\d][\\p{L}\\d'’-]*)){0,3}?)(?=${ENDS})`

const INSTITUTION =
  'primary(?: school)?|school|academy|nursery|college|church|hospice|hospital|library|museum|council|university|surgery|(?:football|rugby|cricket|tennis|running|cycling|rowing|sailing|golf|netball|hockey) club'

/** What many are: "high school" is the name of none. */
const COMMON =
  /^(?:the|our|my|your|a|an|this|local|primary|secondary|high|middle|public|sunday|art|music|dance|driving|night|day|dog|old|new|whole|village|parish|town|city|small|community|in|at|from|of|for|and)\b/i

/** Frames of names in lower case, surest first; each captures the name. */
const FRAMES = [
  new RegExp(`\\b(?:we are|we're|we run|i run|i own|my|our) [^.!?\\n:;]{2,70}? (?:called|named) ${NAME}`, 'u'),
  new RegExp(
    `\\b(?:${KIND_OF_SENDER})(?: (?:for|in|on|at|near) [^.,;:\\n]{2,30})? (?:is )?(?:called|named) ${NAME}`,
    'u'
  ),
  new RegExp(`\\b(?:brand|company|business|shop name|sender)\\s*[:=]\\s*${NAME}`, 'u'),
  new RegExp(`\\b(?:from|at|of) ((?:[\\p{L}'’-]+ ){1,2}(?:${INSTITUTION}))\\b`, 'iu'),
  /\b(?:for|at|of|to|from) ((?!may|june|july|march|april|summer|spring|autumn|winter|christmas|easter|january|february|august|september|october|november|december|early|late|mid|the|class|year|season|until|year)\p{Ll}{4,} 20\d\d)\b/u
]

/** A name that the brief has in lower case, with its capitals. */
export function typedLow(text: string): string | undefined {
  return FRAMES.map(frame => frame.exec(text)?.[1]?.trim())
    .filter(name => name !== undefined && !COMMON.test(name))
    .map(name => titled(name ?? ''))[0]
}

/** Every word with a capital, but for the small ones inside. */
const titled = (name: string): string =>
  name.replace(/(?<=^|\s)(?!(?:of|and|the|in|on|at|de|la)\b(?!$)(?<!^))\p{Ll}/gu, letter => letter.toUpperCase())

import { partsOf } from '../../brief-reader/ask.ts'
import type { Brief, Mention } from '../../brief-reader/brief.ts'
import { listed } from './words.ts'

/** Words that say how something is told, or what the email is made of; they say nothing of the matter. */
const OF_THE_FORM =
  /^(?:please|also|tell|show|explain|describe|include|mention|share|list|give|link|links|invite|thank|them|they|their|your|with|that|this|what|how|when|where|which|from|have|about|into|some|simple|simply|short|quick|little|steps?|words?|lines?|note|section|paragraph|people|existing|returning|users?|clients?|guests?|customers?|members?|readers?|everyone|email|want|would|like|need|will|must|should|make|sure|just|very|really|brief|clear|clearly|end|finish|close|start|begin|open|main|list|details?|info|information|reminder|message|thank-you|small|nice|good|thanks?|offers?|things?|first|numbers|honest|says?|points?|ends?|until|valid)$/i

/** How an email looks and what it is made of is nobody's news: the look answers it, or a note of its own. */
const LOOKS =
  /\b(?:buttons?|photos?|screenshots?|best-? ?sellers?|products|pictures?|pics?|images?|logo|header|footer|headlines?|headings?|banner|icons?|layout|columns?|subject|preheader|preview|signature|fonts?|emojis?|stars?|cta|colou?rs?|tone|section(?! (?:about|on|with|for)\b)|space|gifs?|placeholder|countdown|table|hero|quote|testimonial|design|template|paragraphs?|sentences?|at the (?:top|bottom|end)|(?:join|tracking|track|registration|register|sign-?up|booking|rsvp|shop|share|unsubscribe|calendar|personal|referral|their) links?)\b/i

/** "a link to the photos": where it leads is matter; the shop is where the button leads. */
const LINKS_TO =
  /^(?:and |plus |include |add )?(?:an? )?links? to (?:the |our |my )?(?!(?:shop|store|site|website|page|app|menu|form|home)\b)\p{L}/iu

const stem = (word: string): string => word.replace(/(?:'s|ings?|ed|es|s|ly)$/, '').slice(0, 7)

const stemsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}\d$€£%'-]+/gu) ?? []
  )
    .filter(word => (word.length > 3 || /\d{2}/.test(word)) && !OF_THE_FORM.test(word))
    .map(stem)

/** Less of a piece than this in the email means that the piece is not in it. */
const ENOUGH = 0.5

/** "a story about Grace, a teacher in Lira": who she is goes with her. */
const withAppositions = (parts: string[]): string[] => {
  const isBeside = (at: number): boolean =>
    at > 0 && /^an? /.test(parts[at] ?? '') && /\p{Lu}\p{L}+$/u.test(parts[at - 1] ?? '') && !isBeside(at - 1)
  return parts.filter((_, at) => !isBeside(at))
}

const piecesOf = ({ text, sort }: Mention): string[] =>
  sort === 'asked'
    ? withAppositions(partsOf(text).flatMap(part => part.split(/ and (?=(?:an?|the|our|one) )/))).map(part =>
        part.replace(/^(?:(?:explain why(?: honestly)? and|and|or|but|then|also|plus|with|please|,)\s+)+/i, '')
      )
    : [text]

/** A remark is missed when it tells something: the rest of what is said to us is only for us. */
const isRemark = (piece: string): boolean =>
  (/\d/.test(piece) &&
    !/^(?:our|my|the|lots|most|some|about|we (?:are|run|have|own)|they(?:'re| are))\b/i.test(piece)) ||
  /^(?:they|you|customers|members|people) (?:don't|do not|can|will|should|need|get|must)\b/i.test(piece)

/** "a line saying that", "something is left": the words that lead to what was told, or to nothing. */
const LEADS =
  /^(?:no|not|without|don't|please don't|never|avoid)\b|\b(?:from|that|to|about|of|with|for|saying|says|is|are|like|the|an?|your|their)$|^(?:an? )?(?:short|quick|warm|little|friendly|brief|personal) (?:hello|hi|note|word|greeting|message|intro|welcome) from (?:me|us)$|^(?:they|someone|people|who) (?:have |has )?left\b/i

/** "in Brussels": where the sender is says nothing by itself. */
const TOWN = /^in \p{Lu}[\p{L}'’-]{2,24}$/u

/**
 * What a brief tells or asks for that stands nowhere in its email, in the brief's words, so that nothing is lost in silence.
 * @param said All words of the email and of what the chat says already.
 */
export const uncovered = (brief: Pick<Brief, 'mentions'>, said: string): string[] =>
  missingIn(brief, said).map(({ text }) => text)

/** The same with what sort of words they are. */
export function missingIn({ mentions }: Pick<Brief, 'mentions'>, said: string): Mention[] {
  const known = new Set(stemsOf(said))
  const isMissing = (piece: string) => {
    const own = [...new Set(stemsOf(piece))]
    return own.length > 0 && own.filter(word => known.has(word)).length / own.length < ENOUGH
  }
  return mentions
    .filter(({ sort, text }) => (sort === 'aside' ? isRemark(text) : true))
    .flatMap(mention => piecesOf(mention).map(text => ({ ...mention, text: text.replace(/[.,;:!]+$/, '') })))
    .filter(
      ({ text }) =>
        (!LOOKS.test(text) || LINKS_TO.test(text)) && !LEADS.test(text) && !TOWN.test(text) && isMissing(text)
    )
    .filter(
      ({ text, sort }, at, all) =>
        text.length < MOST &&
        text.split(' ').length > (sort === 'told' ? 1 : 2) &&
        all.findIndex(other => other.text === text) === at
    )
    .slice(0, 4)
}

/** Longer pieces are no quotation but a paragraph, in characters. */
const MOST = 160

/** One sentence for the chat about them. */
export const uncoveredNote = (pieces: string[]): string =>
  `Not in the email, because the brief does not say enough or I could not place it: ${listed(pieces.map(piece => `“${piece}”`))}. Tell me the words, and I will add them.`

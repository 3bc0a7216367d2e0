/**
 * Why something changes. A brief often puts the reason behind a word to us: "be honest about it: wages", "Explain why
 * (hosting costs)", "reason is fuel". It is told as a sentence of its own.
 */
export const withReasons = (brief: string): string => brief.replace(REASON, told)

/** Where a request for the reason may begin, so that "we know the reasons why" is left alone. */
const BEGINS = '(?:(?<=^|[.!?\\n] ?)|,? and (?:please )?|, ?)'
const HONEST =
  '(?:very |completely |really |just )?(?:honest|open|upfront|straightforward|straight|clear|transparent|frank)'
const WHY = '(?:why|(?:the|our|my) reasons?(?: why| for (?:it|this))?)'

const REASON = new RegExp(
  `${BEGINS}(?:` +
    `(?:please )?(?:say|explain|mention|give|state|tell (?:them|people|customers|everyone)) ${WHY}(?: honestly| openly| clearly)?(?: ?\\(|: ?| - )` +
    `|(?:please )?explain (?:it|this) (?:honestly|openly|clearly)(?: ?\\(|: ?| - )` +
    `|(?:be|being) ${HONEST} (?:about|and say|on) (?:${WHY}|it|this)(?: ?\\(|: ?| - |, (?!no\\b|keep\\b|but\\b|and\\b|please\\b|not\\b))` +
    `|(?:(?:the |our |my )?(?:honest |real |main )?reason is|(?:the|our|my) reasons are)(?: simple:)? (?!that\\b)` +
    `|(?:the |our )?reason: ` +
    `)((?:[^).\\n]|\\.(?=\\S)){4,140})\\)?(,? and that (?=\\p{Ll}))?`,
  'giu'
)

/** "hosting costs, no hype", "fuel, keep it short": how it is to be told is no part of the reason. */
const MANNER =
  /,? (?:and |but )?(?:no (?:hype|jargon|drama|fuss|excuses|waffle)|keep it [\p{L} ]+|please|short and [\p{L} ]+)$/iu

/** "green coffee costs more", "we hired two people": a sentence, though its verb may be a noun elsewhere. */
const SAYS =
  /^(?:we|it|our|they|there|i|my)\b|'(?:ve|re|s)\b|\b(?:has|have|had|went|are|is|was|were|rose|doubled|tripled|increased|keeps?|goes? up|costs? (?:more|us|a lot|much|so|too))\b(?! of)/i

function told(all: string, found: string, after = ''): string {
  const bare = found.replace(/^(?:because|due to|that) (?:of )?/i, '')
  const reason = bare.replace(MANNER, '')
  if (WISHED.test(reason)) return all
  const said = SAYS.test(reason) ? reason : `of ${listed(reason)}`
  return `. We are doing this because ${said}${bare.slice(reason.length)}${after && '. Mention that '}`
}

/** "bank fees, new support staff": the last of several comes after "and". */
const listed = (reason: string): string =>
  / and /.test(reason) ? reason : reason.replace(/, (?=[^,]{3,30}$)/, ' and ')

/** "explain it: three short steps", "explain this (how it works)": parts, topics and what goes with it are no reason. */
const WISHED =
  /^(?:how|what|when|where|who|why|we need|a button|include|add|\d|one|two|three|four|five|in|(?:it is |it's )?(?:the |our )?first)\b/i

import { findFacts } from '../../brief-reader/facts.ts'
import { imperativeOf, isNamed, isStatement } from '../../grammar/clause.ts'

/** Ends that show that the rest went elsewhere. */
const CUT =
  /(?:(?<![&+/])\b(?:of|for|to|and|or|but|the|a|an|at|with|our|your|their|its|from|by|that|who|which|as|than|into|because|if|so|about|(?<!as (?:they|it|you|we) )(?:is|are|was|were))|[,:;&(–-])[.]?$/i

/** Beginnings of half a sentence. */
const HALF =
  /^(?:reminding|asking|inviting|announcing|telling|letting|thanking|promoting|mentioning|should|would|could|to\b(?![^,]*,)|and|or|so|because(?! of\b.* (?:will|are|is|have|has|cannot|can't|won't)\b)|like|as|of|than|that|which|who|whose|not|be|being|is|are|was|were|has|have|it in|i want|we want|we'd like|i'd like|(?:my|our) name is|request (?:feedback|a review|reviews)|(?:write|create|design|draft|generate|compose) (?:an?|the)\b|want to|win (?:you|them) back|i need|we need to (?:let|tell|send|write|say|inform|announce)|let (?:our|the|my|all)? ?(?:customers|members|people|users|clients) know)\b/i

/** Words about the email, which readers of it never get to read. */
const OF_THE_EMAIL =
  /\b(?:this e-?mail (?:should|must|needs)|the (?:reader|recipient|audience|subscriber)s?\b|(?:call to action|cta|subject line|preheader|hero (?:image|section)|footer|header)\b|our (?:mailing|email) list|on (?:my|our) list|placeholder|should be mentioned|(?:at|to) the (?:very )?(?:top|bottom)(?: of (?:it|the e-?mail))?$|the (?:weekly|monthly) newsletter of|people want to (?:see|read|click))/i

/** "Email for Amani Credit": whom it is made for. */
const FOR_WHOM = /^[Ee]-?mail (?:for|from|to) \p{Lu}/u

/** What is asked of who writes the email, what only leads to something, and what the header or the section on help says: nobody else shares its numbers or thanks its donors. */
const TO_US =
  /^(?:(?:and |then |also )*(?:share|show|give|include|list) (?:the|our|some) (?:numbers?|figures|results?|news|story|details|facts|photos?|stats)|(?:an? )?(?:short|quick|warm|little|friendly|brief|personal) (?:hello|hi|note|word|greeting|message|intro|welcome) from (?:me|us|my \w+|our \w+)|thank (?!you\b)(?:the |our |all )*(?:donors?|members?|customers?|guests?|supporters?|volunteers?|everyone|people|them)\b.*|(?!big|huge|special|warm|heartfelt)\w+ thank[- ]you (?:after|to (?:the|our))\b.*|(?:someone|somebody|they|he|she|(?:the |a )?(?:customer|shopper|visitor)) (?:has |have )?left(?: (?:it|them|something))?|(?:we(?:'re| are) )?(?:looking for|hiring|seeking), (?:at|in|for|on) .*|.*\(no (?:real )?names?\)|(?:our|my) (?:[\p{L}-]+ ){0,3}(?:shop|store|business|brand|company|studio)(?: in \p{Lu}\p{L}+)?|tell the story of .*|(?:give )?(?:the |our )?(?:phone|telephone|support|reception|office|contact)(?: number)?(?: is)? [\d+(][\d ()+-]+|when and (?:where|how|on|from) (?!(?:you|we|they|it)\b).*|.*\band say what it (?:pays|does|buys)\b.*)$/iu

/** Can some words of a brief be said to a reader as they stand: neither cut off nor half a sentence nor about the email? */
export function isWhole(words: string): boolean {
  const plain = words.trim().replace(/[\s.!]+$/, '')
  if (TO_US.test(plain) || FOR_WHOM.test(plain) || CUT.test(plain) || OF_THE_EMAIL.test(plain) || !isBalanced(plain))
    return false
  if (/^thank you for \S+ \S+ \S+/i.test(plain)) return true
  if (HALF.test(plain) && !/\?$/.test(words)) return false
  if (/^(?:free|no|easy) [\p{Ll}-]+$|^\p{L}+ only$/iu.test(plain)) return true
  if (isNamed(plain) && !words.endsWith('?')) return false
  if (isStatement(plain) || imperativeOf(plain)) return true
  if (/^(?:in|on|at|by|with|without|from|for|until|after|before|during|between)\b/i.test(plain))
    return plain.split(' ').length > 3
  if (/^\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+$/u.test(plain)) return true
  return (
    plain.split(' ').length > 2 ||
    /\d/.test(plain) ||
    findFacts(plain).some(({ kind }) => kind !== 'date' && kind !== 'name')
  )
}

const isBalanced = (words: string): boolean =>
  words.split('(').length === words.split(')').length && (words.match(/"/g)?.length ?? 0) % 2 === 0

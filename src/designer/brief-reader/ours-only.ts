import { isStatement } from '../grammar/clause.ts'
import { isAside } from './asides.ts'
import { isAsked } from './asked.ts'
import { KIND_OF_SENDER } from './sender/kinds.ts'
import { hasVerb } from './sentence-test.ts'
import { isStyle } from './style.ts'

/** Requests that name a part of the email rather than words of it. */
export const PART =
  /^(?:a |an |some |the |one |two |three |four |five |big |clear |short |strong |nice |our |and )*(?:call to action|cta|agenda|products?|prices|buttons?|links?|faqs?|section|testimonials?|quotes?|social (?:media )?(?:links?|icons?)|footer|header|hero|images?|pictures?|photos?|unsubscribe(?: link)?|logo|rating|stars?|product grid|grid|countdown|headline|subject(?: line)?|divider|icons?|map|video|best-?sellers|steps?)\b(?!\s*:|\s+(?:(?:also|now|only) )?(?:go|goes|rise|change|changed|start|stay|will|are|is|have|drop|include|went|of)\b)/i

/** "after first purchase", "sent two days after checkout": when the email goes out. */
const TRIGGER =
  /^(?:sent |goes out )?(?:(?:\w+ ){1,3})?(?:after|before|when|once|upon|following) (?:the |their |a |an |they |first |each |every |somebody |someone |checkout)[^.]{0,40}$/i
/** "I'm Tom and I run a small plant shop". */
const INTRODUCED =
  /^(?:i'm|i am|my name is|my name's|this is) \w+,? (?:and (?:i|we) (?:run|own|have|manage|work)|from|owner of|founder of)\b/i
const SELF =
  /^(?:we )?just \p{Ll}+ed\b.*|^(?:(?:we're|we are)(?! \p{Ll}+ing\b)|i'm|i am|i run|i own|my|our)\s+(?:an?\s+|the\s+|\p{Ll}+\s+)*[\p{Ll}-]+(?:\s+(?:in|near|from|at)\s+\S+)*$/u
/** "saas tool called Ledgerly for freelancers": who sends it, said to us. */
export const isSender = (clause: string): boolean => CALLED.test(clause) && !hasVerb(clause)
const CALLED = new RegExp(
  `^(?:(?!\\bnew\\b)[\\w'-]+ ){0,5}(?:${KIND_OF_SENDER})(?: in \\S+)? (?:called|named) \\S`,
  'i'
)
/** "studio is called Still Point". */
export const isCalled = (clause: string): boolean => IS_CALLED.test(clause) || IS_NAMED.test(clause)
const IS_NAMED =
  /^(?:the |our |my )?(?:company|business|brand|shop|store|firm) is (?!(?:closed|open|moving|now|here|back|happy|pleased|proud|a|an|the|in|on|not|\w+ing)\b)[\w&'’ ]{2,40}$/i
const IS_CALLED = new RegExp(
  `^(?:(?:the|our|my|it's|its) )?(?:${KIND_OF_SENDER}|product|site)? ?(?:is |are )?(?:called|named) [^,]{2,50}$`,
  'i'
)
const NAMING = /^(?:brand|company|shop|store|business|name|sender|client|customer)\s*(?:=|is|:)\s*/i

/** Clauses about the email, its looks, its sender or its moment, not for the reader. */
const SIGNS: ((clause: string) => boolean)[] = [
  clause => /^(?:who|which) (?:make|sell|do|run|offer|help|teach|build|provide|grow|bake|roast)s?\b/i.test(clause),
  isStyle,
  isAside,
  isAsked,
  isSender,
  clause => PART.test(clause) && !hasVerb(clause) && !/\d/.test(clause),
  isCalled,
  ...[NAMING, INTRODUCED, TRIGGER].map(sign => (clause: string) => sign.test(clause)),
  clause => SELF.test(clause) && !(/^(?:my|our)\b/.test(clause) && isStatement(clause))
]

/** Is a clause said to us rather than to the reader? */
export const isOursOnly = (clause: string): boolean => SIGNS.some(isFor => isFor(clause))

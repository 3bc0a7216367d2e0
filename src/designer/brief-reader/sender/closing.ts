import { peopleIn, placesIn, wordsIn } from '../../grammar/words.ts'
import { KIND_OF_SENDER, NO_SENDER } from './kinds.ts'

/**
 * Who jots a brief down puts the name of the shop behind the last full stop: "… free delivery over $60. Pip and Tumble",
 * "…, bouquets from $45, Petal & Thorn florist Adelaide".
 */

const WORD = "\\p{Lu}[\\p{L}\\d'’&.-]*"
const SMALL = '(?:and|&|of|the|de|da|do|du|di|del|della|la|le|y|e|on|by|at)'
const NAME = `(?:The )?${WORD}(?: (?:${SMALL} ){0,2}${WORD}){1,5}`
const TRADE = `(?:(?:\\p{Ll}+ )?(?:${KIND_OF_SENDER}|hairdressers?|barbers?|opticians?|butchers?|plumbing|jewell?ers?|candles|cakes|flowers|books))`
const CLOSING = new RegExp(
  `(?:[.!?;\\n]["')]*\\s*|\\s[-–—]\\s)(?:from |for )?(${NAME}),?(?: ${TRADE})?(?:,? (?:in )?${WORD}(?:,? [A-Z]{2})?)?[.!]*\\s*$`,
  'u'
)
const AFTER_COMMA = new RegExp(`, (${NAME}) ${TRADE}(?:,? (?:in )?${WORD})?[.!]*\\s*$`, 'u')

/** Words that close a brief and name nobody: "Thank You", "Please Help". */
const NO_NAME =
  /^(?:from|for|thank|thanks|please|cheers|kind|best|many|love|regards|yours|dear|happy|merry|hello|hi|i|we|you|it|no|yes|call|email|book|use|code|keep|make|team|sign|signed|tone|style|button|cta|reply|rsvp|dr|mr|mrs|ms|rev|prof|friendly|warm|short|order|invoice|subject)\b/i

/** "Petal & Thorn florist Adelaide", "Hollin & Hay, Ludlow": nothing but the name, what it is and where. */
export const isNameWithPlace = (words: string, name: string): boolean =>
  words.startsWith(`${name} `) &&
  new RegExp(`^,? ?(?:${TRADE})?(?:,? (?:in )?${WORD}(?:,? [A-Z]{2})?)?[.!]*$`, 'u').test(words.slice(name.length))

/** The name of the sender that stands alone at the end of the brief. */
export function closingName(source: string): string | undefined {
  const text = source.slice(-200)
  const name = (CLOSING.exec(text) ?? AFTER_COMMA.exec(text))?.[1]
  if (!name || NO_NAME.test(name) || NO_SENDER.test(name) || isSomebody(name)) return undefined
  return placesIn(name).includes(name) ? undefined : name
}

/** "Maria Lopez" signs; "Dana and Lou's Kitchen" is a firm. */
const isSomebody = (name: string): boolean =>
  !/\b(?:and|of|the)\b|&|['’]s/i.test(name) &&
  name.split(' ').length < 4 &&
  (wordsIn(name)[0]?.tags.has('FirstName') === true || (peopleIn(name).includes(name) && name.split(' ').length < 3))

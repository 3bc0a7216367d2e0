import { parseColour } from '../../../email/theme/colour-words.ts'
import { asWish } from './complaints.ts'
import { VERBS, withMendedVerbs } from './spelling.ts'

/** Words that begin an instruction: a comma or an "and" before one of them begins another instruction. */
const VERB = `${VERBS.join('|')}|get rid of|take out|take away|right-align|left-align`
const NEXT = new RegExp(
  `(?:,\\s*(?:and\\s+|then\\s+|also\\s+)*|\\s+and\\s+(?:then\\s+|also\\s+)?|\\s+then\\s+)(?=(?:(?:please|pls)\\s+)?(?:${VERB})\\b)`,
  'i'
)
/** Inside a text that is given, only these can be the next wish: "Come in and make a bowl" is one headline. */
const PARTS =
  'buttons?|background|headlines?|headings?|header|footer|text|image|picture|quote|testimonials?|products?|offer|coupon|code|logo|fonts?|colou?rs?|email|section|subject|divider|paragraph|cta|faqs?|hero|schedule|stats|title|questions?'
/** What "it" becomes, which no headline says of itself: "Fresh bread and make it bigger". */
const OF_IT =
  '(?:make|turn) it (?:a (?:bit|little) |much )?(?:bigger|larger|smaller|bold|italic|cent(?:er|re)e?d|red|green|blue|navy|white|black|orange|yellow|purple|pink|grey|gray)|(?:link|point) it to|cent(?:er|re) it|align it'
const SURELY_NEXT = new RegExp(
  `(?:,\\s*(?:and\\s+|then\\s+)?|\\s+and\\s+)(?=(?:(?:${VERB})\\s+(?:(?:the|this|all|an?|our)\\s+)?(?:[\\w-]+\\s+)?(?:${PARTS})|${OF_IT})\\b)`,
  'i'
)
/** One part after another with one verb: "change the headline to A and the subject to B". */
const AND_PART =
  /(?:,\s*(?:and\s+)?|\s+and\s+)(?=(?:the\s+)?(?:subject(?: line)?|preheader|preview(?: text| line)?|headline|heading|title|tagline|button(?: text)?|footer text)\s+(?:to|should (?:be|say|read))\s+\S)/i
/** After a text in quotes, another part and its text: 'headline "Hi", button "Go"'. */
const AFTER_QUOTE = new RegExp(
  `(?<=\uE001)\\s*(?:,\\s*(?:and\\s+)?|\\s+and\\s+)(?=(?:the\\s+)?(?:${PARTS})\\s*(?:text\\s+)?(?:says?|should|to|:)\\b)`,
  'i'
)
/** A wish that carries a text: "headline: …", "change it to We …". */
const HAS_VALUE = /:[\s\uE002]+[A-Z\d\uE000]|\b(?:to|say|saying|read|with)\s+[A-Z][a-z’']*,?\s/
const BEGINS = new RegExp(
  `^(?:please\\s+|pls\\s+|also\\s+|then\\s+)?(?:${VERB})\\b|^[\\w ]{3,24}:|^(?:it|this|the [\\w ]{2,30}?) (?:should|must|needs?)\\b`,
  'i'
)
/** Running text has many sentences, and some begin like wishes: "Come early. Bring a friend." */
const RUNNING = /^(?:please\s+)?(?:add|insert)\b|^[\w\s]{0,30}\b(?:text|paragraph|notice|note|answer)\b/i
const SURELY_BEGINS = new RegExp(
  `^(?:(?:please|pls|also|then)\\s+)*(?:(?:${VERB})\\s+(?:(?:the|this|all|an?|our)\\s+)?(?:[\\w-]+\\s+)?(?:${PARTS})|${OF_IT})\\b|^[\\w ]{3,24}:`,
  'i'
)
const COURTESY =
  /^(?:please|pls|plz|kindly|(?:can|could|would|will) (?:you|u)|i(?:'d| would) like(?: you)?(?: to)?|i think(?: that)?|is it possible to|(?:can|could) (?:we|i) (?:please )?(?:have|get)|i (?:want|need)(?: you to| to|(?= the\b))|let's|lets|also|now|then|just|and|maybe|next|hey|hi|hello|ok(?:ay)?)(?:[\s,]+|$)/i
const PRAISE =
  /^(?:thanks?(?: you)?(?: so much| a lot)?|thx|cheers|great|nice|perfect|cool|awesome|lovely|good|much better)\s*[,.!]+\s*(?=\w)/i
const FAREWELL = /[,\s]+(?:please|pls|plz|thanks|thank you|thx|for me|if you can|if possible)$/i
const THANKS = /^(?:thanks?(?: you)?|thx|cheers|great|nice|perfect|ok(?:ay)?|hi|hey|hello)\b[^a-z]*$/i
const QUOTED = /"[^"]*"|“[^”]*”|(?<![\w])['‘][^'’\n]{3,}['’](?![a-z])/g

/** An instruction as single wishes, in order. What stands in quotes is never cut. */
export function splitInstruction(text: string): string[] {
  const kept: string[] = []
  const masked = text
    .replace(/[\uE000-\uE002]/g, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(QUOTED, quote => `\uE000${kept.push(quote) - 1}\uE001`)
  const restore = (part: string) =>
    part.replaceAll(LINE, '\n').replace(/\uE000(\d+)\uE001/g, (_, index: string) => kept[Number(index)] ?? '')
  const lines = withMendedVerbs(masked).split(/\n+/)
  const sentences = joined(listed(lines).flatMap(line => line.split(/(?<=[.!?;])\s+(?=[A-Z\uE000])|;\s*/)))
  const parts = withoutPreamble(sentences)
    .flatMap(sentence => sentence.split(AFTER_QUOTE))
    .flatMap(sentence => sentence.split(AND_PART))
    .flatMap(sentence => sentence.split(HAS_VALUE.test(sentence) ? SURELY_NEXT : NEXT))
    .flatMap(part => bothOf(strip(part)))
    .map(restore)
    .filter(part => part !== '' && !THANKS.test(part))
  return withoutPreamble(parts)
}

/** Stands for the end of a line inside a wish while it is cut. */
const LINE = '\uE002'
const POINT = /^\s*(?:[-–•*·]|\d{1,2}[.)])\s+\S/

/** What is said before the wish itself: "The price is wrong. It's £40, not £34." */
const PREAMBLE =
  /^(?:sorry|oops|wait|hmm+|no|there(?:['’]s| is) (?:a |an )?(?:typo|mistake|error)|(?:the |this |our )?[\w ]{2,30} (?:is|are) (?:wrong|incorrect|not right|out of date)|(?:it|this|the (?:whole )?[\w]{3,20}) (?:is|looks?|feels?|seems?) (?:a bit |a little |too |so |very |really )*(?:plain|boring|empty|dull|bland|bare|flat|busy|old|dated))\s*[.!…]*$/i

const withoutPreamble = (sentences: string[]): string[] =>
  sentences.length > 1 ? sentences.filter(sentence => !PREAMBLE.test(sentence.trim())) : sentences

/** What begins another wish after this one. */
const beginsAfter = (wish: string): RegExp => (RUNNING.test(wish) ? SURELY_BEGINS : BEGINS)

/** Lines below a line that ends with a colon are its list, as long as none begins another wish; each is a line of the wish. */
function listed(lines: string[]): string[] {
  const wishes: string[] = []
  for (const line of lines) {
    const before = wishes.at(-1) ?? ''
    const isOpen = /:\s*$/.test(before) || before.includes(LINE)
    if (isOpen && (POINT.test(line) || !beginsAfter(before).test(line)) && line.trim() !== '')
      wishes[wishes.length - 1] = `${before}${LINE}${line}`
    else wishes.push(line)
  }
  return wishes
}

/** A text that is given may be longer than a sentence: what follows it belongs to it, unless it begins another wish. */
function joined(sentences: string[]): string[] {
  const wishes: string[] = []
  for (const sentence of sentences) {
    const before = wishes.at(-1)
    if (before && HAS_VALUE.test(before) && !beginsAfter(before).test(sentence))
      wishes[wishes.length - 1] = `${before} ${sentence}`
    else wishes.push(sentence)
  }
  return wishes
}

/** What may follow "make the headline bigger and": a look, not the next noun. */
const LOOK =
  /^(?:bigger|larger|smaller|darker|lighter|bold|italic|(?:not )?underlined|uppercase|centered|centred|left-aligned|right-aligned|round|rounded|rounder)$/i

/** "make the email dark blue with yellow buttons". */
const WITH_PART =
  /^(make|turn|use|have) (.+?) with (?:an? )?([\w #]{3,24}?) (buttons?|text|background|headings?|headlines?|links?)$/i

/** "make the button green and the background darker" is two wishes with one verb; "make the headline bigger and red" one noun. */
function bothOf(wish: string): string[] {
  if (HAS_VALUE.test(wish)) return [wish]
  const nouns = /^(make|turn|paint|set) (.+?) and (the .+)$/i.exec(wish)
  if (nouns) return [`${nouns[1]} ${nouns[2]}`, `${nouns[1]} ${nouns[3]}`]
  const [, first, whole, colour = '', part] = WITH_PART.exec(wish) ?? []
  if (first && parseColour(colour)) return [`${first} ${whole}`, `make the ${part} ${colour}`]
  const looks = /^((?:make|turn) (?:the )?.+?) ([\w-]+) and ((?:not )?[\w-]+)$/i.exec(wish)
  const isLook = (word = '') => LOOK.test(word) || parseColour(word) !== undefined
  return looks && isLook(looks[2]) && isLook(looks[3]) ? [`${looks[1]} ${looks[2]}`, `${looks[1]} ${looks[3]}`] : [wish]
}

function strip(part: string): string {
  let stripped = part.trim()
  stripped = stripped.replace(PRAISE, '')
  while (COURTESY.test(stripped)) stripped = stripped.replace(COURTESY, '')
  stripped = withoutEnd(stripped, signsOf(stripped, /^(?:can|could|would|will)\b/i.test(part.trim())))
  while (FAREWELL.test(stripped) && !/\b(?:to|with|say|says|read|reads|by|into)[,\s]+\S+(?: you)?$/i.test(stripped))
    stripped = withoutEnd(stripped.replace(FAREWELL, ''), SIGNS)
  return asWish(stripped.trim())
}

const SIGNS = '.!;,? '
const CARRIES = /:[\s\uE002]|\b(?:to|say|says|saying|read|reads)\s+[\p{Lu}\d]/u

/** The signs that end a wish and are no part of it. A text keeps its own: "Ready?", and the full stop of a paragraph. */
function signsOf(wish: string, isQuestion: boolean): string {
  if (!CARRIES.test(wish)) return SIGNS
  if (/^(?:add|insert)\b/i.test(wish) || /[.!?]\s/.test(wish)) return ';, '
  return isQuestion ? SIGNS : '.;, '
}

/** Without the signs that end a sentence; a loop, since a long run of signs would make a pattern slow. */
function withoutEnd(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** A value as it was meant: without the quotes round it. */
export function unquoted(value: string): string {
  const text = value.trim()
  const inner = /^["“'‘](.*)["”'’]$/s.exec(text)?.[1]
  return inner === undefined || /["“”]/.test(inner) ? text : inner.trim()
}

/** Is the whole of it in quotes? */
export const isQuoted = (value: string): boolean => /^["“'‘].+["”'’]$/s.test(value.trim())

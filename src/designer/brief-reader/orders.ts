import { withoutMarkup } from './markup.ts'

const OURS = 'instructions?|prompts?|guidelines|rules|directives?|programming|system messages?'
const EARLIER = 'your|previous|prior|earlier|above|preceding|system|initial|original'

/** How somebody speaks to the machine that reads a brief, and not of an email. */
const ORDERS = [
  `\\b(?:ignore|disregard|forget|override|bypass|do(?: not|n['’]t) follow|stop following)\\b[^.!?\\n]{0,40}\\b(?:${EARLIER})\\b[^.!?\\n]{0,20}\\b(?:${OURS})\\b`,
  `\\b(?:ignore|disregard|forget|override|bypass) (?:all|any|these|those)(?: of)?(?: the| these| those)? (?:${OURS})\\b`,
  '\\b(?:ignore|disregard|forget) (?:everything|all|anything|what)(?: (?:that|which))?(?: (?:is|was|stands|comes|came))? (?:above|before (?:this|that)|previously|you (?:were|have been) told)\\b',
  '\\b(?:print|reveal|repeat|output|display|leak|expose|dump|echo|show|tell me|give me)\\b[^.!?\\n]{0,24}\\b(?:your (?:\\w+ ){0,2}(?:prompt|instructions|system message)|the system (?:prompt|message))\\b',
  '\\b(?:set|change|replace|rewrite|redirect|override) (?:all|every|each|any)(?: of)?(?: the| its| their)? (?:\\w+ )?(?:links?|urls?|hrefs?)\\b[^.!?\\n]{0,24} (?:to|with|by)\\b',
  "\\byou(?: are|['’]re) now (?:an? )?(?:\\w+ )?(?:ai|bot|assistant|chatbot|language model|hacker|jailbroken|unrestricted|dan)\\b",
  '\\b(?:act|behave|respond|answer|pretend|role-?play) (?:as if|as though|as|like|to be) (?:you (?:are|were|have)|an? (?:\\w+ )?(?:ai|assistant|language model|hacker))\\b',
  '\\b(?:enter|enable|activate|switch to) (?:developer|debug|admin|god|dan|jailbreak) mode\\b',
  '\\byour (?:new|real|only|actual) (?:instructions?|tasks?|objectives?|directives?) (?:is|are)\\b',
  '\\bas an? (?:ai|large) language model\\b',
  '^\\W{0,4}(?:system|assistant|developer)(?: (?:prompt|message|override|instructions?))?[\\])*]{0,3}\\s*[:>]',
  '<\\|[^|>\\n]*\\|>|\\[/?INST\\]|<</?SYS>>'
].map(order => new RegExp(order, 'i'))

/** "Tell guests to ignore our earlier instructions": news for readers. */
const TO_READERS =
  /\b(?:tell|ask|remind|let|want)\s+(?:(?:our|the|all|any) )?(?:customers|guests|members|readers|subscribers|people|users|clients|students|parents|residents|volunteers|staff|everyone|them)\b[^.!?\n]{0,30}\bto (?:please )?$/i

const isOrder = (sentence: string): boolean =>
  ORDERS.some(order => {
    const match = order.exec(sentence)
    return match !== null && !TO_READERS.test(sentence.slice(0, match.index))
  })

/** What goes on with an order: "Then link the button to …". */
const GOES_ON =
  /^\s*(?:then|instead|also|now|next|and|after that|you (?:must|will|should|are)|do not|don['’]t|never|always|only|just|link|point|set|send|say|write|print|reply|respond|answer|output|put|use|make|replace|add|include)\b/i

export interface Sifted {
  /** What is left to be read. */
  text: string
  /** The orders that were taken out, as they were typed. */
  orders: string[]
  hadMarkup: boolean
}

/**
 * A brief without what is never content: markup, and sentences that give orders to the machine that reads it, with those
 * that go on with them in the same line. Merge tags stay, and so do "<3" and "a < b".
 */
export function withoutOrders(brief: string): Sifted {
  const bare = withoutMarkup(brief)
  const orders: string[] = []
  let isOn = false
  const kept = bare.split(/(?<=[.!?;])(?=\s)|(?=\n)/).filter(sentence => {
    isOn = isOrder(sentence) || (isOn && !sentence.startsWith('\n') && GOES_ON.test(sentence))
    if (isOn) orders.push(sentence.trim())
    return !isOn
  })
  return { text: kept.join(''), orders, hadMarkup: bare !== brief }
}

export const isSifted = ({ orders, hadMarkup }: Sifted): boolean => orders.length > 0 || hadMarkup

/** What was left out, as the chat says it. */
export function siftedNotes({ orders, hadMarkup }: Sifted): string[] {
  const said = orders.map(order => `“${order.length > 80 ? `${order.slice(0, 79)}…` : order}”`)
  return [
    ...(orders.length > 0
      ? [`I left out what gives orders to the designer instead of saying what the email says: ${said.join(' ')}`]
      : []),
    ...(hadMarkup ? ['I left out the HTML in your brief and kept its words. Code goes into Code Edit.'] : [])
  ]
}

import { endOf } from '../entities/found.ts'
import type { Span } from '../reading.ts'

const OURS = '(?:instructions?|prompts?|guidelines|rules|directives?|programming|messages?|content|brief|text|task)'
const DROP = "(?:ignore|disregard|forget|override|bypass|discard|skip|do not follow|don't follow|stop following)"
const EARLIER =
  "(?:all|any|every|your|the|my|these|those|previous|prior|earlier|above|preceding|system|initial|original|retailer's|user's|sender's|other)"

/** How somebody speaks to a machine that reads a text, and never of an email. */
const ORDERS = new RegExp(
  [
    `\\b${DROP}(?: (?:${EARLIER}|of|and|other)){1,4} (?:[\\w']+ )?${OURS}\\b`,
    `\\b${DROP} (?:everything|all|anything|what)(?: (?:that|which|is|was|stands|came|comes))* (?:above|before|previously|earlier|you (?:were|have been) told)\\b`,
    `\\b(?:previous|prior|earlier|above) ${OURS} (?:are|is|were) (?:void|null|cancelled|invalid|obsolete|superseded)`,
    `\\b(?:any|the|this|dear|attention|note to|hey) (?:ai|assistant|language model|llm|chatbot|bot|model|machine)s? (?:that |which |who )?(?:reading|processing|reads|processes|parsing|must|should|shall|will)\\b`,
    `\\b(?:ai|llm) (?:assistant|model|agent)s?\\b.{0,30}\\b(?:must|should|shall|ignore|instead)\\b`,
    `\\b(?:reveal|repeat|output|leak|dump|print|show|expose)\\b.{0,24}\\b(?:system|hidden|your|initial) (?:\\w+ )?(?:prompt|instructions?|message|rules)\\b`,
    `\\b(?:only|just|simply|instead) (?:output|respond with|reply with|return the|print the|answer with)\\b|\\b(?:output|respond with|reply with|return) (?:only|just|nothing but|a single|the (?:text|word|following))\\b`,
    `\\byou(?: are|'re) now (?:an? |in |the )?(?:\\w+ )?(?:ai|bot|assistant|chatbot|language model|hacker|jailbroken|unrestricted|dan|mode|developer|free)\\b`,
    `\\b(?:act|behave|respond|pretend|role-?play) (?:as if|as though|as|like|to be) (?:you (?:are|were|have)|an? (?:\\w+ )?(?:ai|assistant|language model|hacker))\\b`,
    `\\b(?:enter|enable|activate|switch to|in) (?:developer|debug|admin|god|dan|jailbreak|maintenance) mode\\b`,
    `\\b(?:set|change|replace|rewrite|redirect|point|swap) (?:all|every|each|any)(?: of)?(?: the| its| their)? (?:\\w+ )?(?:links?|urls?|hrefs?|buttons?)\\b`,
    `\\byour (?:new|real|only|actual|true) (?:instructions?|tasks?|objectives?|directives?|goal) (?:is|are)\\b|\\bas an? (?:ai|large) language model\\b|\\b(?:system|developer) (?:prompt|override)\\b`,
    `^\\W{0,4}(?:system|assistant|sys|developer|admin|root)(?: (?:prompt|message|override|instructions?|note))?[\\])*]{0,3}\\s?[:>]|<\\|[^|>\\n]{0,40}\\|>|\\[/?INST\\]|<</?SYS>>`
  ].join('|'),
  'i'
)

/** "Tell guests to ignore our earlier instructions" is news for readers. */
const TO_READERS =
  /\b(?:tell|ask|remind|let|want)\s[\w' ]{0,24}\b(?:customers|guests|members|readers|subscribers|people|users|clients|students|parents|residents|volunteers|staff|everyone|them)\b[^.!?\n]{0,30}\bto (?:please )?$/i
const GOES_ON =
  /^\s*(?:then|instead|also|now|next|and|after that|you (?:must|will|should|are)|do not|don't|never|always|only|just|link|point|set|send|say|write|print|reply|respond|answer|output|put|use|make|replace|add|include|tell)\b/i
const PIECE = /[^.!?;\n]{1,600}(?:[.!?;](?!\s|$)[^.!?;\n]{0,300}){0,20}[.!?;]*|\n/g
/** What encloses pasted text: an order inside makes all of it one. */
const ENCLOSED = [/\[[^[\]\n]{1,800}\]/g, /"[^"\n]{1,1200}"/g]

/** Stretches that give orders to the machine, each with the sentences that go on with it and the brackets or marks around it. */
export function ordersIn(text: string): Span[] {
  const orders: Span[] = []
  let goesOn = false
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    if (piece === '\n') {
      goesOn = false
      continue
    }
    const order = ORDERS.exec(piece)
    goesOn = (order !== null && !TO_READERS.test(piece.slice(0, order.index))) || (goesOn && GOES_ON.test(piece))
    if (goesOn) orders.push({ at: index, length: piece.length })
  }
  if (orders.length === 0) return []
  const whole = orders.map(order => enclosing(text, order))
  return whole.filter(
    (order, place) => whole.findIndex(other => other.at <= order.at && endOf(order) <= endOf(other)) === place
  )
}

/** An order with the brackets it stands in, else with the quotation marks; a bracket that opens before it belongs to it. */
function enclosing(text: string, order: Span): Span {
  for (const pattern of ENCLOSED)
    for (const { 0: words, index } of text.matchAll(pattern)) {
      const holds = index < endOf(order) && order.at < index + words.length
      const at = Math.min(index, order.at)
      const isInside = index <= order.at || words.startsWith('[')
      if (holds && isInside) return { at, length: Math.max(endOf(order), index + words.length) - at }
    }
  return order
}

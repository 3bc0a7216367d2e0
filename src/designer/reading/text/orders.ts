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
    `\\b(?:only|just|simply|instead) output\\b(?! the (?:final )?e-?mail)|\\boutput (?:only|just|nothing but|a single|the (?:text|word|following))\\b(?! (?:final )?e-?mail| the (?:final )?e-?mail)|\\b(?:respond|reply|answer) (?:only|solely|exclusively) with\\b|\\b(?:everything|all|anything) you (?:were|have been) told\\b.{0,30}\\b(?:void|wrong|cancelled|false)\\b`,
    `\\byou(?: are|'re) now (?:an? |in |the )?(?:\\w+ )?(?:ai|bot|assistant|chatbot|language model|hacker|jailbroken|unrestricted|dan|mode|developer|free)\\b`,
    `\\b(?:act|behave|respond|pretend|role-?play) (?:as if|as though|as|like|to be) (?:you (?:are|were|have)|an? (?:\\w+ )?(?:ai|assistant|language model|hacker))\\b`,
    `\\b(?:enter|enable|activate|switch to|in) (?:developer|debug|admin|god|dan|jailbreak|maintenance) mode\\b`,
    `\\b(?:set|change|replace|rewrite|redirect|point|swap) (?:all|every|each|any)(?: of)?(?: the| its| their)? (?:\\w+ )?(?:links?|urls?|hrefs?|buttons?)\\b`,
    `\\byour (?:new|real|only|actual|true) (?:instructions?|tasks?|objectives?|directives?|goal) (?:is|are)\\b|\\bas an? (?:ai|large) language model\\b|\\b(?:system|developer) (?:prompt|override)\\b`,
    `\\b(?:if|when|since|as) you(?: are|'re) (?:an? |the )?(?:ai|llm|language model|chatbot|bot|automated|machine|assistant|email generator)\\b|\\b(?:attention:?|(?:to|for|dear) (?:any|all|every)) (?:ai|llm|language models?|chatbots?|bots?|automated (?:systems?|tools?|assistants?))\\b`,
    `\\b(?:new|updated|hidden|secret|override|overriding|real|following|mandatory) (?:system )?(?:instructions?|orders?|directives?|prompt|task)\\s?(?::|is\\b|are\\b|follow)|</?(?:system|instructions?|prompt|brief|admin|assistant)>|\\b(?:end|start|begin(?:ning)?) of (?:the )?(?:brief|prompt|(?:user )?input|system message)\\b`,
    `\\b(?:do not|don't|stop) (?:write|writing|make|making|generate|generating|create|creating) (?:the|an?|this|any) (?:e-?mail|newsletter|brief)\\b|\\binstead of (?:the|an?|this|writing (?:the|an?|this)) (?:e-?mail|newsletter)\\b.{0,60}\\b(?:output|print|write|link|send|say|insert|put|show)\\b`,
    `\\bfrom now on,? (?:you (?:are|must|will|only)|respond|reply only|output)\\b|\\b(?:jailbreak|prompt injection|sudo )\\b|\\b${DROP} (?:the |this |that )?(?:brief|user|sender|request|rest of (?:the|this) (?:text|brief|document|page))\\b`,
    `\\b(?:send|forward|leak|upload|export|post) (?:all |the |any |every )*(?:customers?|users?|clients?|members?|subscribers?|credit card|passwords?)'?s? ?(?:data|lists?|details|numbers|passwords|addresses|emails)? to (?:https?:|www|\\S+@|\\S+\\.\\w{2,}/)`,
    `^\\W{0,4}(?:system|assistant|sys|developer|admin|root)(?: (?:prompt|message|override|instructions?|note))?[\\])*]{0,3}\\s?[:>]|<\\|[^|>\\n]{0,40}\\|>|\\[/?INST\\]|<</?SYS>>`
  ].join('|'),
  'i'
)

/** "Tell guests to ignore our earlier instructions" is news for readers. */
const TO_READERS =
  /\b(?:tell|ask|remind|let|want)\s[\w' ]{0,24}\b(?:customers|guests|members|readers|subscribers|people|users|clients|students|parents|residents|volunteers|staff|everyone|them)\b[^.!?\n]{0,30}\bto (?:please )?$/i
const GOES_ON =
  /^\s*(?:then|instead|also|now|next|and|after that|you (?:must|will|should|are)|do not|don't|never|always|only|just|link|point|set|send|say|write|print|reply|respond|answer|output|put|use|make|replace|add|include|tell|click|visit|direct|insert|the (?:button|link|email|subject|headline)|all (?:links|buttons)|readers|users)\b/i
/** A request for an email is none of what an order goes on with. */
const ASKS = /\b(?:e-?mail|newsletter|invitation|announcement) (?:for|to|about|from|that)\b/i
const PIECE = /[^.!?;\n]{1,600}(?:[.!?;](?!\s|$)[^.!?;\n]{0,300}){0,20}[.!?;]*|\n/g
/** What encloses pasted text: an order inside makes all of it one. */
const ENCLOSED = [/\[[^[\]\n]{1,800}\]/g, /"[^"\n]{1,1200}"/g]

/** Stretches that give orders to the machine, each with the sentences that go on with it and the brackets or marks around it. */
export function ordersIn(text: string): Span[] {
  const orders: Span[] = []
  let goesOn = false
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const order = piece === '\n' ? null : ORDERS.exec(piece)
    const isOrder = order !== null && !TO_READERS.test(piece.slice(0, order.index))
    const last = orders.at(-1)
    const isTold = last !== undefined && index < endOf(last)
    goesOn = isOrder || (goesOn && piece !== '\n' && GOES_ON.test(piece) && !ASKS.test(piece))
    if (goesOn && !isTold)
      orders.push(
        enclosing(text, { at: index, length: piece.length }, index + (order ? order.index + order[0].length - 1 : 0))
      )
  }
  return orders
}

/** The brackets that an order stands in, else the quotation marks; without them the order itself. */
function enclosing(text: string, piece: Span, order: number): Span {
  for (const pattern of ENCLOSED)
    for (const { 0: words, index } of text.matchAll(pattern))
      if (index <= order && order < index + words.length) return { at: index, length: words.length }
  return piece
}

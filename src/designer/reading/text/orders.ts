import { endOf } from '../entities/found.ts'
import type { Span } from '../reading.ts'

const OURS = '(?:instructions?|prompts?|guidelines|rules|directives?|programming|messages?|content|brief|text|task)'
/** "Tell guests to ignore our earlier instructions" is news for readers. */
const DROP =
  "(?<!(?<!\\byou )\\bto )\\b(?:ignore|disregard|forget|override|bypass|discard|skip|do not follow|don't follow|stop following)"
const EARLIER =
  "(?:all|any|every|your|the|my|these|those|previous|prior|earlier|above|preceding|system|initial|original|retailer's|user's|sender's|other|of|and)"
const MACHINE = '(?:ai|llm|assistant|language model|chatbot|bot|model|machine)'

/** How somebody speaks to a machine that reads a text, and never of an email. */
const ORDERS = new RegExp(
  [
    `${DROP}(?: ${EARLIER}){1,4} (?:[\\w']+ )?${OURS}\\b`,
    `${DROP} (?:everything|all|anything|what)(?: (?:that|which|is|was|stands|came|comes))* (?:above|before|previously|earlier|you (?:were|have been) told)\\b`,
    `${DROP} (?:the |this |that )?(?:brief|user|sender|request|rest of (?:the|this) (?:text|brief|document|page))\\b`,
    `\\b(?:previous|prior|earlier|above) ${OURS} (?:are|is|were) (?:void|null|cancelled|invalid|obsolete|superseded)`,
    `\\b(?:any|the|this|dear|attention|note to|hey) ${MACHINE}s? (?:that |which |who )?(?:reading|processing|reads|processes|parsing|must|should|shall|will)\\b`,
    `\\b(?:attention:?|(?:to|for|dear) (?:any|all|every)) ${MACHINE}s?\\b|\\byou(?: are|'re) now (?:an? |in |the )?(?:\\w+ )?(?:${MACHINE}|hacker|jailbroken|unrestricted|dan|mode|developer|free)\\b`,
    `\\b(?:if|when|since|as) you(?: are|'re) (?:an? |the )?${MACHINE}\\b|\\bas an? (?:large )?${MACHINE}\\b`,
    `\\b(?:reveal|repeat|output|leak|dump|print|show|expose)\\b.{0,24}\\b(?:system|hidden|your|initial) (?:\\w+ )?(?:prompt|instructions?|message|rules)\\b`,
    `\\b(?:only|just|simply|instead) output\\b(?! the (?:final )?e-?mail)|\\boutput (?:only|just|nothing but|a single)\\b|\\b(?:respond|reply|answer) (?:only|solely|exclusively) with\\b`,
    `\\b(?:set|change|replace|rewrite|redirect|point|swap) (?:all|every|each|any)(?: of)?(?: the| its| their)? (?:\\w+ )?(?:links?|urls?|hrefs?|buttons?)\\b`,
    `\\b(?:new|updated|hidden|secret|override|overriding|real|following|mandatory) (?:system )?(?:instructions?|orders?|directives?|prompt|task)\\s?(?::|is\\b|are\\b|follow)|\\b(?:system|developer) (?:prompt|override)\\b`,
    `</?(?:system|instructions?|prompt|brief|admin|assistant)>|\\b(?:end|start|begin(?:ning)?) of (?:the )?(?:brief|prompt|(?:user )?input|system message)\\b`,
    `\\b(?:do not|don't|stop) (?:write|writing|make|making|generate|generating|create|creating) (?:the|an?|this|any) (?:e-?mail|newsletter|brief)\\b|\\b(?:jailbreak|prompt injection|sudo )\\b`,
    `\\b(?:send|forward|leak|upload|export|post) (?:all |the |any |every )*(?:customers?|users?|clients?|members?|subscribers?|credit card|passwords?)'?s? ?(?:data|lists?|details|numbers|passwords|addresses|emails)? to (?:https?:|www|\\S+@|\\S+\\.\\w{2,}/)`,
    `^\\W{0,4}(?:system|assistant|sys|developer|admin|root)(?: (?:prompt|message|override|instructions?|note))?[\\])*]{0,3}\\s?[:>]|<\\|[^|>\\n]{0,40}\\|>|\\[/?INST\\]|<</?SYS>>`
  ].join('|'),
  'i'
)
const PIECE = /[^.!?;\n]{1,600}(?:[.!?;](?!\s|$)[^.!?;\n]{0,300}){0,20}[.!?;]*|\n/g
/** What encloses pasted text: an order inside makes all of it one. */
const ENCLOSED = [/\[[^[\]\n]{1,800}\]/g, /"[^"\n]{1,1200}"/g]

/** Stretches that give orders to the machine, each with the brackets or marks around it. */
export function ordersIn(text: string): Span[] {
  const orders: Span[] = []
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const order = index < endOf(orders.at(-1) ?? NOTHING) ? null : ORDERS.exec(piece)
    if (order)
      orders.push(enclosing(text, { at: index, length: piece.length }, index + order.index + order[0].length - 1))
  }
  return orders
}

const NOTHING: Span = { at: 0, length: 0 }

/** The brackets that an order stands in, else the quotation marks; without them the order itself. */
function enclosing(text: string, piece: Span, order: number): Span {
  for (const pattern of ENCLOSED)
    for (const { 0: words, index } of text.matchAll(pattern))
      if (index <= order && order < index + words.length) return { at: index, length: words.length }
  return piece
}

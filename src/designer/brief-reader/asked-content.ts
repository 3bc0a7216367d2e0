import type { Span } from '../roles/roles.ts'
import { endOf } from './matter.ts'

const NOUN =
  '(?:bullets?|bullet points?|tips?|tricks?|stor(?:y|ies)|anecdotes?|profile|portrait|recipes?(?: ideas?)?|facts|ideas|reasons|interview|bio|summary|recap|explanation|examples?|advice|instructions|thank[- ]you|message|words|paragraphs?|sentences?|poem|jokes?|puns?|horoscope|playlist|quiz|checklist)'
const COUNT =
  '(?:(?:an?|the|some|a few|a couple of|\\d+|two|three|four|five|six|our|short|quick|little|small|brief|nice|personal|funny|heartfelt|practical|useful|easy|simple) )*'

/** "3 bullets on what they'll learn", "a short story about one of the dogs": content by what it is and what it is about. */
const CONTENT = new RegExp(
  `\\b${COUNT}${NOUN} (?:on|about|of|from|for|why|how)\\s+[^.;\\n]*?(?=,? (?:and|then|plus) (?:an?|the|one|with|end|close|add|\\d|big|please)\\b|, |[.;\\n]|$)|\\b(?:an?|some|a few|two|three|four|five|\\d+) (?:(?:short|quick|little|nice|practical|useful|easy|simple|seasonal) )*(?:[a-z]+ )?(?:tips|recipes|jokes|puns|facts|bullets|bullet points|notes)\\b`,
  'giu'
)

/** "It should say when it happened and what to do if it wasn't them". */
const TO_SAY =
  /^(?:(?:please|also|and|it|the e-?mail|should|must|needs? to|has to|to|make sure it|tell (?:them|people|users|customers))\s+)*(?:say|says|mention|explain|include|state|cover|show|list|tell (?:them|people|users|customers))?\s*((?:when|what|how|why|where|who)\b[^:]{8,90})$/i

/** "a recipe for golden milk" in the list of a newsletter: its title is told, its text is not. */
const PIECE =
  /^(?:an?|the|this month's|our) (?:(?:short|quick|little|small|nice|personal|easy|simple|seasonal) )*(?:recipe|note|stor(?:y|ies)|interview|portrait|profile|recap|poem|letter|q&a|guide|explainer|piece) (?:for|about|on|of|from|with|to)\b[^:]*$/i

/** How a part is to be made is no content: "bullets for the three plans below". */
const ONLY_FORM = /\b(?:at the (?:top|bottom|end)|side by side|with icons|on the left|on the right|in bold|of text)\b/i

/**
 * What a brief asks to be told without telling it: the designer invents nothing.
 * @param spans The spans of the whole brief; content that follows its request is given.
 */
export function contentAskedFor(text: string, spans: Span[]): string[] {
  return spans.flatMap((span, at) => {
    if (!/^(?:part|tell|item)$/.test(span.role)) return []
    const next = spans[at + 1]
    const between = next ? text.slice(endOf(span), next.at) : ''
    if (span.role === 'item') return PIECE.test(span.text) && !/^\s*[:(–—-]/.test(between) ? [span.text] : []
    const isGiven = next !== undefined && GIVES.has(next.role) && /^[\s:,"'(–—-]*$/.test(between)
    const asked = [...span.text.matchAll(CONTENT)].map(([words]) => words.trim())
    const said = span.role === 'tell' && !isGiven ? TO_SAY.exec(span.text)?.[1] : undefined
    const open = asked.filter(
      words =>
        !/^(?:an? )?(?:short |warm |big |little )*thank[- ]you from \p{Lu}/iu.test(words) &&
        !(isGiven && span.text.endsWith(words)) &&
        !ONLY_FORM.test(words) &&
        !/\s(?:an?|the|our)$/i.test(words)
    )
    return [...open, ...(said ? [said] : [])]
  })
}

/** "Where to pick up your card": what is to be told, not the telling. */
export const isTopic = (words: string): boolean =>
  /^(?:and )?(?:how|where|what|when|why) (?:to|they|you|we)\b[^?:\d]{3,80}[.]?$/i.test(words) &&
  !/, (?:you|we|they|it|there)\b/i.test(words)

const GIVES: ReadonlySet<Span['role']> = new Set(['say', 'item', 'quote', 'name', 'sign', 'by', 'brand'])

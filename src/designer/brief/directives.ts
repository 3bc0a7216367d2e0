/** How briefs speak to the copywriter, as against what the email is to say. */

const PEOPLE =
  '(?:them|him|her|people|ppl|everyone|everybody|readers?|(?:our |the |my |all |all our |all of our |new |existing |loyal )*(?:customers?|clients?|members?|subscribers?|users?|guests?|visitors?|patients?|students?|parents?|donors?|supporters?|shoppers?|fans?|followers?|attendees|list|neighbours|neighbors|community|team|staff|reader|recipients?|buyers?))'

export type DirectiveRole =
  | 'say'
  | 'include'
  | 'thank'
  | 'invite'
  | 'ask'
  | 'give'
  | 'link'
  | 'style'
  | 'avoid'
  | 'sign'
  | 'write'
  | 'goal'

interface Directive {
  role: DirectiveRole
  pattern: RegExp
}

const POLITE =
  "(?:(?:please|pls|also|then|and|but|so|maybe|just|finally|at the end|at the top|at the bottom|in the middle|ideally|remember to|don[’']?t forget to|make sure (?:to|you|we|it)|be sure to|(?:it|the email) (?:should|must|needs to|has to)|you (?:should|can|could)|(?:i|we)(?:[’']d| would)? (?:want|like|need|wish)(?: you)? to|(?:can|could|would) (?:you|u|we)(?: please)?|(?:it|this) is to|the (?:goal|aim|purpose) is to|help me(?: to)?|let[’']?s),?\\s+)*"

const at = (source: string): RegExp => new RegExp(`^${POLITE}${source}`, 'i')

/** The first that matches the beginning of a clause says what it is; what it matches is dropped from the clause. */
const DIRECTIVES: Directive[] = [
  {
    role: 'avoid',
    pattern: at(
      "(?:do not|don[’']?t|dont|never|avoid|skip|leave out|without|no need (?:to|for)|nothing about)\\b(?! forget)"
    )
  },
  {
    role: 'avoid',
    pattern:
      /^(?:but )?no (?=(?:emojis?|exclamation|images?|pictures?|photos?|jokes?|jargon|slang|hype|discount|pressure|hard sell|buzzwords?|clich|all[- ]?caps|caps|testimonials?|social)\b)/i
  },
  {
    role: 'style',
    pattern:
      /^(?:not too|nothing too|keep (?:it|the (?:tone|copy|text|design|email|look|style))|make (?:it|the (?:tone|design|email|look|style)) (?!clear)|(?:the )?(?:tone|style|look|feel|look and feel|voice|mood|design|vibe|aesthetic|length|format)(?: of voice)?(?: is|:| should be|=)|(?:it|the (?:email|design|tone|copy|look)) should (?:feel|look|be|sound|read)|in (?:a|an) .{1,40}\b(?:tone|style|voice|look|mood)\b|(?:use|with|in) (?:our )?(?:brand )?colou?rs?|(?:our )?(?:brand )?colou?rs?(?: are| is|:)|(?:use|with) (?:a |an |the |our )?(?:.{1,40} )?(?:colou?r|colou?rs|palette|font|fonts|typeface|background|theme)\b)/i
  },
  {
    role: 'ask',
    pattern: at(
      `(?:ask|asking|encourage|encouraging|urge|nudge|get|persuade|convince|push|to ask|to get|to encourage|tell|telling|want|remind)(?:ing)? ${PEOPLE}(?: (?:of|who|from) (?:[\\w’']+ ){1,8}?)? ?to\\b`
    )
  },
  {
    role: 'goal',
    pattern: at('(?:win back|re-?engage|bring back|reach out to|reach|target|attract|go after|get back)\\b')
  },
  {
    role: 'say',
    pattern: at(
      `(?:say|mention|state|explain|announce|note|emphasi[sz]e|highlight|stress|point out|communicate|share|describe|promote|list|talk about|write about|cover|reassure ${PEOPLE}|let ${PEOPLE} know|inform ${PEOPLE}|tell ${PEOPLE}|remind ${PEOPLE}|warn ${PEOPLE}|show ${PEOPLE}|make (?:it )?clear|telling ${PEOPLE}|saying|explaining|announcing|mentioning|to (?:announce|say|tell ${PEOPLE}|let ${PEOPLE} know|inform ${PEOPLE}|remind ${PEOPLE}|promote))(?: (?:that|about|of|the fact that|how))?(?=[\\s:])`
    )
  },
  { role: 'thank', pattern: at(`(?:thank|thanking)(?: (?:you )?(?:to )?${PEOPLE})?`) },
  {
    role: 'invite',
    pattern: at(`(?:invite|inviting|to invite)(?: ${PEOPLE}| (?:our|the|all|local) \\w+)? (?:to|for)\\b`)
  },
  { role: 'give', pattern: at(`(?:give|offer|giving|offering|to offer|to give)(?: (?:away|${PEOPLE}))?(?= )`) },
  {
    role: 'link',
    pattern: at(
      '(?:(?:include |add |put |with |have )?(?:a |an |the |one )?(?:big |clear |main |single |primary |bright )?(?:button|cta|call to action|link)\\b(?: (?:text|label))?|link (?:it |them |people )?(?:to|back to)|point (?:them|people) to|send (?:them|people) to|direct (?:them|people) to|links? to)'
    )
  },
  {
    role: 'sign',
    pattern: at(
      '(?:sign(?:ed)?(?: it)?(?: off)?(?: (?:as|by|from|with))?|signature|sender|sign-off|from)(?:[:\\s]|$)(?=\\s*(?:the |our )?["“‘]?[A-Z])'
    )
  },
  {
    role: 'include',
    pattern: at(
      '(?:include|including|add|put in|put|show|showing|feature|featuring|have|insert|provide|display|with|contain(?:s|ing)?|there should be|it needs)(?= (?:the|a|an|our|my|some|one|two|three|four|five|six|\\d|links?|free|testimonial|faq|quote|info|details|images?|product|social|at)\\b|:)'
    )
  },
  { role: 'include', pattern: at('(?:include|add|feature|show|insert)\\b') },
  {
    role: 'write',
    pattern: at(
      "(?:write|create|make|design|draft|generate|build|produce|compose|prepare|craft|(?:i |we )?(?:need|want)(?= (?:an?|the|this|one|some|something|help|my|your)\\b)|i[’']?d like|we[’']?d like|looking for|send (?:an?|out)|give me|do an?)(?: (?:me|us|up))?\\b(?! (?:to|people|customers|our|you|everyone)\\b)"
    )
  }
]

/** What a clause tells the copywriter to do, and what is left of it; `undefined` for plain content. */
export function readDirective(clause: string): { role: DirectiveRole; rest: string; words: string } | undefined {
  for (const { role, pattern } of DIRECTIVES) {
    const match = pattern.exec(clause)
    if (match) return { role, words: match[0], rest: clause.slice(match[0].length).replace(/^[\s:,–-]+/, '') }
  }
  return undefined
}

/** Where a sentence goes on with another instruction: ", and link to", ", tell them", " and give them". */
const NEXT =
  /(?:,\s*(?:and|then|but|or|also)?\s*|\s+(?:and|then|but)\s+(?:also\s+)?|\s+[-–—]\s+)(?=(?:please\s+)?(?:say|mention|tell|explain|remind|let (?:them|people|everyone|customers)|announce|thank|invite|ask (?:them|people|for)|encourage|offer|give|link (?:to|it|them|people)|links? to|include|add (?:a|an|the|our|some|two|three)|put (?:a|an|the)|show (?:a|an|the|our|some|two|three|four|off)|a (?:big |clear )?(?:button|link|cta)\b|sign (?:it|off)|signed|keep it|make it|don[’']?t|do not|avoid|no (?:emojis?|exclamation|hype|jargon|images?)|use (?:a|an|our|the) (?:\w+ )?(?:colou?r|palette|tone|style|font|photo|picture|dark|light|warm|green|blue))\b)/gi
/** ", that a class is £34" after "say that". */
const NEXT_THAT =
  /,?\s*(?:and\s+)?\bthat\s+(?=(?:the|a|an|our|we|it|they|there|you|your|their|no|all|every|places|tickets|entry|delivery|shipping|\w+ (?:is|are|will|has|have|can|starts?|ends?|opens?|costs?))\b)/gi

/** The parts of a sentence that each say one thing. `isWhole` tells places where nothing may be cut. */
export function splitClauses(text: string, isWhole: (at: number) => boolean): { text: string; at: number }[] {
  const directive = readDirective(text)
  const isSaying = directive?.role === 'say'
  const said = directive?.words.length ?? 0
  const cuts = [
    ...text.matchAll(NEXT),
    ...(isSaying ? [...text.matchAll(NEXT_THAT)].filter(({ index }) => index >= said) : [])
  ]
    .filter(({ index }) => index > 0 && !isWhole(index))
    .sort((a, b) => a.index - b.index)
  const parts: { text: string; at: number }[] = []
  let from = 0
  let carried = ''
  for (const cut of cuts) {
    if (cut.index < from) continue
    parts.push({ text: carried + text.slice(from, cut.index), at: from })
    from = cut.index + cut[0].length
    carried = /that\s+$/i.test(cut[0]) ? 'say that ' : ''
  }
  parts.push({ text: carried + text.slice(from), at: from })
  return parts.filter(part => part.text.trim() !== '')
}

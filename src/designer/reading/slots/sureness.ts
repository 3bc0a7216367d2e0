import weights from '../data/sureness.json' with { type: 'json' }
import { endOf } from '../entities/found.ts'
import { isContent, type Role } from '../reading.ts'
import type { Parsed } from '../text/parsed.ts'
import { between, type Draft, entitiesWithin, type Stage, sliceOf } from './draft.ts'

/** Words that say whether one speaks to readers or to the writer of the email, by what they are about. */
const WORDS: Record<string, RegExp> = {
  I: /\b(?:I|I'm|I'd|I've|I'll|my|me|mine)\b/,
  we: /\b(?:we|our|us|we're|we've|we'll|ours)\b/i,
  you: /\b(?:you|your|you're|you'll|yours)\b/i,
  others: /\b(?:they|them|their|people|customers|clients|members|readers|everyone|folks|guests|users|subscribers)\b/i,
  mail: /\b(?:e-?mail|mail|newsletter|headline|subject|header|footer|paragraph|copy|text|tone|wording|section|template)\b/i,
  looks: /\b(?:button|picture|photo|image|logo|icons?|banner|colou?rs?|font|layout|table|links?|quote)\b/i,
  writes:
    /^(?:please |pls )?(?:make|keep|put|use|include|mention|add|give|show|list|explain|tell|write|let|have|start|end|finish|leave|link|focus|close|thank|ask|invite|remind|highlight|say)\b/i,
  because: /\b(?:because|since|so that|as they|cause)\b/i,
  should: /\b(?:should|must|needs? to|have to|has to|would|wants?|maybe|perhaps|probably|think|hope|guess|ideally)\b/i,
  past: /\b(?:last (?:year|time|week|month)|was|were|had|used to|complained|always|usually)\b/i,
  please: /\b(?:please|pls|plz|thanks|thx|cheers)\b/i,
  article: /^(?:an?|one|two|three|four|some|short|big|the)\b/i,
  asks: /^(?:what|how|why|who|where|when)\b/i,
  to: /^to /
}
const WEIGHTS: Readonly<Record<string, number>> = weights
const [LEAST, MOST] = [0.01, 0.9995]

/** What form, words and neighbours say of whether a draft is for readers; each with how much of it there is. */
export function featuresOf(
  draft: Draft,
  order: readonly Draft[],
  { found, view: { text } }: Parsed
): Map<string, number> {
  const words = sliceOf(text, draft.span)
  const content = Math.min(MOST, Math.max(LEAST, draft.content ?? draft.confidence))
  const features = new Map<string, number>([
    ['', 1],
    ['logit', Math.log(content / (1 - content))],
    ['length', Math.log(words.split(/\s+/).length)],
    [`is ${draft.role}`, 1]
  ])
  const add = (name: string, holds: boolean) => holds && features.set(name, 1)
  for (const [name, pattern] of Object.entries(WORDS)) add(name, pattern.test(words))
  for (const { kind } of entitiesWithin(found, draft.span)) features.set(`has ${kind}`, 1)
  add('whole', draft.whole === true)
  add('label', draft.label !== undefined)
  add('price', draft.fields?.price !== undefined)
  add('bracket', text[draft.span.at - 1] === '(')
  const place = order.indexOf(draft)
  for (const [side, other] of [
    ['before', order[place - 1]],
    ['after', order[place + 1]]
  ] as const)
    features.set(other ? `${side} ${neighbour(draft, other, text)}` : `${side} nothing`, 1)
  return features
}

const kindOf = (role: Role): string => (isContent(role) ? 'content' : role)

function neighbour(one: Draft, other: Draft, text: string): string {
  const [first, second] = one.span.at < other.span.at ? [one, other] : [other, one]
  const isApart = sliceOf(text, between(endOf(first.span), second.span.at)).includes('\n')
  return `${kindOf(other.role)}${isApart ? ', apart' : ''}`
}

/** Roles whose words the model may take for the readers' or not. */
export const JUDGED: ReadonlySet<Role> = new Set(['statement', 'item'])

/** Says how sure statements and items are, from the model's confidence together with form, words and neighbours. */
export const sureness: Stage = (drafts, parsed) => {
  const order = inOrder(drafts)
  return drafts.map(one => {
    if (!JUDGED.has(one.role) || one.within || one.content === undefined) return one
    const sum = [...featuresOf(one, order, parsed)].reduce(
      (total, [name, much]) => total + (WEIGHTS[name] ?? 0) * much,
      0
    )
    return { ...one, confidence: 1 / (1 + Math.exp(-sum)) }
  })
}

/** Drafts that stand by themselves, in the order of the brief. */
export const inOrder = (drafts: readonly Draft[]): Draft[] =>
  drafts.filter(one => !one.within).toSorted((a, b) => a.span.at - b.span.at)

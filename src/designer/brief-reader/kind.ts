import { rowsIn } from '../roles/rows.ts'
import { likelihoods } from '../roles/score.ts'
import { KINDS, type Kind } from './brief.ts'
import { kindFeatures } from './kind-features.ts'
import { NEEDS } from './kind-needs.ts'
import { ARRIVING, DEADLINE, LATE, MOVES, OPENINGS } from './kind-openings.ts'
import { SIGNS } from './kind-signs.ts'
import { ROWS } from './kind-weights.ts'

/** Kinds that must be asked for: a word of theirs in the middle of a brief is only a word. */
const ASKED_FOR: ReadonlySet<Kind> = new Set([
  'receipt',
  'survey',
  'referral',
  'greeting',
  'birthday',
  'cart',
  'welcome',
  'thanks'
])

/** What is not wanted speaks for nothing: "no promo, no discount", "not a newsletter". */
const DENIED = /\b(?:no|not|without|don't|do not|never|instead of)\s[^,.;:\n]*/gi

/** Lines that say what kind of email it is. */
const TYPE =
  /(?:^|\n)\s*(?:[-*•]\s*)?(?:e-?mail type|type(?: of e-?mail)?|occasion|subject(?: line)?|purpose|kind|what)\s*:\s*([^\n]+)/gi

/** The words in which a brief asks: its first clause, what stands before "email", and lines that name the kind. */
function askIn(text: string): string {
  const first = /^[^.,:;\n(]*/.exec(text)?.[0].slice(0, 110) ?? ''
  const noun =
    /^[^.\n]{0,60}?\b(?:e-?mail|mail|newsletter|invit\w+|receipt|message|campaign|notice|reminder|appeal|letter)\b/i.exec(
      text
    )?.[0] ?? ''
  return [first, noun, ...[...text.matchAll(TYPE)].map(match => match[1] ?? '')].join('\n')
}

/** What the rules say, as features: how the brief opens, and what most of its signs speak for. */
export function ruleFeatures(source: string): string[] {
  const opening = OPENINGS.find(([first]) => first.test(source))?.[1]
  return [`rule=${opening ?? bySigns(source)}`, ...(opening ? [`opens=${opening}`] : [])]
}

/** Below this chance a kind is a guess: then it has to have its own words in the brief. */
const GUESS = Math.log(0.3)

/** What kind of email the brief asks for, as learnt from the briefs of `training`. */
export const kindOf = (source: string): Kind => kindBy(source, rowOf)

/** "I need our November newsletter": asked for by its name. */
const NEWSLETTER =
  /\b(?:need|write|create|make|send|design|draft|want)\b[^.!?\n]{0,40}\bnewsletter\b(?! (?:subscribers?|readers?|list|audience))/i

/** "Booking confirmation for a walking tour": asked for by its name. */
const CONFIRMATION =
  /^\W*(?:hi,? |please |i need |we need )*(?:an? |the )?(?:order|booking|reservation|ticket) confirmation\b/i

/** "Closing for two weeks for renovation": what comes after it is no launch. */
const CLOSING =
  /^.{0,60}\b(?:closing|closed|we close|closes|closure)(?: (?:the|our) \w+)? (?:for|from|on|between|until|\d)(?! (?:the|a) (?:deal|sale|round))/i

/** "I make bags. Need an email to say I'm closing for three weeks": news, however personal. */
const I_CLOSE = /\bI(?:'m| am|'ll be| will be) (?:closed|closing|shut|shutting)\b/

/** "thanks email for people who attended our webinar": nobody is invited any more. */
const THANKS = /^\W*(?:hi,? |please |write |an? |the )*(?:thanks|thank[- ]?you)(?: e-?mail| note| letter| message)?\b/i

/** "finished their trial but haven't picked a plan": nobody to be welcomed yet. */
const UNDECIDED =
  /\b(?:but|and|who|yet) (?:didn't|did not|haven't|have not|hasn't|never) (?:yet )?(?:pick|chose|choose|subscrib|upgrad|sign|join|enrol|book|buy|start|convert)/i

/** The likeliest kind by some weights: for each feature one for each of `KINDS`. */
export function kindBy(source: string, rowOf: (feature: string) => ArrayLike<number> | undefined): Kind {
  const chances = likelihoods([...kindFeatures(source), ...ruleFeatures(source)], rowOf, KINDS.length)
  const ranked = KINDS.map((kind, at) => ({ kind, chance: chances[at] ?? 0 })).sort((a, b) => b.chance - a.chance)
  const [first] = ranked
  if (NEWSLETTER.test(source) && first && /^(?:launch|announcement|event)$/.test(first.kind)) return 'newsletter'
  if (CONFIRMATION.test(source)) return 'order'
  if (ARRIVING.test(source) && first && /^(?:event|greeting|announcement|welcome)$/.test(first.kind)) return 'notice'
  if (THANKS.test(source) && first?.kind === 'event') return 'thanks'
  if (LATE.test(source) && first?.kind === 'shipping' && !/\bdelay/i.test(source)) return 'announcement'
  if (MOVES.test(source) && first?.kind === 'event') return 'announcement'
  if (DEADLINE.test(source) && first && /^(?:event|renewal)$/.test(first.kind)) return 'announcement'
  if (first?.kind === 'welcome' && UNDECIDED.test(source)) return 'winback'
  if (first?.kind === 'volunteer' && /^(?:an? )?(?:volunteers? )?welcome\b(?! (?:at|back|to join)\b)/i.test(source))
    return 'welcome'
  if (CLOSING.test(source) && first && /^(?:launch|event|sale|newsletter|restock)$/.test(first.kind))
    return 'announcement'
  if (I_CLOSE.test(source) && first && /^(?:letter|notice)$/.test(first.kind)) return 'announcement'
  if (first && first.chance > GUESS && (first.kind !== 'volunteer' || NEEDS.volunteer?.test(source))) return first.kind
  return ranked.find(({ kind }) => NEEDS[kind]?.test(source) ?? true)?.kind ?? 'announcement'
}

const weights = rowsIn(ROWS)
const rowOf = (feature: string): ArrayLike<number> | undefined => weights(feature)

/** Each kind by its signs: said where the brief asks a word counts three times, early twice. */
function bySigns(source: string): Kind {
  const text = source.replace(DENIED, ' ').replace(/\bp(?:oin)?ts\b[^.;\n]{0,24}[£$€]\d+ off/gi, ' ')
  const ask = askIn(text)
  const scored = SIGNS.map(([kind, weight, sign]) => {
    const early = sign.test(text.slice(0, 90))
    const asked = sign.test(ask)
    const inBody = ASKED_FOR.has(kind) && !early && !asked ? 0.3 : 1
    return { kind, score: weight * (inBody * Number(sign.test(text)) + Number(early) + 2 * Number(asked)) }
  })
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score > 0 ? best.kind : 'announcement'
}

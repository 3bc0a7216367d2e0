import type { Kind } from './brief.ts'
import { OPENINGS } from './kind-openings.ts'
import { SIGNS } from './kind-signs.ts'

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

/** What kind of email the brief asks for. Said where it asks it counts three times, early twice; words of the body count once. */
export function kindOf(source: string): Kind {
  const text = source.replace(DENIED, ' ')
  const opening = text.slice(0, 90)
  const ask = askIn(text)
  const scored = SIGNS.map(([kind, weight, sign]) => {
    const inBody = ASKED_FOR.has(kind) && !sign.test(opening) && !sign.test(ask) ? 0.3 : 1
    const score = inBody * Number(sign.test(text)) + Number(sign.test(opening)) + 2 * Number(sign.test(ask))
    return { kind, score: score * weight + (OPENINGS.find(([first]) => first.test(source))?.[1] === kind ? 40 : 0) }
  })
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score > 0 ? best.kind : 'announcement'
}

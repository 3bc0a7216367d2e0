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

/** What kind of email the brief asks for: by how it opens, else by its words. Said where it asks a word counts three times, early twice. */
export function kindOf(source: string): Kind {
  const opening = OPENINGS.find(([first]) => first.test(source))?.[1]
  if (opening) return opening
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

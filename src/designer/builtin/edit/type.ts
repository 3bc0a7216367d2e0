import type { Rule } from './desk.ts'
import { slotsNamed } from './places.ts'

const WEIGHT =
  /^(?:(?:make|set|turn|put|write|change)\s+)?(?:the )?(.{1,60}?)\s+(?:(?:should|must) be )?(?:in |to )?(bold(?:er)?|italics?|(?:not )?underlined|uppercase|upper case|(?:all )?caps|(?:all )?capitals?(?: letters)?|normal)$/i
const WEIGHTS: [RegExp, Record<string, string>][] = [
  [/^bold/i, { 'font-weight': '700' }],
  [/^italic/i, { 'font-style': 'italic' }],
  [/^not underlined/i, { 'text-decoration': 'none' }],
  [/^underlined/i, { 'text-decoration': 'underline' }],
  [/^(?:upper|(?:all )?cap)/i, { 'text-transform': 'uppercase' }],
  [/^normal/i, { 'font-weight': '400', 'font-style': 'normal', 'text-decoration': 'none', 'text-transform': 'none' }]
]

const VERBS: Record<string, string> = { c: 'uppercase', u: 'uppercase', b: 'bold', e: 'bold', i: 'italic' }

/** "make the headline bold", "put the eyebrow in capitals". */
const weight: Rule = (wish, desk) => {
  const verb = /^(capitali[sz]e|uppercase|underline|bold|embolden|italici[sz]e) (?:the )?(.{1,60})$/i.exec(wish)
  const match = WEIGHT.exec(
    verb
      ? `make the ${verb[2]} ${/^und/i.test(verb[1] ?? '') ? 'underlined' : VERBS[verb[1]?.charAt(0).toLowerCase() ?? '']}`
      : wish
  )
  const style = WEIGHTS.find(([pattern]) => pattern.test(match?.[2] ?? ''))?.[1]
  const slots = match?.[1] ? slotsNamed(match[1], desk).filter(slot => slot.kind !== 'image') : []
  const meant = /s$|^all\b/i.test(match?.[1] ?? '') ? slots : slots.slice(0, 1)
  return style && meant.length > 0 ? meant.map(({ ref }) => ({ op: 'style', ref, style })) : undefined
}

export const TYPE_RULES: Rule[] = [weight]

import { SECTION_KINDS } from '../../../email/sections/catalogue.ts'
import { SECTION_STYLES } from '../../../email/sections/styles.ts'
import { endOf, parseCss } from '../../../email/source/css.ts'

/** Longer is no style of one's own but a style sheet. */
const LONGEST = 1_500

/** The rules of an email that neither its theme nor its sections brought, as text. */
export function ownRules(css: string): string {
  const known = new Set([SECTION_STYLES.base, ...Object.keys(SECTION_KINDS).map(SECTION_STYLES.kind)].flatMap(rulesOf))
  const own = rulesOf(css).filter(rule => !known.has(rule) && !/^(?::root|@font-face)\b/.test(rule))
  const text = own.join('\n')
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

const rulesOf = (css: string): string[] =>
  parseCss(css)
    .nodes.filter(({ type }) => type !== 'comment')
    .map(node => css.slice(node.source?.start?.offset, endOf(node)).replace(/\s+/g, ' '))

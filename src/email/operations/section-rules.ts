import { sectionStyles } from '../sections/styles.ts'
import { endOf, parseCss } from '../source/css.ts'
import { isSafeStyle } from '../source/safe-url.ts'
import type { Draft } from './draft.ts'
import { Refusal } from './refusal.ts'
import { ensureTheme } from './theme.ts'

/** Adds the theme and the rules that a kind of section needs, as far as the style sheet has them not. */
export function ensureRules(draft: Draft, kind: string): void {
  ensureTheme(draft)
  for (const rules of [sectionStyles().base, sectionStyles().kind(kind)]) addMissing(draft, rules)
}

/** Adds the rules for lists in running text: style sheets of emails that had none yet may lack them. */
export const ensureListRules = (draft: Draft): void => addMissing(draft, sectionStyles().lists)

/** Adds the rules for four items in a row, where the style sheet is older than they are. */
export const ensureFourRules = (draft: Draft): void => addMissing(draft, sectionStyles().four)

/** Adds rules that come with a piece of HTML, as far as the style sheet knows their selectors not. Throws `Refusal` for what is unsafe or open. */
export function ensureOwnRules(draft: Draft, rules: string): void {
  if (!isSafeStyle(rules) || /<\/|<!--/.test(rules)) throw new Refusal('An email cannot hold these CSS rules.')
  if (namedRules(rules).some(({ name, text }) => name !== '' && !/[};]$/.test(text)))
    throw new Refusal('The CSS is not whole: every rule has to end.')
  addMissing(draft, rules)
}

function addMissing(draft: Draft, rules: string): void {
  const { css } = draft.email
  if (rules.trim() === '' || css.includes(rules)) return
  const missing = missingRules(css, rules)
  const gap = css === '' || css.endsWith('\n') ? '' : '\n'
  if (missing) draft.editCss([{ from: css.length, to: css.length, insert: `${gap}${missing}` }])
}

/** Rules whose selectors the style sheet does not know; somebody may have changed the others. */
function missingRules(css: string, rules: string): string {
  const known = new Set(namedRules(css).map(({ name }) => name))
  return namedRules(rules)
    .filter(({ name }) => !known.has(name))
    .map(({ text }) => `${text}\n`)
    .join('')
}

/** The top-level rules of a style sheet: known by their selector, at-rules by all of their text. */
function namedRules(css: string): { name: string; text: string }[] {
  return parseCss(css).nodes.map(node => {
    const text = css.slice(node.source?.start?.offset, endOf(node))
    const name = node.type === 'rule' ? node.selector : node.type === 'atrule' ? text : ''
    return { name: name.replace(/\s+/g, ' '), text }
  })
}

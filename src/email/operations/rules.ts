import { setRule } from '../source/css.ts'
import type { ChangeLine } from './change-line.ts'
import type { Draft } from './draft.ts'
import type { Operation } from './operation.ts'
import { Refusal } from './refusal.ts'
import { checkDeclarations } from './styles.ts'
import { strong } from './words.ts'

/** `rule`: declarations of one CSS rule, in a media query if one is given. */
export function setCssRule(draft: Draft, { selector, style, media }: Extract<Operation, { op: 'rule' }>): ChangeLine {
  if (!selector.trim() || /[{}<;@\\]|\/\*/.test(selector)) throw new Refusal(`"${selector}" is no selector.`)
  if (media !== undefined && (!media.trim() || /[{}<;@\\"']|\/\*/.test(media)))
    throw new Refusal(`"${media}" is no media query.`)
  checkDeclarations(style)
  draft.editCss(setRule(draft.email.css, selector.trim(), style, media?.trim()))
  const text = Object.entries(style).map(([name, value]) => `${name} ${strong(value || 'none')}`)
  return { icon: 'code', text: `${selector.trim()}${media ? ` (${media.trim()})` : ''}: ${text.join(', ')}` }
}

import type { EmailSource } from '../email.ts'
import { lintCss } from './lint-css.ts'
import { lintHtml } from './lint-html.ts'

type Code = Pick<EmailSource, 'html' | 'css'>

/**
 * Can a source be shown as it is meant? Not while a tag, a comment, a quotation or a block is begun and not finished, for that
 * swallows what follows. Faults that browsers get over, such as a `<div>` that is never closed, do not count.
 */
export const isSound = ({ html, css }: Code): boolean =>
  ![...lintHtml(html), ...lintCss(css)].some(({ breaks }) => breaks)

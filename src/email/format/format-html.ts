import beautify from 'js-beautify'
import { lintHtml } from '../lint/lint-html.ts'
import { nestingFaults } from '../lint/nesting-faults.ts'
import { parseHtml } from '../source/parse.ts'
import { applySplices } from '../source/splice.ts'
import { type Formatted, MANNER, NOT_THE_SAME } from './formatted.ts'
import { gapsBetween } from './gaps.ts'
import { isSameEmail } from './same-email.ts'
import { createShowing } from './showing.ts'

const HTML_MANNER = {
  ...MANNER,
  indent_inner_html: false,
  wrap_attributes: 'preserve' as const,
  templating: ['django', 'erb', 'handlebars'],
  indent_scripts: 'keep' as const
}

/**
 * The splices that put HTML in order. js-beautify says how lines could stand; of that only white space is taken, and only
 * where none is seen: comments, template tags, values and style sheets stay byte for byte. `css`: the email's style sheet,
 * which may set blocks in a line.
 */
export function formatHtml(source: string, css: string): Formatted {
  const gaps = gapsBetween(source, beautify.html_beautify(source, HTML_MANNER))
  const doc = parseHtml(source)
  // Browsers put tags that are not closed where the next words begin: a line end may be some.
  if (!gaps || nestingFaults(doc).length > 0 || lintHtml(source).some(({ breaks }) => breaks)) return NOT_THE_SAME
  const isUnseen = createShowing(doc, css)
  const splices = gaps.filter(isUnseen).map(({ from, to, insert }) => ({ from, to, insert }))
  return isSameEmail(doc, parseHtml(applySplices(source, splices))) ? { ok: true, splices } : NOT_THE_SAME
}

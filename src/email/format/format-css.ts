import beautify from 'js-beautify'
import { lintCss } from '../lint/lint-css.ts'
import { parseCss } from '../source/css.ts'
import { applySplices } from '../source/splice.ts'
import { findTemplateTags } from '../source/template-tags.ts'
import { type Formatted, MANNER, NOT_THE_SAME } from './formatted.ts'
import { gapsBetween } from './gaps.ts'

/** The splices that put a style sheet in order: one declaration a line. Only white space is changed, and none that means something. */
export function formatCss(source: string): Formatted {
  const gaps = gapsBetween(source, beautify.css_beautify(source, { ...MANNER, newline_between_rules: false }))
  if (!gaps || lintCss(source).some(({ breaks }) => breaks)) return NOT_THE_SAME
  const kept = keptWhole(source)
  const splices = gaps
    .filter(({ from, to }) => !kept.some(span => span.start < to && from < span.end))
    .map(({ from, to, insert }) => ({ from, to, insert }))
  return isSameCss(source, applySplices(source, splices)) ? { ok: true, splices } : NOT_THE_SAME
}

/** Comments, strings and template tags stay byte for byte. */
function keptWhole(source: string) {
  const literal = [...source.matchAll(/\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g)].map(match => ({
    start: match.index,
    end: match.index + match[0].length
  }))
  return [...literal, ...findTemplateTags(source)]
}

/** Do two style sheets say the same? What CSS does not read is left out: white space round commas, combinators and brackets. */
export const isSameCss = (one: string, other: string): boolean => meaning(one) === meaning(other)

const squeeze = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ?([,>~+:;(){}!]) ?/g, '$1')
    .trim()

/** The order of rules, selectors, properties and values. A blank before a colon or bracket tells selectors apart, so it stays. */
function meaning(css: string): string {
  const parts: string[] = []
  parseCss(css).walk(node => {
    if (node.type === 'rule')
      parts.push(
        node.selector
          .replace(/\s+/g, ' ')
          .replace(/ ?([,>~+]) ?/g, '$1')
          .replace(/\( | \)/g, bracket => bracket.trim())
      )
    if (node.type === 'atrule') parts.push(`@${node.name} ${squeeze(node.params)}`)
    if (node.type === 'decl') parts.push(`${node.prop}:${squeeze(node.value)}${node.important ? '!' : ''}`)
  })
  return parts.join('\n')
}

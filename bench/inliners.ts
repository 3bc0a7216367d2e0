import juice from 'juice'
import { createBudget } from '../src/email/compile/budget.ts'
import { customProperties } from '../src/email/compile/custom-properties.ts'
import { aliveDeclarations, inlineStyles, styleSplices } from '../src/email/compile/inline.ts'
import { contestsOf, keptRules } from '../src/email/compile/kept-rules.ts'
import { createMatcher } from '../src/email/compile/matcher.ts'
import { readStyleSheet } from '../src/email/compile/style-sheet.ts'
import { parseCss } from '../src/email/source/css.ts'
import { parseHtml } from '../src/email/source/parse.ts'
import { applySplices } from '../src/email/source/splice.ts'

/** What both are given: the same document, its style sheet in a style tag. */
export const withStyleTag = (html: string, css: string): string =>
  html.includes('</head>') ? html.replace('</head>', `<style>${css}</style></head>`) : `<style>${css}</style>${html}`

/** Our inliner without the rest of compile: reads the document and its style tags, and writes style attributes. */
export function inlineAlone(document: string): string {
  const doc = parseHtml(document)
  const sheets = doc.elements.filter(({ name }) => name === 'style').map(({ index }) => parseCss(doc.innerHtml(index)))
  const properties = customProperties(sheets)
  const sheet = readStyleSheet(sheets, properties)
  const matcher = createMatcher(doc, createBudget())
  const contests = contestsOf(keptRules(sheet, matcher), matcher)
  const styles = inlineStyles(doc, matcher, sheet.rules, contests, { properties, siteUrl: '' })
  return applySplices(doc.source, styleSplices(doc, styles, contests, aliveDeclarations(styles, contests)))
}

/** juice at the same work: variables resolved, and no attributes of tables set besides. */
export const juiceAlone = (document: string): string =>
  juice(document, {
    resolveCSSVariables: true,
    applyWidthAttributes: false,
    applyHeightAttributes: false,
    applyAttributesTableElements: false
  })

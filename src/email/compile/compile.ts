import type { Root } from 'postcss'
import type { EmailSource } from '../email.ts'
import { parseCss } from '../source/css.ts'
import { nestingFault } from '../source/nesting-fault.ts'
import { parseHtml } from '../source/parse.ts'
import type { SourceDocument, Splice } from '../source/source.ts'
import { applySplices } from '../source/splice.ts'
import { cleanDocument } from '../source/unsafe.ts'
import { balanced } from './balance.ts'
import { createBudget } from './budget.ts'
import { customProperties, resolveVariables } from './custom-properties.ts'
import { darkGroup, hasOnlyThemeColours } from './dark.ts'
import { absoluteCss, finishAttributes } from './finish.ts'
import { inlineRules } from './inline.ts'
import { type KeptCss, keepCss } from './kept-css.ts'
import { createMatcher } from './matcher.ts'
import { toPlainText } from './plain-text.ts'
import { CompileRefusal, type Refused, refused } from './refusal.ts'
import { selectorReader } from './selectors.ts'
import { SHELL_CSS, type Shelled, wrapFragment } from './shell.ts'
import { readStyleSheet } from './style-sheet.ts'
import { completeDocument, isWholeDocument } from './whole-document.ts'

export { toPlainText }

export interface CompileOptions {
  /** Stands before paths such as `/media/…`, since a mail has no address of its own. */
  siteUrl: string
}

export type Compiled =
  | {
      ok: true
      html: string
      text: string
      subject: string
      preheader: string
      /** Size of `html` in UTF-8. */
      bytes: number
    }
  | Refused

/** No mail server takes more, and Gmail clips at a tenth of it. */
const MOST_CHARACTERS = 1_200_000

/**
 * The email that is sent: shell, variables resolved, CSS in style attributes, media queries kept, unsafe markup and our
 * marks gone, plain text beside it. It never throws; what cannot be compiled is refused with the reason.
 */
export function compile(email: EmailSource, options: CompileOptions): Compiled {
  try {
    const { html, text } = compileParts(email, options.siteUrl.replace(/\/+$/, ''))
    return {
      ok: true,
      html,
      text,
      subject: email.subject,
      preheader: email.preheader,
      bytes: new TextEncoder().encode(html).length
    }
  } catch (thrown) {
    return refused(thrown)
  }
}

function compileParts(email: EmailSource, siteUrl: string): { html: string; text: string } {
  if (email.html.length + email.css.length > MOST_CHARACTERS)
    throw new CompileRefusal(
      'too_large',
      'The email is larger than 1.2 million characters, more than any mail server takes. Remove embedded images or old content.'
    )
  const clean = cleanDocument(email.html)
  const isWhole = isWholeDocument(clean)
  refuseDeepNesting(clean)
  refuseEndlessHead(clean)
  const document = isWhole ? completeDocument(email, clean) : wrapFragment(email, balanced(clean))
  const { html, isDark } = inlineDocument(document, email.css, siteUrl, isWhole)
  const scheme = isDark
    ? html.replace(/(<meta name="(?:supported-)?color-schemes?" content=")light(?=">)/g, '$1light dark')
    : html
  return { html: scheme, text: toPlainText(clean) }
}

function refuseDeepNesting(doc: SourceDocument): void {
  const fault = nestingFault(doc)
  if (fault) throw new CompileRefusal('too_deep', fault)
}

/** What never ends in the head takes the whole body for its text: the email would be sent empty. */
function refuseEndlessHead({ elements, source }: SourceDocument): void {
  const head = elements.find(({ name }) => name === 'head')
  const last = elements.at(-1)
  const endless = last && head && last.closeStart === source.length && last.start < head.end ? last : undefined
  if (endless?.name === 'style' || endless?.name === 'title')
    throw new CompileRefusal(
      'unclosed',
      `The head has a <${endless.name}> that never ends, so that everything after it is taken for its text and nothing of the email shows. End it with </${endless.name}>.`
    )
}

function inlineDocument(
  { source, stylesAt }: Shelled,
  css: string,
  siteUrl: string,
  isWhole: boolean
): { html: string; isDark: boolean } {
  const doc = parseHtml(source)
  const sheets = sheetsOf(doc, css, siteUrl, isWhole)
  const properties = customProperties(sheets)
  const read = selectorReader()
  const sheet = readStyleSheet(sheets, properties, read)
  const matcher = createMatcher(doc, createBudget())
  const dark =
    !isWhole && hasOnlyThemeColours(doc, matcher, read, sheets.slice(1))
      ? darkGroup(css, sheets, sheet, { properties, matcher, read })
      : []
  const kept = keepCss({ ...sheet, groups: [...sheet.groups, ...dark] }, matcher)
  const splices = [
    ...styleTags(doc, kept, stylesAt),
    ...inlineRules(doc, matcher, sheet.rules, { properties, siteUrl }),
    ...finishAttributes(doc, kept.classes, siteUrl),
    ...(isWhole ? [] : canvasColours(doc, color => resolveVariables(color, properties)))
  ]
  return { html: applySplices(doc.source, splices), isDark: (kept.plain + kept.rest).includes('prefers-color-scheme') }
}

/** All style sheets in the order in which they count: the shell's, those of the document, the template's own. */
function sheetsOf(doc: SourceDocument, css: string, siteUrl: string, isWhole: boolean): Root[] {
  const inside = doc.elements
    .filter(({ name }) => name === 'style')
    .map(({ index }) => {
      const media = doc.attribute(index, 'media')
      const text = doc.innerHtml(index).replace(/^\s*<!--|-->\s*$/g, '')
      return media && !/^(all|screen)$/i.test(media.trim()) && !/[{};]/.test(media) ? `@media ${media} {${text}}` : text
    })
  return [isWhole ? '' : SHELL_CSS, ...inside, css].map(text => parseCss(absoluteCss(text, siteUrl)))
}

/** Takes the document's own style tags out, and puts what has to be kept in their place. */
function styleTags(doc: SourceDocument, kept: KeptCss, stylesAt: number): Splice[] {
  const plain = kept.plain ? `<style>\n${kept.plain}\n</style>\n` : ''
  const rest = kept.rest ? `<!--[if !mso]><!-->\n<style>\n${kept.rest}\n</style>\n<!--<![endif]-->\n` : ''
  const removed = doc.elements
    .filter(({ name }) => name === 'style')
    .map(({ start, end }) => ({ from: start, to: end, insert: '' }))
  return [...removed, { from: stylesAt, to: stylesAt, insert: plain + rest }]
}

/** Outlook paints whole tables by `bgcolor` alone. */
function canvasColours(doc: SourceDocument, resolve: (color: string) => string | undefined): Splice[] {
  return ['canvas', 'paper'].flatMap((name, at) => {
    const tag = `<table role="presentation" class="mail-${name}"`
    const place = doc.source.indexOf(tag)
    const colour = resolve(at === 0 ? 'var(--canvas, #ffffff)' : 'var(--surface, #ffffff)')
    return place < 0 || !colour || /["<>]/.test(colour)
      ? []
      : [{ from: place + 6, to: place + 6, insert: ` bgcolor="${colour}"` }]
  })
}

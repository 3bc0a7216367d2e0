import type { Root } from 'postcss'
import type { EmailSource } from '../email.ts'
import { parseCss } from '../source/css.ts'
import { nestingFault } from '../source/nesting-fault.ts'
import { parseHtml } from '../source/parse.ts'
import type { SourceDocument, Splice } from '../source/source.ts'
import { applySplices } from '../source/splice.ts'
import { cleanDocument } from '../source/unsafe.ts'
import { readTheme } from '../theme/theme.ts'
import { balanced } from './balance.ts'
import { createBudget } from './budget.ts'
import { type CustomProperties, customProperties, resolveVariables } from './custom-properties.ts'
import { darkGroup, hasOnlyThemeColours } from './dark.ts'
import { absoluteCss, finishAttributes } from './finish.ts'
import { aliveDeclarations, inlineStyles, styleSplices } from './inline.ts'
import { contestsOf, keptClasses, keptRules } from './kept-rules.ts'
import { type KeptCss, writeKept } from './kept-text.ts'
import { createMatcher } from './matcher.ts'
import { ownColourClasses } from './own-colour-classes.ts'
import { ownColours } from './own-colours.ts'
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
      /** What some mail clients will not show as it is written, in words. */
      notes: string[]
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
    const { html, text, notes } = compileParts(email, options.siteUrl.replace(/\/+$/, ''))
    return {
      ok: true,
      html,
      text,
      subject: email.subject,
      preheader: email.preheader,
      notes,
      bytes: new TextEncoder().encode(html).length
    }
  } catch (thrown) {
    return refused(thrown)
  }
}

interface Parts {
  html: string
  text: string
  notes: string[]
}

function compileParts(email: EmailSource, siteUrl: string): Parts {
  if (email.html.length + email.css.length > MOST_CHARACTERS)
    throw new CompileRefusal(
      'too_large',
      'The email is larger than 1.2 million characters, more than any mail server takes. Remove embedded images or old content.'
    )
  const clean = cleanDocument(email.html)
  const isWhole = isWholeDocument(clean)
  refuseDeepNesting(clean)
  refuseEndlessHead(clean)
  const theme = isWhole ? undefined : readTheme(email.css)
  const found = theme && ownColours(clean, theme)
  const own = found && ownColourClasses(clean, found)
  const named = own && own.splices.length > 0 ? parseHtml(applySplices(clean.source, own.splices)) : clean
  const document = isWhole ? completeDocument(email, clean) : wrapFragment(email, balanced(named))
  const css = own ? `${email.css}\n${own.css}` : email.css
  const { html, isDark, notes } = inlineDocument(document, css, siteUrl, isWhole, own?.night)
  const scheme = isDark
    ? html.replace(/(<meta name="(?:supported-)?color-schemes?" content=")light(?=">)/g, '$1light dark')
    : html
  return { html: scheme, text: toPlainText(clean), notes }
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
  isWhole: boolean,
  ownNight?: CustomProperties
): { html: string; isDark: boolean; notes: string[] } {
  const doc = parseHtml(source)
  const sheets = sheetsOf(doc, css, siteUrl, isWhole)
  const properties = customProperties(sheets)
  const read = selectorReader()
  const sheet = readStyleSheet(sheets, properties, read)
  const matcher = createMatcher(doc, createBudget())
  const dark =
    ownNight && hasOnlyThemeColours(doc, matcher, read, sheets.slice(1))
      ? darkGroup(css, sheets, sheet, { properties, ownNight, matcher, read })
      : []
  const keptSheet = keptRules({ ...sheet, groups: [...sheet.groups, ...dark] }, matcher)
  const contests = contestsOf(keptSheet, matcher)
  const styles = inlineStyles(doc, matcher, sheet.rules, contests, { properties, siteUrl })
  const alive = aliveDeclarations(styles, contests)
  const kept = writeKept(keptSheet, declaration => alive.has(declaration))
  const splices = [
    ...styleTags(doc, kept, stylesAt),
    ...styleSplices(doc, styles, contests, alive),
    ...finishAttributes(doc, keptClasses(keptSheet), siteUrl),
    ...(isWhole ? [] : canvasColours(doc, color => resolveVariables(color, properties)))
  ]
  const isDark = [...kept.plain, ...kept.rest].some(text => text.includes('prefers-color-scheme'))
  return { html: applySplices(doc.source, splices), isDark, notes: kept.notes }
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
  const tags = (texts: string[]): string => texts.map(text => `<style>\n${text}\n</style>\n`).join('')
  const rest = kept.rest.length > 0 ? `<!--[if !mso]><!-->\n${tags(kept.rest)}<!--<![endif]-->\n` : ''
  const removed = doc.elements
    .filter(({ name }) => name === 'style')
    .map(({ start, end }) => ({ from: start, to: end, insert: '' }))
  return [...removed, { from: stylesAt, to: stylesAt, insert: tags(kept.plain) + rest }]
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

import type { EmailSource } from '../email.ts'
import { endOf, parseCss } from '../source/css.ts'
import { escapeText } from '../source/entities.ts'
import { nestingFault } from '../source/nesting-fault.ts'
import { parseHtml } from '../source/parse.ts'
import { isSafeStyle } from '../source/safe-url.ts'
import type { Splice } from '../source/source.ts'
import { applySplices } from '../source/splice.ts'
import { cleanDocument, removeUnsafe } from '../source/unsafe.ts'
import { balanced } from './balance.ts'
import { absoluteCss, finishAddresses } from './finish.ts'
import { SHELL_CSS, wrapFragment } from './shell.ts'
import { completeDocument, isWholeDocument } from './whole-document.ts'

export interface PreviewOptions {
  /** Makes paths such as `/media/…` absolute; without it they are the page's own. */
  siteUrl?: string
  /** Puts `data-at="17"` on every element: its index in `parseHtml(email.html)`. */
  markElements?: boolean
  /** As on a device that is set to light or to dark; as on the reader's own unless said. */
  scheme?: Scheme | undefined
  /** What its theme takes after dark, from `nightCss`; without it a fragment stays light. */
  night?: string
}

export type Scheme = 'light' | 'dark'

/**
 * A whole document for the sandboxed frame of a preview: the email as its source says, with nothing in it that runs. In
 * place of one that no browser would show stands what is wrong with it.
 */
export function previewDocument(email: EmailSource, options: PreviewOptions = {}): string {
  const fault = nestingFault(email.html)
  return fault
    ? wrapFragment({ ...email, preheader: '' }, `<p style="padding: 24px">${escapeText(fault)}</p>`).source
    : shownDocument(email, options)
}

function shownDocument(email: EmailSource, options: PreviewOptions): string {
  const { siteUrl, markElements, scheme } = options
  const source = markElements ? removeUnsafe(markedHtml(email.html)) : removeUnsafe(email.html)
  const doc = cleanDocument(siteUrl ? finishAddresses(parseHtml(source), siteUrl) : source)
  const isWhole = isWholeDocument(doc)
  const { source: document, stylesAt } = isWhole ? completeDocument(email, doc) : wrapFragment(email, balanced(doc))
  const style = `<style>\n${previewStyle(email.css, isWhole, options)}\n</style>\n`
  return litStyles(document.slice(0, stylesAt), scheme) + style + litStyles(document.slice(stylesAt), scheme)
}

/** Where a browser forces its own colours on pages, an email shows those that its readers get. */
const OWN_COLOURS = ':root { forced-color-adjust: none }'

/** What stands in the `<style>` tag that a preview has of an email's own rules; for a whole document without those of our shell. */
export function previewStyle(
  ownCss: string,
  isWhole: boolean,
  { siteUrl, scheme, night = '' }: Pick<PreviewOptions, 'siteUrl' | 'scheme' | 'night'> = {}
): string {
  const css = safeCss((isWhole ? '' : SHELL_CSS) + ownCss)
  return `${OWN_COLOURS}\n${lit(siteUrl ? absoluteCss(css, siteUrl) : css, scheme)}\n${night}`
    .trim()
    .replaceAll('</', '<\\/')
}

/** Rules for the other scheme never hold, those for this one always: a frame cannot be told which device it is on. */
const lit = (css: string, scheme: Scheme | undefined): string =>
  scheme === undefined
    ? css
    : css.replace(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi, (_, asked: string) =>
        asked.toLowerCase() === scheme ? '(min-width: 0)' : '(max-width: 0)'
      )

const litStyles = (html: string, scheme: Scheme | undefined): string =>
  scheme === undefined ? html : html.replace(/<style\b[\s\S]*?<\/style>/gi, style => lit(style, scheme))

/** Every start tag with its element's index. Ours comes first, so that a mark somebody pasted does not count. */
function markedHtml(html: string): string {
  const doc = parseHtml(html)
  return applySplices(
    html,
    doc.elements.map(({ index, name, start }) => {
      const at = start + 1 + name.length
      return { from: at, to: at, insert: ` data-at="${index}"` }
    })
  )
}

/** A style sheet without what runs code or loads another; the rest stays as it is. */
function safeCss(css: string): string {
  if (isSafeStyle(css)) return css
  const splices: Splice[] = []
  const check = (nodes: ReturnType<typeof parseCss>['nodes'], depth: number): void => {
    for (const node of nodes) {
      const [from, to] = [node.source?.start?.offset ?? 0, endOf(node)]
      if (isSafeStyle(css.slice(from, to))) continue
      if (depth < 4 && 'nodes' in node && node.nodes && node.nodes.length > 0) check(node.nodes, depth + 1)
      else splices.push({ from, to, insert: '' })
    }
  }
  check(parseCss(css).nodes, 0)
  const safe = applySplices(css, splices)
  return isSafeStyle(safe) ? safe : ''
}

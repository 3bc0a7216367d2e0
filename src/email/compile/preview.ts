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
}

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
  const { siteUrl, markElements } = options
  const source = markElements ? removeUnsafe(markedHtml(email.html)) : removeUnsafe(email.html)
  const doc = cleanDocument(siteUrl ? finishAddresses(parseHtml(source), siteUrl) : source)
  const isWhole = isWholeDocument(doc)
  const { source: document, stylesAt } = isWhole ? completeDocument(email, doc) : wrapFragment(email, balanced(doc))
  const css = safeCss((isWhole ? '' : SHELL_CSS) + email.css)
  const style = `<style>\n${(siteUrl ? absoluteCss(css, siteUrl) : css).replaceAll('</', '<\\/')}\n</style>\n`
  return document.slice(0, stylesAt) + style + document.slice(stylesAt)
}

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

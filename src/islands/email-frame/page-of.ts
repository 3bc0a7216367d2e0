import { emptyPagePath, type RenderingMode } from '../../contract/empty-page.ts'

/** Types of the HTML standard's limited-quirks mode, where pictures in table cells stand without a gap below them. */
const LIMITED_QUIRKS = /^-\/\/W3C\/\/DTD (XHTML 1\.0|HTML 4\.01) (Frameset|Transitional)\/\//i

/**
 * The address of the page that an email's document is painted into. A page of its own, since a frame that is given its text
 * (`srcdoc`) inherits the policy of the page around it, under which no email would keep its styles.
 */
const addressFor = (document: string): string => emptyPagePath(modeOf(document))

/** The browser's own parser tells what it makes of a document type. */
function modeOf(document: string): RenderingMode {
  const { compatMode, doctype } = new DOMParser().parseFromString(
    document.slice(0, document.search(/<html|$/i)),
    'text/html'
  )
  if (compatMode === 'BackCompat') return 'quirks'
  return LIMITED_QUIRKS.test(doctype?.publicId ?? '') ? 'limited-quirks' : 'standards'
}

/** Has a frame load such a page, unless it is about to. Where that failed before, the frame has no page that can be looked at. */
export function openPage(frame: HTMLIFrameElement, document: string) {
  const address = addressFor(document)
  if (frame.getAttribute('src') !== address || !frame.contentDocument) frame.src = address
}

/** The page in a frame, once it is there and can be painted into. */
export function pageOf(frame: HTMLIFrameElement): Document | undefined {
  const page = frame.contentDocument
  return page && page.URL === frame.src && page.readyState === 'complete' ? page : undefined
}

/** Parses by the parser of a page with emails: that of the window around it would take style attributes by the policy there. */
export function parseFor(page: Document, html: string): Document {
  const { DOMParser: Parser } = page.defaultView as Window & typeof globalThis
  return new Parser().parseFromString(html, 'text/html')
}

/** Puts a document in the place of what a page shows, whose document type stays. */
export function fillPage(page: Document, document: string) {
  const next = parseFor(page, document)
  const root = page.documentElement
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
  for (const { name, value } of next.documentElement.attributes) root.setAttribute(name, value)
  page.head.replaceWith(page.adoptNode(next.head))
  page.body.replaceWith(page.adoptNode(next.body))
}

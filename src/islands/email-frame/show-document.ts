import { fillPage, openPage, pageOf } from './page-of.ts'

/**
 * Shows a document in a frame that runs nothing, and answers its page once pictures and fonts have come; nothing where the page
 * did not open. The frame needs `sandbox="allow-same-origin"`, and stands in the document.
 */
export async function showDocument(frame: HTMLIFrameElement, document: string): Promise<Document | undefined> {
  const page = pageOf(frame) ?? (await opened(frame, document))
  if (!page) return undefined
  fillPage(page, document)
  await drawn(page)
  return page
}

async function opened(frame: HTMLIFrameElement, document: string): Promise<Document | undefined> {
  const loaded = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))
  openPage(frame, document)
  await loaded
  return pageOf(frame)
}

/** Pictures that cannot be had count as come. */
async function drawn(page: Document) {
  const pictures = [...page.images].map(picture => picture.decode().catch(() => undefined))
  await Promise.all([...pictures, page.fonts.ready])
}

import { fillPage, openPage, pageOf } from './page-of.ts'

/**
 * Shows a document in a frame that runs nothing, until the function that is answered is called: a frame loads its empty page anew
 * wherever it is moved. `onDrawn` is called with the page once pictures and fonts have come, and never where it does not open. The
 * frame needs `sandbox="allow-same-origin"`, and stands in the document.
 */
export function showDocument(
  frame: HTMLIFrameElement,
  document: string,
  onDrawn: (page: Document) => void
): () => void {
  let isOver = false
  const show = async () => {
    const page = pageOf(frame)
    if (!page) return
    fillPage(page, document)
    await drawn(page)
    if (!isOver && page === frame.contentDocument) onDrawn(page)
  }
  frame.addEventListener('load', show)
  if (pageOf(frame)) void show()
  else openPage(frame, document)
  return () => {
    isOver = true
    frame.removeEventListener('load', show)
  }
}

/** Pictures that cannot be had count as come. */
async function drawn(page: Document) {
  const pictures = [...page.images].map(picture => picture.decode())
  await Promise.all([...pictures, page.fonts.ready].map(settled))
}

/** A promise of our own: one of the frame's would be taken up by a job in its realm, where by the standard no script has to run. */
const settled = (promise: Promise<unknown>) => new Promise(resolve => promise.then(resolve, resolve))

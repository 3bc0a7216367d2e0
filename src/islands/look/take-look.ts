import { domToPng } from 'modern-screenshot'
import type { AnswerLook } from '../../contract/look.ts'
import { previewDocument } from '../../email/compile/preview.ts'
import type { EmailSource } from '../../email/email.ts'
import { pageOf } from '../email-frame/page-of.ts'
import { showDocument } from '../email-frame/show-document.ts'

/** A computer's reading pane, and a phone, in px. */
const [WIDE, PHONE] = [640, 390]
/** Models see no more of a long picture. */
const TALLEST = 3_000
/** Pictures that have not come by then are left out. */
const PATIENCE_MS = 3_000

/** Pictures of an email at both widths, and how wide it comes out on a phone. Nothing of it runs: its frame is sandboxed. */
export async function takeLook(email: EmailSource): Promise<AnswerLook> {
  const source = previewDocument(email, { markElements: true, scheme: 'light' })
  const wide = await inFrame(source, WIDE, pictureOf)
  return inFrame(source, PHONE, async (page, width) => ({
    pictures: [wide, await pictureOf(page, width)],
    ...measure(page)
  }))
}

async function inFrame<T>(
  source: string,
  width: number,
  use: (page: Document, width: number) => Promise<T>
): Promise<T> {
  const frame = document.createElement('iframe')
  frame.sandbox.add('allow-same-origin')
  frame.title = 'The email as it is looked at'
  frame.ariaHidden = 'true'
  frame.tabIndex = -1
  frame.style.cssText = `position: fixed; left: -9999px; top: 0; width: ${width}px; height: 800px; border: 0; visibility: hidden`
  document.body.append(frame)
  try {
    await new Promise(resolve => {
      showDocument(frame, source, resolve)
      setTimeout(resolve, PATIENCE_MS)
    })
    const page = pageOf(frame)
    if (!page) throw new Error('The frame did not open.')
    return await use(page, width)
  } finally {
    frame.remove()
  }
}

async function pictureOf(page: Document, width: number): Promise<AnswerLook['pictures'][number]> {
  // The page is at least as tall as its frame, and what stands below the email looks like a gap in it.
  const height = Math.min(TALLEST, Math.ceil(page.body.getBoundingClientRect().bottom))
  const url = await domToPng(page.documentElement, { width, height, scale: 1, timeout: PATIENCE_MS })
  return { width, png: url.slice(url.indexOf(',') + 1) }
}

/** How wide the page came out, and which element of the source reaches the farthest. */
function measure(page: Document): Pick<AnswerLook, 'width' | 'widest'> {
  const width = page.documentElement.scrollWidth
  if (width <= PHONE) return { width }
  const marked = [...page.querySelectorAll('[data-at]')]
  const right = (element: Element) => element.getBoundingClientRect().right
  const farthest = marked.reduce<Element | undefined>(
    (most, each) => (most && right(most) > right(each) ? most : each),
    undefined
  )
  return { width, ...(farthest && { widest: Number(farthest.getAttribute('data-at')) }) }
}

import { callings, nearest, type Page, webAddress } from './seen-page.ts'

/** A smaller picture counts readers, and shows nothing (px). */
const LEAST = 8
const MOST = 4

/** Pictures that may be the logo, by how they are called and where they stand; then the icons of a page, the largest first. */
export function readLogos(page: Page): string[] {
  const own = page.sections.find(({ kind }) => kind === 'header')?.slots.find(({ kind }) => kind === 'image')?.value
  const said = typeof own === 'object' && 'src' in own ? [own.src] : []
  return [...new Set([...said, ...namedPictures(page), ...icons(page)])].slice(0, MOST)
}

function namedPictures(page: Page): string[] {
  const { doc } = page
  const pictures = page.elements.filter(({ name, index }) => name === 'img' && !isCounter(page, index))
  const scored = pictures.map(({ index }, at) => ({ src: addressOf(page, index), score: scoreOf(page, index, at) }))
  const likely = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
  const isPage = doc.elements.some(({ name, index }) => name === 'link' && doc.attribute(index, 'rel') === 'icon')
  return (likely.length > 0 || isPage ? likely : scored.slice(0, 1)).flatMap(({ src }) => src ?? [])
}

function scoreOf(page: Page, index: number, at: number): number {
  const { doc } = page
  const names = `${callings(page, index)} ${doc.attribute(index, 'alt') ?? ''} ${doc.attribute(index, 'src') ?? ''}`
  const isAtTop = nearest(
    page,
    index,
    each => each.name === 'header' || /banner|header/.test(callings(page, each.index))
  )
  const isCalled = /logo|wordmark/i.test(names) || nearest(page, index, each => /logo/.test(callings(page, each.index)))
  return (isAtTop ? 2 : 0) + (isCalled ? 3 : 0) + (at === 0 && isAtTop ? 1 : 0)
}

const isCounter = ({ doc }: Page, index: number): boolean =>
  ['width', 'height'].some(name => Number.parseFloat(doc.attribute(index, name) ?? '99') < LEAST)

/** A picture's address; one of this site is left as it stands. */
function addressOf(page: Page, index: number): string | undefined {
  const src = page.doc.attribute(index, 'src')?.trim()
  return src?.startsWith('/assets/') && !page.base ? src : webAddress(page, src)
}

/** https://html.spec.whatwg.org/multipage/links.html#rel-icon; `og:image` is of what is shared, and comes last. */
function icons(page: Page): string[] {
  const { doc } = page
  const links = doc.elements.filter(
    ({ name, index }) =>
      name === 'link' && /(^|\s)(icon|apple-touch-icon)(\s|$)/i.test(doc.attribute(index, 'rel') ?? '')
  )
  const sized = links.map(({ index }) => ({
    href: webAddress(page, doc.attribute(index, 'href')),
    size:
      Number.parseInt(doc.attribute(index, 'sizes') ?? '', 10) ||
      (/apple/i.test(doc.attribute(index, 'rel') ?? '') ? 180 : 16)
  }))
  const shared = doc.elements.find(
    ({ name, index }) => name === 'meta' && doc.attribute(index, 'property') === 'og:image'
  )
  const last = shared && webAddress(page, doc.attribute(shared.index, 'content'))
  return [...sized.sort((a, b) => b.size - a.size).flatMap(({ href }) => href ?? []), ...(last ? [last] : [])]
}

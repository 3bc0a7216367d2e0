import { isSafeUrl } from '../../../email/source/safe-url.ts'
import { parseFor } from '../../email-frame/page-of.ts'

const BLOCKS = /^(P|DIV|H[1-6]|LI|UL|OL|TR|TABLE|BLOCKQUOTE|PRE|SECTION|ARTICLE|HEADER|FOOTER|DT|DD)$/
const GONE =
  /^(STYLE|SCRIPT|META|LINK|TITLE|HEAD|XML|O:P|TEMPLATE|NOSCRIPT|IFRAME|OBJECT|SVG|MATH|BUTTON|INPUT|SELECT|TEXTAREA)$/

/** One paragraph of what was pasted; a list item begins with its sign. */
type Line = DocumentFragment

/**
 * What was pasted as clean inline markup: bold, italic, underlined, struck, links and line breaks are kept, whatever Word, Google
 * Docs or Gmail put round them is not. Paragraphs are apart by two line breaks, or by one where a text is a single line.
 */
export function cleanPaste(data: DataTransfer, page: Document, isProse: boolean): DocumentFragment {
  const html = data.getData('text/html')
  const body = html === '' ? undefined : parseFor(page, html).body
  const lines = body ? linesOf(body, page) : plainLines(data.getData('text/plain'), page)
  const whole = page.createDocumentFragment()
  for (const line of lines.filter(each => each.textContent?.trim() || each.querySelector('br'))) {
    if (whole.hasChildNodes()) whole.append(page.createElement('br'), ...(isProse ? [page.createElement('br')] : []))
    whole.append(line)
  }
  return whole
}

function plainLines(text: string, page: Document): Line[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map(paragraph => {
      const line = page.createDocumentFragment()
      for (const [at, words] of paragraph.split('\n').entries())
        line.append(...(at > 0 ? [page.createElement('br')] : []), words)
      return line
    })
}

function linesOf(body: HTMLElement, page: Document): Line[] {
  const lines: Line[] = [page.createDocumentFragment()]
  const walk = (node: Node, marks: readonly string[], href: string | undefined) => {
    if (node.nodeType === 3) return add(node as Text, marks, href)
    if (node.nodeType !== 1 || GONE.test(node.nodeName)) return
    const element = node as HTMLElement
    if (element.nodeName === 'BR') return void lines.at(-1)?.append(page.createElement('br'))
    const isBlock = BLOCKS.test(element.nodeName)
    if (isBlock) lines.push(page.createDocumentFragment())
    for (const child of element.childNodes) walk(child, marksOf(element, marks), linkOf(element) ?? href)
    if (isBlock) lines.push(page.createDocumentFragment())
  }
  const add = ({ data }: Text, marks: readonly string[], href: string | undefined) => {
    const words = data.replace(/[\s\u00a0]+/g, ' ')
    const line = lines.at(-1) as Line
    if (words === '' || (words === ' ' && !line.hasChildNodes())) return
    const wrap = [...(href ? ['a'] : []), ...marks]
    const inner: Node = wrap.reduceRight<Node>((held, tag) => {
      const made = page.createElement(tag)
      if (tag === 'a') made.setAttribute('href', href as string)
      made.append(held)
      return made
    }, page.createTextNode(words))
    line.append(inner)
  }
  for (const child of body.childNodes) walk(child, [], undefined)
  return lines
}

/** Which marks an element adds, by its name or by its style, and which it takes off: Google Docs wraps all in a bold that is not bold. */
function marksOf({ nodeName, style }: HTMLElement, marks: readonly string[]): readonly string[] {
  const weight = style.fontWeight
  const isBold = weight === '' ? /^(B|STRONG)$/.test(nodeName) : weight === 'bold' || Number(weight) >= 600
  const isItalic = style.fontStyle === '' ? /^(I|EM)$/.test(nodeName) : style.fontStyle === 'italic'
  const isLined = /underline/.test(style.textDecoration) || /^(U|INS)$/.test(nodeName)
  const isStruck = /line-through/.test(style.textDecoration) || /^(S|STRIKE|DEL)$/.test(nodeName)
  const own = [isBold && 'strong', isItalic && 'em', isLined && nodeName !== 'A' && 'u', isStruck && 's']
  return [...new Set([...marks, ...own.filter(mark => mark !== false)])]
}

function linkOf(element: HTMLElement): string | undefined {
  const href = element.nodeName === 'A' ? element.getAttribute('href') : null
  return href && isSafeUrl(href) && !href.startsWith('#') ? href : undefined
}

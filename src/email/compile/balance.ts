import { parseHtml } from '../source/parse.ts'
import type { SourceDocument } from '../source/source.ts'
import { applySplices } from '../source/splice.ts'

const NAME = 'x-mailwright-end'
const MARKER = `<${NAME}></${NAME}>`

/** What ends a comment, an attribute, or text that is not read as markup. */
const ENDS = [
  '',
  '-->',
  '>',
  '">',
  "'>",
  '</style>',
  '</script>',
  '</title>',
  '</textarea>',
  '</xmp>',
  '</noembed>',
  '</iframe>'
]

/** A fragment that can stand inside other elements: nothing stays open, and nothing around it is ended. Balanced ones stay as they are. */
export function balanced(fragment: SourceDocument): string {
  if (isClosed(fragment)) return fragment.source
  const source = applySplices(
    fragment.source,
    fragment.strayEnds.map(({ start, end }) => ({ from: start, to: end, insert: '' }))
  )
  for (const end of ENDS) {
    const doc = parseHtml(source + end + MARKER)
    const last = doc.elements.at(-1)
    if (last?.name === NAME) return source + end + missingEnds(doc, last.parent)
  }
  return source.replaceAll('<', '&lt;')
}

/** Is nothing left open for certain, since the last element at the top has its end tag and nothing follows? */
function isClosed({ source, elements, strayEnds }: SourceDocument): boolean {
  const last = elements.findLast(({ parent }) => parent < 0)
  if (strayEnds.length > 0 || !last || last.closeStart === last.end) return false
  return source[last.end - 1] === '>' && source.slice(last.end).trim() === ''
}

/** End tags for what is open around the end, the innermost first. */
function missingEnds(doc: SourceDocument, innermost: number): string {
  let ends = ''
  for (let at = innermost; at >= 0; at = doc.elements[at]?.parent ?? -1) {
    const name = doc.elements[at]?.name ?? ''
    if (/^[a-z][a-z0-9:-]*$/.test(name)) ends += `</${name}>`
  }
  return ends
}

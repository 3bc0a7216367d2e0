import { parseHtml } from '../source/parse.ts'
import type { SourceDocument } from '../source/source.ts'
import { applySplices } from '../source/splice.ts'

const MARKER = '<x-mailwright-end></x-mailwright-end>'

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
export function balanced(doc: SourceDocument): string {
  const source = applySplices(
    doc.source,
    doc.strayEnds.map(({ start, end }) => ({ from: start, to: end, insert: '' }))
  )
  const end = ENDS.find(
    candidate => parseHtml(source + candidate + MARKER).elements.at(-1)?.name === 'x-mailwright-end'
  )
  if (end === undefined) return source.replaceAll('<', '&lt;')
  return source + end + missingEnds(source + end)
}

/** End tags for what is still open, the innermost first. */
function missingEnds(source: string): string {
  const open = parseHtml(source).elements.filter(
    ({ empty, closeStart, end }) => !empty && closeStart === end && end === source.length
  )
  return open
    .reverse()
    .map(({ name }) => (/^[a-z][a-z0-9:-]*$/.test(name) ? `</${name}>` : ''))
    .join('')
}

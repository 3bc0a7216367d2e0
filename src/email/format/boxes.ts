import type { SourceDocument, SourceElement } from '../source/source.ts'

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** Of tables and heads, what no style sheet of an email sets in a line. */
const FIRM = set('tbody thead tfoot tr td th caption colgroup col html head body title meta link style script br hr')
/** Begin and end lines of their own, as long as no style sets them in a line. */
const BLOCKS = set(
  'table div center p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote section article header footer main nav aside figure figcaption address form fieldset'
)

/** How elements stand among words, as far as it matters to white space beside their tags. */
export interface Boxes {
  /** Is white space at the beginning and end of what is in it never shown? */
  trimsInside: (element: SourceElement) => boolean
  /** Is white space before and after it never shown? */
  trimsBeside: (element: SourceElement) => boolean
}

/** Reads styles by their looks: where one may set an element in a line, it is taken as in a line. */
export function boxesOf(doc: SourceDocument, styles: string): Boxes {
  const mayBeInline = /display\s*:\s*inline\s*[;}!]/i.test(styles)
  const mayBeInlineBlock = mayBeInline || /display\s*:\s*(inline|contents)/i.test(styles)
  const own = ({ index }: SourceElement) => doc.attribute(index, 'style') ?? ''
  const isNamed = ({ index }: SourceElement) => Boolean(doc.attribute(index, 'class') ?? doc.attribute(index, 'id'))
  return {
    trimsInside: element =>
      (FIRM.has(element.name) && element.name !== 'br') ||
      (BLOCKS.has(element.name) && !mayBeInline && !/display\s*:\s*(inline\s*(;|!|$)|contents)/i.test(own(element))),
    trimsBeside: element =>
      FIRM.has(element.name) ||
      (BLOCKS.has(element.name) &&
        !/display\s*:\s*(inline|contents)/i.test(own(element)) &&
        !(mayBeInlineBlock && (isNamed(element) || mayBeInline)))
  }
}

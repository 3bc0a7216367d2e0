import { setAttribute } from './attribute-splices.ts'
import { parseHtml } from './parse.ts'
import type { SourceDocument, Splice } from './source.ts'
import { applySplices } from './splice.ts'

/** Splices after which a document says that it is UTF-8, as all that we send is, wherever it names another character set. */
export function charsetSplices(doc: SourceDocument): Splice[] {
  return doc.elements
    .filter(({ name }) => name === 'meta')
    .flatMap(({ index }) => {
      const [charset, content] = [doc.attribute(index, 'charset'), doc.attribute(index, 'content')]
      const typed = /^content-type$/i.test(doc.attribute(index, 'http-equiv') ?? '') ? content : undefined
      return [
        ...(isOther(charset) ? setAttribute(doc, index, 'charset', 'utf-8') : []),
        ...(typed && isOther(NAMED.exec(typed)?.[2])
          ? setAttribute(doc, index, 'content', typed.replace(NAMED, '$1utf-8'))
          : [])
      ]
    })
}

/** The same as a text; one that names no other character set comes back as it is. */
export const declaredUtf8 = (html: string): string => applySplices(html, charsetSplices(parseHtml(html)))

/** A content type with its character set: `text/html; charset=iso-8859-1`. */
const NAMED = /(charset\s*=\s*)["']?([\w:-]+)["']?/i

/** Template tags stay: whoever fills them says what they write. */
const isOther = (charset: string | undefined): boolean =>
  charset !== undefined && /^\s*[\w:-]+\s*$/.test(charset) && !/^\s*utf-?8\s*$/i.test(charset)

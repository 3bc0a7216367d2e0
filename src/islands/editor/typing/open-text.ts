import type { EmailSource } from '../../../email/email.ts'
import { findRef } from '../../../email/outline/find.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { readText } from './read-text.ts'
import { bytesOf, type SourceBytes } from './source-bytes.ts'

/**
 * The bytes of a text's nodes, if what is typed can be written back: read before the first key it gives its own source. Nothing
 * where the browser's tree is another than the source's, such as round tags that cross each other.
 */
export function openText(
  email: EmailSource,
  ref: string,
  node: Node,
  indexOf: (node: Node) => number | undefined
): SourceBytes | undefined {
  const index = findRef(email, ref)?.element.index
  if (index === undefined) return undefined
  const { doc } = outlineOf(email)
  const known = bytesOf(node, doc, index, indexOf)
  return readText(node, known) === doc.innerHtml(index) ? known : undefined
}

import { type PreviewOptions, previewDocument } from '../email/compile/preview.ts'
import type { EmailSource } from '../email/email.ts'

/** What a previewed email may load: pictures and fonts, its own styles, and nothing that runs. */
const POLICY =
  "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; font-src http: https: data:; form-action 'none'; base-uri 'none'"

const POLICY_TAG = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`

/** A document type that nothing but blank space and comments stands before. Behind anything else browsers take it for nothing. */
const DOCTYPE = /^(?:\s|<!--[\s\S]*?-->)*<!doctype[^>]*>/i

/**
 * The document for a preview's frame, with a policy of its own beside the frame's sandbox. It stands before all of the email: a
 * word in front of the email's own head, such as a template tag, would end that, and a policy holds only in a head.
 */
export function previewSource(email: EmailSource, options: PreviewOptions = {}): string {
  const document = previewDocument(email, options)
  const doctype = doctypeOf(document)
  return doctype + POLICY_TAG + document.slice(doctype.length)
}

/** A document of the same type and policy as a preview's, with nothing in it that has to be loaded. */
export const emptyPreview = (source: string): string =>
  `${doctypeOf(source)}<html><head>${POLICY_TAG}</head><body></body></html>`

const doctypeOf = (source: string): string => DOCTYPE.exec(source)?.[0] ?? ''

import { type PreviewOptions, previewDocument } from '../email/compile/preview.ts'
import type { EmailSource } from '../email/email.ts'

/** What a previewed email may load: pictures and fonts, its own styles, and nothing that runs. */
const POLICY =
  "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; font-src http: https: data:; form-action 'none'; base-uri 'none'"

const POLICY_TAG = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`

/** The document for a preview's frame, with a policy of its own beside the frame's sandbox. */
export function previewSource(email: EmailSource, options: PreviewOptions = {}): string {
  return previewDocument(email, options).replace(/<head(\s[^>]*)?>/i, head => `${head}${POLICY_TAG}`)
}

/** A document of the same type and policy as a preview's, with nothing in it that has to be loaded. */
export function emptyPreview(source: string): string {
  const [doctype = ''] = /^\s*<!doctype[^>]*>/i.exec(source) ?? []
  return `${doctype}<html><head>${POLICY_TAG}</head><body></body></html>`
}

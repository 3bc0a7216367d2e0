import { previewDocument } from '../../../email/compile/preview.ts'
import type { EmailSource } from '../../../email/email.ts'
import { type Offer, pictured } from '../../../stores/editor/gallery/addition.ts'

const pictures = new WeakMap<EmailSource, Map<string, string>>()

/** The document of an offer's picture; made once for an email as it stands. */
export function pictureOf(email: EmailSource, offer: Offer): string {
  const known = pictures.get(email) ?? new Map<string, string>()
  pictures.set(email, known)
  const source = known.get(offer.id) ?? previewDocument(pictured(email, offer))
  known.set(offer.id, source)
  return source
}

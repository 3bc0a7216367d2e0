import type { Attachment } from 'postal-mime'
import { CARRIED } from './carried.ts'
import { type CarriedPicture, type Imported, refused } from './imported.ts'
import { readHtml } from './read-html.ts'

/** The HTML part of a message as mail programs save it (.eml), with the pictures that travel inside it. */
export async function readMessage(bytes: Uint8Array, name: string): Promise<Imported> {
  const { default: PostalMime } = await import('postal-mime')
  const message = await PostalMime.parse(bytes).catch(() => undefined)
  if (!message) return refused('This message could not be read. Save it again from your mail program as .eml.')
  const { html, text, subject, attachments } = message
  if (!html?.trim()) {
    const words = text?.trim()
    return refused('This message has no HTML part, only text.', words || undefined)
  }
  return readHtml(html, { subject: subject ?? '', name: subject || name, pictures: picturesOf(html, attachments) })
}

function picturesOf(html: string, attachments: readonly Attachment[]): CarriedPicture[] {
  const ids = new Set([...html.matchAll(CARRIED)].map(([, id = '']) => id))
  return [...ids].map(id => {
    const part = attachments.find(({ contentId }) => contentId?.replace(/^<|>$/g, '') === unescaped(id))
    return part ? { id, file: fileOf(part) } : { id }
  })
}

const fileOf = ({ content, filename, mimeType }: Attachment) =>
  new File([content as BlobPart], filename || 'picture', { type: mimeType })

function unescaped(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

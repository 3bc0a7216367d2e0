import { type Imported, refused } from './imported.ts'
import { readHtml } from './read-html.ts'

/** The HTML part of a message as mail programs save it (.eml). Pictures that travel inside it stay behind, which is said. */
export async function readMessage(bytes: Uint8Array, name: string): Promise<Imported> {
  const { default: PostalMime } = await import('postal-mime')
  const message = await PostalMime.parse(bytes).catch(() => undefined)
  if (!message) return refused('This message could not be read. Save it again from your mail program as .eml.')
  const { html, text, subject } = message
  if (!html?.trim()) {
    const words = text?.trim()
    return refused('This message has no HTML part, only text.', words || undefined)
  }
  return readHtml(html, { subject: subject ?? '', name: subject || name, note: noteOf(html) })
}

/** `cid:` names a picture that is part of the message itself; on the web there is nothing at such an address. */
function noteOf(html: string): string {
  const count = new Set(html.match(/\bcid:[^"'\s)>]+/gi)).size
  if (count === 0) return ''
  const [pictures, they] = count === 1 ? ['One picture travels', 'it does'] : [`${count} pictures travel`, 'they do']
  return `${pictures} inside the message, so ${they} not show here. Replace ${count === 1 ? 'it' : 'them'} by uploading the file or with a web address.`
}

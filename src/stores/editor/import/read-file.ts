import { decodeText } from './decode-text.ts'
import { type Imported, refused } from './imported.ts'
import { readArchive } from './read-archive.ts'
import { readHtml } from './read-html.ts'
import { readMessage } from './read-message.ts'

/** Messages carry their pictures along, so they may be much larger than the HTML in them. */
const MOST_BYTES = 25 * 1024 * 1024

type ReadBytes = (bytes: Uint8Array, name: string) => Imported | Promise<Imported>

const READERS: Record<string, ReadBytes> = {
  html: (bytes, name) => readHtml(decodeText(bytes), { name }),
  htm: (bytes, name) => readHtml(decodeText(bytes), { name }),
  eml: readMessage,
  zip: readArchive
}

/** An email from a file, by the end of the file's name; what cannot be read is refused in a sentence. It never throws. */
export async function readFile(file: File): Promise<Imported> {
  const [, name = file.name, ending = ''] = /^(.*)\.([^.]*)$/s.exec(file.name) ?? []
  const read = READERS[ending.toLowerCase()]
  if (!read)
    return refused(`“${file.name}” is no email that can be read here. Choose an .html, .htm, .eml or .zip file.`)
  if (file.size > MOST_BYTES)
    return refused('This file is larger than 25 MB. Bring the HTML without what is attached to it.')
  try {
    return await read(new Uint8Array(await file.arrayBuffer()), name)
  } catch {
    return refused(`“${file.name}” could not be read. It may have been moved since, or be a folder.`)
  }
}

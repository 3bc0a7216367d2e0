import type { UnzipFileInfo, Unzipped } from 'fflate'
import { decodeText } from './decode-text.ts'
import { type Imported, refused } from './imported.ts'
import { MOST_CHARACTERS, readHtml } from './read-html.ts'

/** A character takes three bytes at most where a file is not longer than an email may be. */
const MOST_BYTES = 3 * MOST_CHARACTERS

/** The HTML and the CSS of a ZIP, as the editor's own export packs them. */
export async function readArchive(bytes: Uint8Array, name: string): Promise<Imported> {
  const { unzipSync } = await import('fflate')
  let tooLarge = false
  const filter = ({ name: path, originalSize }: UnzipFileInfo) => {
    if (!isSource(path)) return false
    if (originalSize > MOST_BYTES) tooLarge = true
    return originalSize <= MOST_BYTES
  }
  const files = settle(() => unzipSync(bytes, { filter }))
  if (!files)
    return refused('This ZIP is damaged and could not be opened. Make it again, or choose the .html file itself.')
  const [html, css] = [pick(files, /\.html?$/i), pick(files, /\.css$/i)]
  if (html) return readHtml(html, { css: css ?? '', name })
  return refused(
    tooLarge
      ? `The HTML in this ZIP is longer than the ${MOST_CHARACTERS.toLocaleString('en')} characters that an email may have.`
      : 'There is no .html file in this ZIP.'
  )
}

const isSource = (path: string) => /\.(html?|css)$/i.test(path) && !/(^|\/)(__MACOSX\/|\._)/.test(path)

function settle(unzip: () => Unzipped): Unzipped | undefined {
  try {
    return unzip()
  } catch {
    return undefined
  }
}

/** The file of that kind nearest to the top, the first by name. */
function pick(files: Unzipped, kind: RegExp): string | undefined {
  const depth = (path: string) => path.split('/').length
  const paths = Object.keys(files).filter(path => kind.test(path))
  const path = paths.sort((a, b) => depth(a) - depth(b) || a.localeCompare(b))[0]
  return path === undefined ? undefined : decodeText(files[path] ?? new Uint8Array())
}

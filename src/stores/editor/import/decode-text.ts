/** So far into a document browsers look for what it is written in. */
const HEAD_BYTES = 1024

/** The text of a file: by its byte order mark, else by the character set that its HTML or CSS names, else as UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(markedEncoding(bytes) ?? namedEncoding(bytes) ?? 'utf-8').decode(bytes)
}

function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

function namedEncoding(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES))
  const label = /charset\s*=?\s*["']?\s*([\w-]+)/i.exec(head)?.[1]
  try {
    // A file whose head could be read as single bytes is not written in two of them, whatever it says.
    return label && !/^utf-16/i.test(label) ? new TextDecoder(label).encoding : undefined
  } catch {
    return undefined
  }
}

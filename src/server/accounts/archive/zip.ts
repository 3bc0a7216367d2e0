import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive. */
export interface ArchiveFile {
  /** Its path, with `/`. */
  name: string
  bytes: Uint8Array
  /** When it was changed last. */
  at: Date
  /** It is compressed in itself, as pictures are. */
  isPacked?: boolean
}

export function jsonFile(name: string, data: unknown, at: Date): ArchiveFile {
  return { name, bytes: strToU8(`${JSON.stringify(data, null, 2)}\n`), at }
}

/** A ZIP, made as it is read: no more of it is in memory than the file at hand. */
export function zipStream(files: AsyncIterable<ArchiveFile>): ReadableStream<Uint8Array> {
  const made = pieces(files)
  return new ReadableStream({
    pull: async stream => {
      const { done, value } = await made.next()
      if (done) stream.close()
      else stream.enqueue(value)
    },
    cancel: async () => void (await made.return(undefined))
  })
}

async function* pieces(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, piece) => {
    failure ??= error
    if (piece.length > 0) made.push(piece)
  })
  for await (const { name, bytes, at, isPacked } of files) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    file.mtime = at
    zip.add(file)
    file.push(bytes, true)
    if (failure) throw failure
    yield* made.splice(0)
  }
  zip.end()
  yield* made.splice(0)
}

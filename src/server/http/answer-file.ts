import type { ExportedFile } from '../templates/export.ts'

/** A file to keep, not to open in the page. */
export function answerFile({ name, type, bytes }: ExportedFile): Response {
  return new Response(bytes.slice(), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'content-length': String(bytes.byteLength),
      'cache-control': 'private, no-store'
    }
  })
}

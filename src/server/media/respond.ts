import { PictureRefused } from './request.ts'

/** What every answer with a picture says: anybody may show it anywhere, and it never changes under its address. */
const HEADERS = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' }

/** Answers with the PNG that `render` makes, or with 404 or 400 and a sentence when it refuses. */
export async function answerPicture(render: () => Promise<Buffer>): Promise<Response> {
  try {
    const headers = { ...HEADERS, 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000, immutable' }
    return new Response(new Uint8Array(await render()), { headers })
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error
    const headers = { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
    return new Response(error.message, { status: error.status, headers })
  }
}

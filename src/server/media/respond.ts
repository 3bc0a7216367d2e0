import { AppError, STATUS_OF } from '../errors.ts'
import { PictureRefused } from './request.ts'

/** What every answer with a picture says: anybody may show it anywhere, and it never changes under its address. */
const HEADERS = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' }

/** A drawing that is opened by itself runs nothing, loads nothing, and is shown in no frame. */
const SVG = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
}

/** Answers with what `render` makes, a PNG or the text of an SVG, or, when it refuses, with a sentence and 404, 400 or what an `AppError` stands for. */
export async function answerPicture(render: () => Promise<Buffer | string>): Promise<Response> {
  try {
    const picture = await render()
    const type = typeof picture === 'string' ? SVG : { 'Content-Type': 'image/png' }
    const headers = { ...HEADERS, ...type, 'Cache-Control': 'public, max-age=31536000, immutable' }
    return new Response(typeof picture === 'string' ? picture : new Uint8Array(picture), { headers })
  } catch (error) {
    if (error instanceof PictureRefused) return refusal(error.status, error.message)
    if (error instanceof AppError) return refusal(STATUS_OF[error.code], error.message, error.retryAfter)
    throw error
  }
}

function refusal(status: number, message: string, retryAfter?: number): Response {
  const headers = new Headers({ ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter))
  return new Response(message, { status, headers })
}

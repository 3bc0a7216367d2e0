import { AppError, STATUS_OF } from '../errors.ts'
import { PictureRefused } from './request.ts'

/** What every answer with a picture says: anybody may show it anywhere, and it never changes under its address. */
const HEADERS = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' }

/** Answers with the PNG that `render` makes, or, when it refuses, with a sentence and 404, 400 or what an `AppError` stands for. */
export async function answerPicture(render: () => Promise<Buffer>): Promise<Response> {
  try {
    const headers = { ...HEADERS, 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000, immutable' }
    return new Response(new Uint8Array(await render()), { headers })
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

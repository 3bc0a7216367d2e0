import { readBytes } from '../server/http/body.ts'

/** Room for any form of the stand-ins' pages. */
const MAX_BYTES = 64 * 1024
const IS_FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** The fields of a form that a page of the stand-ins was sent, or the refusal of what is none: 415, 413 or 400. */
export async function readForm(request: Request): Promise<FormData | Response> {
  const type = request.headers.get('content-type') ?? ''
  if (!IS_FORM.test(type))
    return refusal(415, 'This page takes forms. Open it in a browser and send the form from there.')
  const bytes = await readBytes(request, MAX_BYTES).catch(() => undefined)
  if (!bytes) return refusal(413, 'This form is too long.')
  return new Response(bytes.slice(), { headers: { 'content-type': type } })
    .formData()
    .catch(() => refusal(400, 'This form could not be read. Open the page again and send it from there.'))
}

function refusal(status: number, sentence: string): Response {
  return new Response(sentence, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

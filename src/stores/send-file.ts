/**
 * Sends a request with a file as its body, and answers as `fetch` does; `onSent` hears how much of it has left, 0 to 1.
 * Rejects with a `TypeError` when it does not arrive, and with the signal's reason when it was stopped.
 */
export function sendFile(
  url: string,
  request: { method: string; headers: Headers; body: Blob; signal: AbortSignal | null },
  onSent: (share: number) => void
): Promise<Response> {
  const { method, headers, body, signal } = request
  return new Promise((resolve, reject) => {
    // `fetch` cannot tell how much of a body was sent.
    const call = new XMLHttpRequest()
    call.open(method, url)
    headers.forEach((value, name) => void call.setRequestHeader(name, value))
    call.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0))
    call.addEventListener('load', () => resolve(new Response(call.responseText, { status: call.status })))
    call.addEventListener('error', () => reject(new TypeError('The file could not be sent.')))
    call.addEventListener('abort', () => reject(signal?.reason))
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    if (signal?.aborted) return reject(signal.reason)
    call.send(body)
  })
}

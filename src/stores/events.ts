export interface ServerEvent {
  event: string
  data: unknown
}

/** The events of an answer of type `text/event-stream`, as they arrive. Data is JSON, one object an event. */
export async function* readEvents(response: Response): AsyncGenerator<ServerEvent> {
  if (!response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) break
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      yield* blocks.flatMap(block => parseEvent(block) ?? [])
    }
  } finally {
    // Leaving the loop early means nobody listens any more: the server may stop working.
    await reader.cancel()
  }
}

function parseEvent(block: string): ServerEvent | undefined {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) event = line.slice(6).trim()
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
  }
  return data.length > 0 ? { event, data: JSON.parse(data.join('\n')) } : undefined
}

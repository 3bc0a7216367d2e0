import { expect, test } from 'vitest'
import { readEvents } from './events.ts'

const answer = (...chunks: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
        controller.close()
      }
    })
  )

async function all(response: Response) {
  const events = []
  for await (const event of readEvents(response)) events.push(event)
  return events
}

test('reads events that arrive in pieces', async () => {
  const events = await all(
    answer('event: operation\ndata: {"op":', '"remove","ref":"s1"}\n\nevent: do', 'ne\ndata: {"id":1}\n\n')
  )

  expect(events).toEqual([
    { event: 'operation', data: { op: 'remove', ref: 's1' } },
    { event: 'done', data: { id: 1 } }
  ])
})

test('passes over comments that only keep the connection open', async () => {
  expect(await all(answer(': still here\n\n', 'data: "hello"\n\n'))).toEqual([{ event: 'message', data: 'hello' }])
})

import { expect, it } from 'vitest'
import { GET as icon } from './icons/[name].png.ts'
import { GET as scene } from './scenes/[name].png.ts'

type Context = Parameters<typeof scene>[0]

const ask = async (get: typeof scene, name: string, query = ''): Promise<Response> =>
  (await get({
    params: { name },
    url: new URL(`http://localhost/media/x/${name}.png${query}`)
  } as unknown as Context)) as Response

it('answers with a PNG that anybody may show and keep for ever', async () => {
  const answer = await ask(scene, 'waves', '?c=1f4d3f,e2703a&v=2')
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toEqual({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff'
  })
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(1, 4)
      .toString()
  ).toBe('PNG')
})

it('answers unknown names with 404 and unknown parameters with 400, neither to be kept', async () => {
  for (const [get, name, query, status] of [
    [scene, 'unicorn', '', 404],
    [icon, 'unicorn', '', 404],
    [scene, 'sea', '?v=x', 400],
    [icon, 'sun', '?c=red', 400]
  ] as const) {
    const answer = await ask(get, name, query)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
    expect(await answer.text()).toMatch(/\.$/)
  }
})

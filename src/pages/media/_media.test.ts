import { expect, it } from 'vitest'
import { createRateLimit, type RateLimit } from '../../server/http/rate-limit.ts'
import { GET as icon } from './icons/[name].png.ts'
import { GET as network } from './networks/[name].png.ts'
import { GET as scene } from './scenes/[name].png.ts'
import { GET as drawing } from './scenes/[name].svg.ts'
import { GET as thing } from './things/[name].png.ts'
import { GET as drawnThing } from './things/[name].svg.ts'

type Context = Parameters<typeof scene>[0]

const WIDE = createRateLimit({ count: 1000, seconds: 60 }, 'new pictures')

interface Asking {
  pictures?: RateLimit
  clientAddress?: string
}

async function ask(
  get: typeof scene,
  name: string,
  query = '',
  { pictures = WIDE, clientAddress = '192.0.2.1' }: Asking = {}
): Promise<Response> {
  const url = new URL(`http://localhost/media/x/${name}.png${query}`)
  const locals = { app: { config: {}, limits: { pictures } } }
  return (await get({
    params: { name },
    url,
    request: new Request(url),
    clientAddress,
    locals
  } as unknown as Context)) as Response
}

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
  for (const [get, name] of [
    [network, 'instagram'],
    [thing, 'mug'],
    [drawnThing, 'mug']
  ] as const)
    expect((await ask(get, name)).status).toBe(200)
})

it('answers with the same scene as an SVG that runs and loads nothing when it is opened by itself', async () => {
  const answer = await ask(drawing, 'waves', '?c=1f4d3f,e2703a&v=2')
  expect(Object.fromEntries(answer.headers)).toEqual({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'content-type': 'image/svg+xml; charset=utf-8',
    'x-content-type-options': 'nosniff'
  })
  expect(await answer.text()).toMatch(/^<svg [^>]*width="1200" height="624"[\s\S]*<\/svg>\n$/)
})

it('answers unknown names with 404 and unknown parameters with 400, neither to be kept', async () => {
  for (const [get, name, query, status] of [
    [scene, 'unicorn', '', 404],
    [icon, 'unicorn', '', 404],
    [network, 'unicorn', '', 404],
    [thing, 'unicorn', '', 404],
    [drawnThing, 'mug', '?c=red', 400],
    [scene, 'sea', '?v=x', 400],
    [drawing, 'unicorn', '', 404],
    [drawing, 'sea', '?c=red', 400],
    [icon, 'sun', '?c=red', 400]
  ] as const) {
    const answer = await ask(get, name, query)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
    expect(await answer.text()).toMatch(/\.$/)
  }
})

it('draws so many new pictures for one address, and shows those that are kept all the same', async () => {
  const pictures = createRateLimit({ count: 2, seconds: 60 }, 'new pictures')
  const sun = (colour: string, clientAddress?: string) => ask(icon, 'sun', `?c=${colour}`, { pictures, clientAddress })
  const statuses = async (...answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status)
  expect(await statuses(sun('0a0001'), sun('0a0002'))).toEqual([200, 200])

  const refused = await sun('0a0003')
  expect(refused.status).toBe(429)
  expect(await refused.text()).toMatch(/^Too many new pictures in a short time\. Try again in \d+ seconds\.$/)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
  expect(refused.headers.get('cache-control')).toBe('no-store')

  expect(await statuses(sun('0a0001'), sun('0a0002'), sun('0a0003', '192.0.2.2'))).toEqual([200, 200, 200])
  expect(await statuses(sun('0a0003'))).toEqual([200])
})

it('counts nothing against an address for names and parameters that no picture answers to', async () => {
  const pictures = createRateLimit({ count: 1, seconds: 60 }, 'new pictures')
  for (const query of ['?v=x', '?c=red']) expect((await ask(scene, 'sea', query, { pictures })).status).toBe(400)
  expect((await ask(scene, 'unicorn', '', { pictures })).status).toBe(404)
  expect((await ask(scene, 'sea', '?c=0a0004', { pictures })).status).toBe(200)
})

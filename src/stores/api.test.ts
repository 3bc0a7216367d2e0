import { beforeEach, expect, test, vi } from 'vitest'

const page = vi.hoisted(() => ({ leavePage: vi.fn(), isSignedIn: vi.fn() }))
const session = vi.hoisted(() => ({ findAccessToken: vi.fn(), SESSION_ENDED: 'Ended.' }))
vi.mock('./page-owner.ts', () => page)
vi.mock('./session.ts', () => session)
vi.mock('./site.ts', () => ({ readSite: () => ({ apiUrl: 'https://api.example' }) }))

const { call, callJson } = await import('./api.ts')

const fetch = vi.fn()
beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  for (const mock of [fetch, page.leavePage, page.isSignedIn, session.findAccessToken]) mock.mockReset()
  session.findAccessToken.mockResolvedValue('token')
})
const refuse = () => Response.json({ error: { code: 'unauthorized', message: 'Ended.' } }, { status: 401 })

test('a call carries the token, and answers its data', async () => {
  fetch.mockResolvedValue(Response.json({ success: true, data: 7 }))
  expect(await callJson('/api/x')).toBe(7)
  const [url, { headers }] = fetch.mock.calls[0] ?? []
  expect([url, headers.get('authorization')]).toEqual(['https://api.example/api/x', 'Bearer token'])
})

test('a refused token is read again once', async () => {
  session.findAccessToken.mockResolvedValueOnce('old')
  fetch.mockResolvedValueOnce(refuse()).mockResolvedValueOnce(Response.json({}))
  expect((await call('/api/x')).status).toBe(200)
  expect(fetch.mock.calls.map(([, { headers }]) => headers.get('authorization'))).toEqual([
    'Bearer old',
    'Bearer token'
  ])
  expect(page.leavePage).not.toHaveBeenCalled()
})

test('a session that is refused twice leads to sign-in', async () => {
  fetch.mockImplementation(async () => refuse())
  await expect(call('/api/x')).rejects.toMatchObject({ status: 401 })
  expect(page.leavePage).toHaveBeenCalledExactlyOnceWith('session-ended')
})

test('a session that has yet to take its second step leads to where it is taken', async () => {
  const error = { code: 'two_step_required', message: 'Needs a second step.' }
  fetch.mockImplementation(async () => Response.json({ error }, { status: 403 }))
  await expect(call('/api/x')).rejects.toMatchObject({ status: 403, code: 'two_step_required' })
  expect(page.leavePage).toHaveBeenCalledExactlyOnceWith('two-step')

  await expect(call('/api/x', { isQuiet: true })).rejects.toMatchObject({ status: 403 })
  expect(page.leavePage).toHaveBeenCalledOnce()
})

test('without a session of the page’s owner nothing is sent, and the page is left', async () => {
  session.findAccessToken.mockResolvedValue(undefined)
  page.isSignedIn.mockReturnValue(false)
  await expect(call('/api/x', { method: 'POST' })).rejects.toMatchObject({ status: 401, code: 'unauthorized' })
  expect(page.leavePage).toHaveBeenCalledOnce()
  expect(fetch).not.toHaveBeenCalled()
})

test('a session that cannot be refreshed just now is not an ended one', async () => {
  session.findAccessToken.mockResolvedValue(undefined)
  page.isSignedIn.mockReturnValue(true)
  await expect(call('/api/x')).rejects.toMatchObject({ code: 'offline' })
  expect(page.leavePage).not.toHaveBeenCalled()
})

test('a call that nobody asked for leaves the page where it is when the session has ended', async () => {
  fetch.mockImplementation(async () => refuse())
  await expect(call('/api/x', { isQuiet: true })).rejects.toMatchObject({ status: 401 })
  session.findAccessToken.mockResolvedValue(undefined)
  page.isSignedIn.mockReturnValue(false)
  await expect(call('/api/x', { isQuiet: true })).rejects.toMatchObject({ status: 401 })
  expect(page.leavePage).not.toHaveBeenCalled()
})

test('a file is sent as it is, under its type, and its way is told', async () => {
  const sent: { headers: Record<string, string>; body?: Blob } = { headers: {} }
  const heard: Record<string, (event: unknown) => void> = {}
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 201
      responseText = '{"data":7}'
      upload = { addEventListener: (_: string, hear: (event: unknown) => void) => (heard.progress = hear) }
      open = vi.fn()
      setRequestHeader = (name: string, value: string) => (sent.headers[name] = value)
      addEventListener = (name: string, hear: (event: unknown) => void) => (heard[name] = hear)
      send(body: Blob) {
        sent.body = body
        heard.progress?.({ loaded: 1, total: 4 })
        heard.load?.({})
      }
    }
  )
  const blob = new Blob(['x'], { type: 'image/gif' })
  const onSent = vi.fn()

  expect(await callJson('/api/x', { method: 'POST', file: { blob, onSent } })).toBe(7)

  expect(sent).toEqual({
    headers: { accept: 'application/json', authorization: 'Bearer token', 'content-type': 'image/gif' },
    body: blob
  })
  expect(onSent).toHaveBeenCalledExactlyOnceWith(0.25)
  expect(fetch).not.toHaveBeenCalled()
})

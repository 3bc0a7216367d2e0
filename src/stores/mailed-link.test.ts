import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'
import { takeMailedLink } from './mailed-link.ts'

const SCRIPT = readFileSync(new URL('../layouts/inline/hide-secrets.js', import.meta.url), 'utf8')
const ORIGIN = 'https://ours.example'

/** Opens a page; answers what its bar shows, and what an island is told. */
function open(path: string): { shown: string; taken: string } {
  let shown = path
  const location = new URL(path, ORIGIN)
  const history = { state: null, replaceState: (_state: unknown, _title: string, to: string) => (shown = to) }
  const page: { mailedLink?: string } & object = Object.assign(Object.create(null), {
    location,
    history,
    URLSearchParams
  })
  runInNewContext(SCRIPT, page)
  vi.stubGlobal('location', new URL(shown, ORIGIN))
  globalThis.mailedLink = page.mailedLink
  return { shown, taken: takeMailedLink().href.slice(ORIGIN.length) }
}

beforeEach(() => vi.unstubAllGlobals())

test.each([
  ['/reset-password#access_token=a&refresh_token=r&type=recovery', '/reset-password'],
  ['/reset-password?token_hash=h&type=recovery', '/reset-password'],
  ['/reset-password?code=c', '/reset-password'],
  ['/studio?plan=starter&code=c#plans', '/studio?plan=starter#plans'],
  [
    '/signin?next=%2Feditor&error=access_denied&error_code=otp_expired#error=access_denied&sb=',
    '/signin?next=%2Feditor'
  ],
  ['/settings#message=Confirmation+link+accepted&sb=', '/settings'],
  ['/settings?x=1&message=Confirmation+link+accepted#message=Confirmation+link+accepted&sb=', '/settings?x=1'],
  ['/auth/stop?token=t', '/auth/stop']
])('%s leaves %s in the bar, and the link to whom it is for', (path, left) => {
  expect(open(path)).toEqual({ shown: left, taken: path })
})

test.each(['/', '/signin?next=%2Fsettings&notice=signed-out', '/settings?type=a#billing'])(
  '%s stays as it is',
  path => {
    expect(open(path)).toEqual({ shown: path, taken: path })
  }
)

test('a link is taken once', () => {
  open('/reset-password?code=c')
  expect(takeMailedLink().href).toBe(`${ORIGIN}/reset-password`)
})

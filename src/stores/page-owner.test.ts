import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const site = vi.hoisted(() => ({ userId: 'ana' as string | null }))
vi.mock('./site.ts', () => ({ readSite: () => site }))

const { holdPage, isOwnersPage, isSignedIn, leavePage, watchOwner } = await import('./page-owner.ts')

const cookieOf = (id: string) => `mailwright-auth=base64-${btoa(JSON.stringify({ user: { id } })).replace(/=+$/, '')}`
const page = Object.assign(new EventTarget(), { cookie: '' })
const cookieStore = new EventTarget()
/** Channels as a browser has them: each hears all others of its name, at once. */
class Channel extends EventTarget {
  static open = new Set<Channel>()
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
    Channel.open.add(this)
  }
  postMessage(data: unknown) {
    for (const each of Channel.open)
      if (each !== this && each.name === this.name) each.dispatchEvent(new MessageEvent('message', { data }))
  }
  close() {
    Channel.open.delete(this)
  }
}
const assign = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('cookieStore', cookieStore)
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('location', { pathname: '/editor/7', search: '?x=1', assign })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  assign.mockReset()
  site.userId = 'ana'
  page.cookie = cookieOf('ana')
})
afterEach(() => {
  vi.useRealTimers()
  Channel.open.clear()
})

const settle = () => vi.advanceTimersByTime(1_000)
const change = () => cookieStore.dispatchEvent(new Event('change'))
const SIGN_IN = '/signin?next=%2Feditor%2F7%3Fx%3D1&notice=signed-out'

test('a page is its owner’s while they are signed in, and a page for strangers is anybody’s', () => {
  expect([isOwnersPage(), isSignedIn()]).toEqual([true, true])
  page.cookie = cookieOf('ben')
  expect([isOwnersPage(), isSignedIn()]).toEqual([false, false])
  page.cookie = ''
  expect([isOwnersPage(), isSignedIn()]).toEqual([false, false])
  site.userId = null
  expect([isOwnersPage(), isSignedIn()]).toEqual([true, false])
})

test('signed out in another tab, a page goes to sign-in, which says why and leads back', () => {
  const stop = watchOwner()
  page.cookie = ''
  change()
  settle()
  expect(assign).toHaveBeenCalledExactlyOnceWith(SIGN_IN)
  stop()
})

test.each([
  ['the auth client of another tab', 'mailwright-auth', { event: 'SIGNED_OUT', session: null }],
  ['a page that opens in another tab', 'mailwright-tabs', 'look']
])('%s is heard where the browser tells of no cookies', (_who, name, word) => {
  vi.stubGlobal('cookieStore', undefined)
  const stop = watchOwner()
  settle()
  page.cookie = ''
  new Channel(name).postMessage(word)
  settle()
  expect(assign).toHaveBeenCalledExactlyOnceWith(SIGN_IN)
  stop()
})

test('a page that opens has the other tabs look', () => {
  const heard = vi.fn()
  const other = new Channel('mailwright-tabs')
  other.addEventListener('message', event => heard((event as MessageEvent).data))
  watchOwner()()
  expect(heard).toHaveBeenCalledExactlyOnceWith('look')
})

test('a session that ended by itself, and left the work where it is, is called that', () => {
  vi.stubGlobal('localStorage', { getItem: () => '1' })
  leavePage()
  settle()
  expect(assign).toHaveBeenCalledWith(SIGN_IN.replace('signed-out', 'session-ended'))
})

test('with somebody else signed in, a page makes way for theirs', () => {
  const stop = watchOwner()
  page.cookie = cookieOf('ben')
  page.dispatchEvent(new Event('visibilitychange'))
  settle()
  expect(assign).toHaveBeenCalledExactlyOnceWith('/studio?notice=other-account')
  stop()
})

test('a browser that tells of a change before it shows it is looked at again', () => {
  const stop = watchOwner()
  change()
  page.cookie = ''
  settle()
  expect(assign).toHaveBeenCalledExactlyOnceWith(SIGN_IN)
  stop()
})

test('a session that is only being rewritten moves nobody', () => {
  const stop = watchOwner()
  page.cookie = ''
  change()
  vi.advanceTimersByTime(100)
  page.cookie = cookieOf('ana')
  change()
  settle()
  expect(assign).not.toHaveBeenCalled()
  stop()
})

test('a page on which its owner signs out has its own way to go', () => {
  const [stop, release] = [watchOwner(), holdPage()]
  page.cookie = ''
  change()
  settle()
  expect(assign).not.toHaveBeenCalled()
  release()
  change()
  settle()
  expect(assign).toHaveBeenCalledOnce()
  stop()
})

test('a page that is watched no longer stays', () => {
  watchOwner()()
  page.cookie = ''
  change()
  settle()
  expect(assign).not.toHaveBeenCalled()
})

test('a session that the API refuses leads to sign-in as well', () => {
  leavePage('session-ended')
  settle()
  expect(assign).toHaveBeenCalledWith('/signin?next=%2Feditor%2F7%3Fx%3D1&notice=session-ended')
})

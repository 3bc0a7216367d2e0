import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type AfterPaint = typeof import('./after-paint.ts')

const LATEST_MS = 120
let afterPaint: AfterPaint['afterPaint']
let notAfterPaint: AfterPaint['notAfterPaint']
let frames: (() => void)[] = []

const paint = () => {
  for (const frame of frames.splice(0)) frame()
}

/** A channel that hands over at once. */
class Channel {
  port1 = { onmessage: () => {}, close: () => {} }
  port2 = { postMessage: () => this.port1.onmessage() }
}

beforeEach(async () => {
  frames = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('MessageChannel', Channel)
  vi.resetModules()
  ;({ afterPaint, notAfterPaint } = await import('./after-paint.ts'))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what is asked for twice is done once, after the frame and not before', () => {
  const work = vi.fn()
  afterPaint(work)
  afterPaint(work)
  vi.advanceTimersByTime(10)
  expect(work).not.toHaveBeenCalled()
  paint()
  expect(work).toHaveBeenCalledTimes(1)
})

test('in a burst it waits for a pause, but not for ever', () => {
  const work = vi.fn()
  const press = () => {
    afterPaint(work)
    vi.advanceTimersByTime(16)
    paint()
  }
  press()
  expect(work).toHaveBeenCalledTimes(1)
  press()
  press()
  expect(work).toHaveBeenCalledTimes(1)
  for (let time = 0; time < LATEST_MS; time += 16) press()
  expect(work).toHaveBeenCalledTimes(2)
})

test('without frames, as in a page that nobody sees, it is done all the same, again and again', () => {
  const work = vi.fn()
  for (const times of [1, 2]) {
    afterPaint(work)
    vi.advanceTimersByTime(LATEST_MS)
    expect(work).toHaveBeenCalledTimes(times)
  }
})

test('what is taken back is not done', () => {
  const work = vi.fn()
  afterPaint(work)
  notAfterPaint(work)
  paint()
  expect(work).not.toHaveBeenCalled()
})

import type { Page } from '@playwright/test'

/** What a page notes. */
interface Watched {
  paints: number[]
}

/**
 * Notes for each event of a kind, in the page and in the email's frame, the ms until what came of it is painted, as `paints`. A
 * task that is asked for in a frame comes after the page was laid out and painted in it.
 */
export function watchPaints(kind: string) {
  const paints: number[] = []
  Object.assign(globalThis, { paints })
  const note = (event: Event) => {
    const { key = '', view } = event as UIEvent & { key?: string }
    if (/^(Control|Alt|Shift)$/.test(key)) return
    const origin = view?.performance.timeOrigin ?? performance.timeOrigin
    const began = event.timeStamp + origin - performance.timeOrigin
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => paints.push(performance.now() - began)
      port2.postMessage(undefined)
    })
  }
  for (const each of [document, document.querySelector('iframe')?.contentDocument])
    each?.addEventListener(kind, note, { capture: true })
}

/**
 * Notes for each key, as `paints`, the ms until what it changed in the email of a frame is painted. Whatever else the page shows of
 * the key by then does not count.
 */
export function watchRedraws(frame: string) {
  const paints: number[] = []
  Object.assign(globalThis, { paints })
  let began: number | undefined
  const onRedrawn = () => {
    if (began === undefined) return
    const from = began
    began = undefined
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => paints.push(performance.now() - from)
      port2.postMessage(undefined)
    })
  }
  document.addEventListener('keydown', ({ timeStamp }) => (began = timeStamp), { capture: true })
  const email = document.querySelector<HTMLIFrameElement>(frame)?.contentDocument
  if (!email) throw new Error('There is no such frame.')
  new MutationObserver(onRedrawn).observe(email, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true
  })
}

/** Times until something was painted, and what its page worked for each. */
export interface Painted {
  /** In ms. */
  times: number[]
  /** Ms of the page's own thread, whatever else the machine does; with what the page does after painting. */
  work: number
}

/** Does something so many times, each after the one before is painted. The first few do not count. */
export async function paintsOf(page: Page, act: (at: number) => Promise<void>, times: number): Promise<Painted> {
  const noted = () => page.evaluate(() => (globalThis as unknown as Watched).paints)
  const before = (await noted()).length
  const clock = await threadClock(page)
  let began = 0
  for (let at = 0; at < times; at += 1) {
    if (at === WARM) began = await clock()
    await act(at)
    await page.waitForFunction(count => (globalThis as unknown as Watched).paints.length >= count, before + at + 1)
  }
  const work = ((await clock()) - began) / (times - WARM)
  return { times: (await noted()).slice(before + WARM), work }
}

/** The first times compile what they run. */
const WARM = 4

/** Answers how long the page's thread has run its tasks, in ms of its own time. */
async function threadClock(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
  }
}

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

/** Does something so many times, each after the one before is painted. Answers the ms that each took, without the first few. */
export async function paintsOf(page: Page, act: (at: number) => Promise<void>, times: number): Promise<number[]> {
  const noted = () => page.evaluate(() => (globalThis as unknown as Watched).paints)
  const before = (await noted()).length
  for (let at = 0; at < times; at += 1) {
    await act(at)
    await page.waitForFunction(count => (globalThis as unknown as Watched).paints.length >= count, before + at + 1)
  }
  return (await noted()).slice(before + WARM)
}

/** The first times compile what they run. */
const WARM = 4

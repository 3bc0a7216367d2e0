// How long frames take while a section of a 100 KB email is dragged through it, in a browser slowed down as well.
import type { Page } from '@playwright/test'
import { launchBrowser, openEditor } from './editing.ts'
import { sectionsEmail } from './emails.ts'
import { FRAME_COLUMNS, frameRow, framesSeen, watchFrames } from './frames.ts'
import { startSite } from './site.ts'

const STEPS = 240

const site = await startSite()
const browser = await launchBrowser()
try {
  const page = await openEditor(site, browser, sectionsEmail(), 'Section 2')
  const client = await page.context().newCDPSession(page)
  console.log('\nFrames while a section of a 100 KB email is dragged, in ms.\n')
  console.log(FRAME_COLUMNS)
  for (const rate of [1, 4]) {
    await client.send('Emulation.setCPUThrottlingRate', { rate })
    await page.evaluate(watchFrames)
    await drag(page)
    frameRow(rate === 1 ? 'as it is' : `${rate} times slower`, await page.evaluate(framesSeen))
  }
} finally {
  await browser.close()
  await site.stop()
}

/** Down and up the bench, then into its lower edge, where it scrolls; Escape puts the section back. */
async function drag(page: Page) {
  const handle = await page.getByRole('button', { name: 'Move Text' }).boundingBox()
  if (!handle) throw new Error('There is no handle.')
  await page.mouse.move(handle.x + 8, handle.y + 8)
  await page.mouse.down()
  for (let step = 0; step < STEPS; step += 1) await page.mouse.move(400, 420 + 260 * Math.sin(step / 12))
  await page.mouse.move(400, 745, { steps: 20 })
  await page.waitForTimeout(2_000)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await page.locator('.bench').evaluate(bench => bench.scrollTo({ top: 0 }))
}

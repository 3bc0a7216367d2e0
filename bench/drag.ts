// How long frames take while a section of a 100 KB email is dragged through it, in a browser slowed down as well.
import { chromium, type Page } from '@playwright/test'
import { BLANK_EMAIL } from '../src/email/email.ts'
import { createBatch } from '../src/email/operations/batch.ts'
import { FRAME_COLUMNS, frameRow, framesSeen, watchFrames } from './frames.ts'
import { startSite } from './site.ts'

const SIZE = 100 * 1024
const STEPS = 240

const site = await startSite()
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : []
})
try {
  const page = await openEditor()
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

/** The editor with an email of many sections, the second of them selected. */
async function openEditor(): Promise<Page> {
  const person = await site.newPerson()
  const batch = createBatch(BLANK_EMAIL)
  for (let at = 1; batch.email.html.length < SIZE; at += 1) {
    const text = 'Forty bowls, twelve jugs and one very stubborn teapot. '.repeat(6).trim()
    batch.apply({ op: 'add', kind: 'text', content: { heading: `Section ${at}`, text } })
  }
  const { html, css } = batch.email
  const { data } = await (await person('/api/templates', { html_value: html, css_value: css })).json()
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const [name = '', value = ''] = person.cookie.split(/=(.*)/s)
  await page.context().addCookies([{ name, value, url: site.url }])
  await page.goto(`${site.url}/editor/${data.id}`)
  await page.frameLocator('iframe').getByText('Section 2', { exact: true }).click()
  return page
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

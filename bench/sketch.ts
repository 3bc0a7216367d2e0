// How long it takes in the studio from a key in the form to the painted email that says it.
import type { Page } from '@playwright/test'
import { USUAL } from './briefs.ts'
import { launchBrowser, pageOf } from './editing.ts'
import { spreadColumns, spreadRow } from './measure.ts'
import { paintsOf, watchPaints, watchRedraws } from './paints.ts'
import { startSite } from './site.ts'

const BUDGET_MS = 50
const TIMES = 44
const SKETCH = 'iframe[title="Your email as it stands"]'

const site = await startSite()
// Frames come as soon as they are ready: otherwise each time would be that until the screen's next one.
const browser = await launchBrowser(['--disable-frame-rate-limit', '--disable-gpu-vsync'])
try {
  const page = await pageOf(site, browser, await site.newPerson())
  await page.goto(`${site.url}/studio`)
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
  await page.getByLabel('Describe your email').fill(USUAL)
  await page.frameLocator(SKETCH).locator('h1').waitFor()
  await benchKeys(page)
} finally {
  await browser.close()
  await site.stop()
}

async function benchKeys(page: Page) {
  console.log('\nThe studio with a brief of 500 characters, in ms; ×: the yardstick.\n')
  console.log(spreadColumns)
  const box = page.getByLabel('Describe your email')
  await box.press('End')
  await page.evaluate(watchPaints, 'keydown')
  const yardstick = await paintsOf(page, () => page.keyboard.press('a'), TIMES)
  spreadRow('a key in the box, which draws no email (yardstick)', yardstick, yardstick.times)
  await page.reload()
  await page.frameLocator(SKETCH).locator('h1').waitFor()
  for (const field of ['Headline', 'From']) {
    const input = page.getByRole('textbox', { name: field, exact: true })
    await input.focus()
    await input.press('End')
    await page.evaluate(watchRedraws, SKETCH)
    const painted = await paintsOf(page, () => page.keyboard.press('a'), TIMES)
    spreadRow(`a key in ${field}, until the email says it`, painted, yardstick.times, BUDGET_MS)
    await page
      .frameLocator(SKETCH)
      .getByText(new RegExp(`a{${TIMES}}`, 'i'))
      .first()
      .waitFor()
  }
}

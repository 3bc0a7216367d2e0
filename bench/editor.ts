// How long the editor takes with emails of 100 KB: to open one, and from a key or a press to the painted preview.
import type { Browser, Page } from '@playwright/test'
import type { EmailSource } from '../src/email/email.ts'
import { launchBrowser, openEditor, personWith } from './editing.ts'
import { colourfulEmail, sectionsEmail } from './emails.ts'
import { spreadColumns, spreadRow } from './measure.ts'
import { type Painted, paintsOf, watchPaints } from './paints.ts'
import { type Site, startSite } from './site.ts'

/** A frame at 60 Hz. */
const BUDGET_MS = 16
const TIMES = 44
const OPENINGS = 8

const site = await startSite()
// Frames come as soon as they are ready: otherwise each time would be that until the screen's next one.
const browser = await launchBrowser(['--disable-frame-rate-limit', '--disable-gpu-vsync'])
try {
  await benchEmail('of sections', sectionsEmail())
  await benchEmail('with 553 colours', colourfulEmail())
} finally {
  await browser.close()
  await site.stop()
}

async function benchEmail(name: string, email: EmailSource) {
  console.log(
    `\nAn email of ${Math.round(email.html.length / 1024)} KB ${name} in the editor, in ms; ×: the yardstick.\n`
  )
  console.log(spreadColumns)
  const yardstick = await readings(email)
  spreadRow('reading its HTML by the browser (yardstick)', { times: yardstick }, yardstick)
  spreadRow('opening it', { times: await openings(site, browser, email) }, yardstick)
  const row: Row = (what, painted, budget) => spreadRow(what, painted, yardstick, budget)
  const page = await openEditor(site, browser, email, 'Section 2')
  await page.getByRole('button', { name: 'Bold' }).waitFor()
  await benchKeys(page, row)
  await benchPresses(page, row)
  await page.close()
}

type Row = (what: string, painted: Painted, budget?: number) => void

async function benchKeys(page: Page, row: Row) {
  await page.evaluate(watchPaints, 'keydown')
  row('a key that moves a part', await paintsOf(page, moveKey(page), TIMES), BUDGET_MS)
  await selectHeading(page)
  const bold = () => page.keyboard.press('Control+b')
  row('a key that makes it bold, or not', await paintsOf(page, bold, TIMES), BUDGET_MS)
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  const typed = await paintsOf(page, () => page.keyboard.press('a'), TIMES)
  row('a key that types', typed, BUDGET_MS)
  await page
    .frameLocator('iframe')
    .getByText(/^Section 2a{40}/)
    .waitFor()
  await page.keyboard.press('Escape')
}

/** A tool by mouse, and then with all that the theme's panel has to say about the email beside it. */
async function benchPresses(page: Page, row: Row) {
  const bold = page.getByRole('button', { name: 'Bold' })
  await page.evaluate(watchPaints, 'click')
  row('a press of a tool', await paintsOf(page, () => bold.click(), TIMES), BUDGET_MS)
  await page.getByRole('button', { name: 'Theme', exact: true }).click()
  const all = page.getByRole('button', { name: /^All \d+/ }).last()
  await all.waitFor()
  await all.click()
  await page.evaluate(watchPaints, 'click')
  row('the same with both lights and the theme', await paintsOf(page, () => bold.click(), TIMES))
}

function moveKey(page: Page) {
  return (at: number) => page.keyboard.press(at % 2 === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp')
}

/** What was moved is its section; its heading is selected again, by its first letters: in a plain email a '+' may stand on its middle. */
async function selectHeading(page: Page) {
  await page.keyboard.press('Escape')
  await page
    .frameLocator('iframe')
    .getByText('Section 2', { exact: true })
    .click({ position: { x: 20, y: 12 } })
  await page.getByRole('button', { name: 'Bold' }).waitFor()
}

/** How fast this machine is now: the browser's own parser at the same text. */
async function readings({ html }: EmailSource): Promise<number[]> {
  const page = await browser.newPage()
  const times = await page.evaluate(text => {
    return Array.from({ length: 30 }, () => {
      const began = performance.now()
      new DOMParser().parseFromString(text, 'text/html')
      return performance.now() - began
    })
  }, html)
  await page.close()
  return times.slice(4)
}

/** From going to its address until the email is painted. */
async function openings(site: Site, browser: Browser, email: EmailSource): Promise<number[]> {
  const { page, address } = await personWith(site, browser, email)
  const times: number[] = []
  for (let at = 0; at < OPENINGS; at += 1) {
    await page.goto(address, { waitUntil: 'commit' })
    times.push(await page.evaluate(untilShown))
  }
  await page.close()
  return times.slice(1)
}

/** Ms from the navigation until the frame has been painted with the email in it. */
function untilShown(): Promise<number> {
  return new Promise(resolve => {
    const look = () => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Preview of your email"]')
      if (!frame?.contentDocument?.querySelector('h1, h2')) return requestAnimationFrame(look)
      return requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
    }
    look()
  })
}

import type { Page } from '@playwright/test'
import { enterStudio, expect, expectAccessible, test } from './fixtures.ts'

const BRIEF =
  'Spring sale at Tidewater, our pottery: 20% off with SPRING20 until Sunday. Calm, green, like last year but better'
const FOREIGN = 'Promoção de verão na Casa Lua: 20% em todos os vestidos até domingo.'

const briefOf = (page: Page) => page.getByLabel('Describe your email')
const chip = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Understood' }).getByRole('button', { name })

async function begin(page: Page, brief = BRIEF) {
  await enterStudio(page, { plan: 'starter' })
  await briefOf(page).fill(brief)
  await expect(page.getByRole('heading', { name: 'Understood' })).toBeVisible()
}

test('what is understood is corrected in place by keyboard, stays corrected, and goes with the brief', async ({
  page
}) => {
  await begin(page)
  await expect(
    page.getByRole('status').filter({ hasText: /^Understood: sale, from Tidewater, \d+ more$/ })
  ).toBeAttached()

  await chip(page, 'From Tidewater').focus()
  await expect(page.locator('.brief-marks mark')).toHaveText('Tidewater')
  await page.keyboard.press('Enter')
  const sender = page.getByLabel('From', { exact: true })
  await expect(sender).toBeFocused()
  await expect(page.getByText('You wrote “Tidewater”')).toBeVisible()
  await expectAccessible(page)
  await sender.fill('Nobody')
  await page.keyboard.press('Escape')
  await expect(chip(page, 'From Tidewater')).toBeFocused()
  await page.keyboard.press('Enter')
  await sender.fill('Tide & Co')
  await page.keyboard.press('Enter')
  await expect(chip(page, 'From Tide & Co, corrected')).toBeFocused()

  await briefOf(page).press('End')
  await briefOf(page).pressSequentially('. And warm')
  await expect(chip(page, /^Code SPRING20/)).toBeVisible()
  await page.reload()
  await expect(chip(page, 'From Tide & Co, corrected')).toBeVisible()

  const sent = page.waitForRequest('**/api/templates/generate')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  const { facts } = (await sent).postDataJSON()
  expect(facts).toEqual([expect.objectContaining({ role: 'sender', value: 'Tide & Co', state: 'corrected' })])
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}/, { timeout: 30_000 })
  const email = page.frameLocator('iframe[title="Preview of your email"]')
  await expect(email.getByText('Tide & Co').first()).toBeVisible()
  await expect(email.getByText('Tidewater')).toHaveCount(0)
  await page.goto('/studio')
  await expect(briefOf(page)).toHaveValue('')
  await briefOf(page).fill(BRIEF)
  await expect(chip(page, 'From Tidewater')).toBeVisible()
})

test('a chip is left out and comes back, a direction becomes content, a day is looked at and stays as typed', async ({
  page
}) => {
  await begin(page)
  await chip(page, 'Code SPRING20').click()
  await page.getByRole('button', { name: 'Leave out', exact: true }).click()
  await expect(chip(page, /^Code/)).toBeHidden()
  await page.getByRole('button', { name: 'Put in the email: SPRING20' }).click()
  await expect(chip(page, 'Code SPRING20')).toBeVisible()

  await page.getByRole('button', { name: 'Put in the email: like last year but better' }).press('Enter')
  await expect(chip(page, 'Says like last year but better, corrected')).toBeVisible()

  await chip(page, 'Until Sunday').click()
  await expect(page.getByLabel('Until', { exact: true })).toHaveValue(/^Sunday \d+ \w+ \d{4}$/)
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(chip(page, 'Until Sunday')).toBeVisible()

  await chip(page, 'Kind Sale').click()
  await page.getByLabel('Kind', { exact: true }).selectOption('Event')
  await page.getByRole('button', { name: 'Done', exact: true }).press('Enter')
  await expect(chip(page, 'Kind Event, corrected')).toBeVisible()
})

test('at 390 px nothing stands sideways, a tap has room, and axe finds nothing, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await begin(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await chip(page, 'Until Sunday').click()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.keyboard.press('Escape')
  }
  const box = await chip(page, 'From Tidewater').boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
})

test('the words of a chip are marked where they stand, also in a long brief that scrolls', async ({ page }) => {
  const filler = 'Bowls and jugs, plates and cups, all of them thrown by hand and fired twice in the old kiln.\n\n'
  await begin(page, `${BRIEF}\n\n${filler.repeat(12)}`)
  await chip(page, 'From Tidewater').hover()
  const marks = page.locator('.brief-marks')
  await expect(marks.locator('mark').first()).toHaveText('Tidewater')
  const heights = await marks.evaluate(own => [
    own.scrollHeight,
    own.parentElement?.querySelector('textarea')?.scrollHeight
  ])
  expect(heights[0]).toBe(heights[1])
})

test('without a sender the chip says so, and takes one', async ({ page }) => {
  await begin(page, 'All candles are 25% off until Sunday with code GLOW25.')
  await chip(page, 'From nobody yet').click()
  await page.getByLabel('From', { exact: true }).fill('Wick & Wax')
  await page.keyboard.press('Enter')
  await expect(chip(page, 'From Wick & Wax, corrected')).toBeVisible()
})

test('a language that is not written is said before any credit, with the way to English', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await begin(page, FOREIGN)
  await expect(page.getByText('This brief looks like Portuguese, and this designer writes English.')).toBeVisible()
  await expectAccessible(page)
  const sent = page.waitForRequest('**/api/templates/generate')
  await page.getByRole('button', { name: 'Write it in English' }).press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({ prompt: FOREIGN, language: 'en' })
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}/, { timeout: 30_000 })
})

test.describe('when a brief cannot be read', () => {
  // Chromium writes the refused call to the console.
  test.use({ expectedErrors: ['503'] })

  test('there are no chips and no error, and Generate works', async ({ page }) => {
    await enterStudio(page, { plan: 'starter' })
    const body = JSON.stringify({ success: false, error: { code: 'unavailable', message: 'Not now.' } })
    await page.route('**/api/briefs/read', route =>
      route.fulfill({ status: 503, contentType: 'application/json', body })
    )
    const refused = page.waitForResponse('**/api/briefs/read')
    await briefOf(page).fill(BRIEF)
    await refused
    await expect(page.getByRole('heading', { name: 'Understood' })).toBeHidden()
    await expect(page.getByText('Not now.')).toBeHidden()
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}/, { timeout: 30_000 })
  })
})

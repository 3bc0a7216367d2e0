import type { Page } from '@playwright/test'
import { awake, emailOf, enter, expect, expectAccessibleInAll, tabTo, test } from './fixtures.ts'
import { bearer } from './templates.ts'

const BRIEF = 'Spring sale: 20% off all bowls with code SPRING20 until Sunday. Bowl £18, mug £12.'
const ELSEWHERE = 'Spring sale at Fern & Fable, our bookshop: 20% off with code SPRING20 until Sunday.'

const PLUM = '#7a1f5c'
const TIDEWATER = {
  name: 'Tidewater',
  value: {
    sites: ['tidewater.example'],
    colours: { brand: { value: PLUM } },
    footer: { address: 'The Old Sail Loft, Porthleven' }
  }
}

const briefOf = (page: Page) => page.getByLabel('Describe your email')
const fromOf = (page: Page) => page.getByRole('textbox', { name: 'From', exact: true })
const headlineOf = (page: Page) => page.getByRole('textbox', { name: 'Headline', exact: true })
const menuOf = (page: Page) => page.getByRole('button', { name: /^Brand/ })
const itemOf = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true })
const sketchOf = (page: Page) => page.frameLocator('iframe[title="Your email as it stands"]')
const questionOf = (page: Page) => page.getByRole('group', { name: 'Is this from Tidewater?' })

/** The colour that an email has for its brand. */
const colourIn = (email: ReturnType<typeof emailOf>) =>
  email.locator(':root').evaluate(root => getComputedStyle(root).getPropertyValue('--brand').trim())

/** A studio with a brief, of somebody who has a brand. */
async function begin(page: Page, brief = BRIEF) {
  await enter(page, { plan: 'starter' })
  const made = await page.request.post('/api/brands', { headers: await bearer(page), data: TIDEWATER })
  expect(made.status()).toBe(201)
  await page.goto('/studio')
  await awake(page)
  await briefOf(page).fill(brief)
}

test('the email wears the brand, which need not be typed, and Generate makes the one that is shown', async ({
  page
}) => {
  await begin(page)
  await expect(menuOf(page)).toHaveAccessibleName('Brand Tidewater')
  await headlineOf(page).fill('The kiln is open')
  await expect(sketchOf(page).getByRole('heading', { name: 'The kiln is open' })).toBeVisible()
  await expect.poll(() => colourIn(sketchOf(page))).toBe(PLUM)
  await expect(sketchOf(page).getByText('The Old Sail Loft').first()).toBeVisible()
  await expect(fromOf(page)).toHaveValue('')
  await expect(fromOf(page)).toHaveAttribute('placeholder', 'Tidewater')
  await expect(page.getByText('Nobody yet')).toHaveCount(0)

  const subject = await page.getByRole('region', { name: 'In the inbox' }).locator('.inbox-words b').innerText()
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}/, { timeout: 30_000 })
  await expect(emailOf(page).getByRole('heading', { name: 'The kiln is open' })).toBeVisible()
  await expect(emailOf(page).getByText('The Old Sail Loft').first()).toBeVisible()
  await expect(page.getByText(subject, { exact: true }).first()).toBeVisible()
  expect(await colourIn(emailOf(page))).toBe(PLUM)
})

test('no brand is chosen by keyboard, kept over a reload, and made', async ({ page }) => {
  await begin(page)
  await expect.poll(() => colourIn(sketchOf(page))).toBe(PLUM)
  await headlineOf(page).fill('The kiln is open')
  await briefOf(page).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(menuOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(itemOf(page, 'Tidewater')).toBeFocused()
  await expect(itemOf(page, 'Tidewater')).toBeChecked()
  await expectAccessibleInAll(page)
  await page.keyboard.press('ArrowDown')
  await expect(itemOf(page, 'No brand')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menuOf(page)).toBeFocused()
  await expect(menuOf(page)).toHaveAccessibleName('Brand No brand')
  await expect(sketchOf(page).getByText('The Old Sail Loft')).toHaveCount(0)

  await page.reload()
  await expect(menuOf(page)).toHaveAccessibleName('Brand No brand')
  await expect(sketchOf(page).getByRole('heading', { name: 'The kiln is open' })).toBeVisible()
  await expect(sketchOf(page).getByText('The Old Sail Loft')).toHaveCount(0)
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}/, { timeout: 30_000 })
  await expect(emailOf(page).getByRole('heading', { name: 'The kiln is open' })).toBeVisible()
  await expect(emailOf(page).getByText('The Old Sail Loft')).toHaveCount(0)
  expect(await colourIn(emailOf(page))).not.toBe(PLUM)
})

test('another sender wears nothing of it until it is said that the email is the brand’s', async ({ page }) => {
  await begin(page, ELSEWHERE)
  await expect(fromOf(page)).toHaveValue('Fern & Fable')
  await expect(questionOf(page)).toBeVisible()
  await expect(sketchOf(page).getByText('The Old Sail Loft')).toHaveCount(0)
  await expect(menuOf(page)).toHaveAccessibleName('Brand No brand')
  await expectAccessibleInAll(page)
  await questionOf(page).getByRole('button', { name: 'Leave it' }).click()
  await expect(questionOf(page)).toHaveCount(0)
  await expect(fromOf(page)).toBeFocused()
  await page.reload()
  await expect(fromOf(page)).toHaveValue('Fern & Fable')
  await expect(menuOf(page)).toHaveAccessibleName('Brand No brand')
  await expect(questionOf(page)).toHaveCount(0)
})

test('on a phone: nothing stands sideways, and the question stands below the folded sender', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await begin(page, ELSEWHERE)
  await tabTo(page, questionOf(page).getByRole('button', { name: 'Use the brand' }))
  await expectAccessibleInAll(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Enter')
  await expect(questionOf(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^From/ })).toContainText('Tidewater')
  await expect.poll(() => colourIn(sketchOf(page))).toBe(PLUM)
  await expect(menuOf(page)).toHaveAccessibleName('Brand Tidewater')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

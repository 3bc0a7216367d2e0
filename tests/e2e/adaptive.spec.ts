import { ask, enter, enterStudio, expect, expectAccessible, test } from './fixtures.ts'
import { openGenerated } from './templates.ts'

const BRIEF = 'Sale email for Wick & Wax, 25% off all candles until Sunday with code GLOW25.'

test('at 200 % the conversation keeps its room, and the keyboard scrolls it', async ({ page }) => {
  await enter(page, { plan: 'starter' })
  await openGenerated(page, BRIEF)
  // A conversation of some length: a request and its answer.
  await ask(page, 'Play some music')
  const chat = page.getByRole('tabpanel', { name: 'AI Editor' })
  const preview = page.getByRole('region', { name: 'Preview' })
  for (const [width, height] of [
    [640, 400],
    [390, 844]
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(async () => (await chat.boundingBox())?.height).toBeGreaterThanOrEqual(140)
    await expect(page.getByLabel('What should change?')).toBeInViewport()
    await expect(preview).toBeInViewport()
    await chat.evaluate(panel => panel.scrollTo({ top: 0 }))
    await chat.focus()
    await expect(chat).toBeFocused()
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 640, height: 400 })
  await chat.focus()
  await page.keyboard.press('End')
  await expect.poll(() => chat.evaluate(panel => panel.scrollTop)).toBeGreaterThan(0)

  const handle = page.getByRole('separator', { name: 'Height of the preview' })
  const before = (await preview.boundingBox())?.height ?? 0
  for (const _ of Array(8)) await handle.press('ArrowDown')
  expect((await preview.boundingBox())?.height).toBeGreaterThan(before + 100)
  expect((await chat.boundingBox())?.height).toBeGreaterThanOrEqual(140)
})

test('the width switch stands where it changes something', async ({ page }) => {
  await enter(page, { plan: 'starter' })
  await openGenerated(page, BRIEF)
  const email = page.locator('iframe[title="Preview of your email"]')
  await page.setViewportSize({ width: 640, height: 800 })
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Mobile width' }).click()
  await expect.poll(async () => (await email.boundingBox())?.width).toBe(390)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menuitem', { name: 'Subject and preview text' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /width$/ })).toBeHidden()
})

test('forced colours show which tab, which width and which page is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await enterStudio(page)
  const lineOf = (name: string) =>
    page.getByRole('link', { name, exact: true }).evaluate(link => getComputedStyle(link).borderBottomColor)
  await page.keyboard.press('Escape')
  expect(await lineOf('Studio')).not.toBe(await lineOf('Settings'))

  await page.goto('/editor')
  const groundOf = (role: 'tab' | 'button', name: string) =>
    page.getByRole(role, { name }).evaluate(control => getComputedStyle(control).backgroundColor)
  expect(await groundOf('tab', 'AI Editor')).not.toBe(await groundOf('tab', 'Code Edit'))
  expect(await groundOf('button', 'Desktop width')).not.toBe(await groundOf('button', 'Mobile width'))
})

test('Escape in the plans dialog leads to its opener, or to the page where it opened by itself', async ({ page }) => {
  await enterStudio(page)
  const dialog = page.getByRole('dialog', { name: 'Choose a plan' })
  const opener = page.getByRole('button', { name: 'View Plans' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the locked studio can be read, by day and by night, at both widths', async ({ page }) => {
  await enterStudio(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Unlock Full Access')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 844 })
      await expectAccessible(page)
    }
  }
})

test.describe('a template that is not there', () => {
  // Chromium writes the page's status to the console.
  test.use({ expectedErrors: ['404'] })

  test('has a page that says so and leads back', async ({ page }) => {
    await enterStudio(page)
    await page.goto(`/editor/${crypto.randomUUID()}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Error: Failed to load template' })).toBeVisible()
    await expect(page.getByRole('main')).toHaveCSS('text-align', 'center')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to the studio' }).click()
    await expect(page).toHaveURL(/\/studio/)
  })
})

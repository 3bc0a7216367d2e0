import type { Page } from '@playwright/test'
import { enter, expect, generate, subscribe, test } from './fixtures.ts'

const BRIEF = 'Sale email for Wick & Wax, 25% off all candles until Sunday with code GLOW25.'

async function startAndStop(page: Page) {
  await page.getByLabel('Describe your email').fill(BRIEF)
  await page.getByRole('button', { name: 'Generate' }).click()
  await page.getByRole('button', { name: /^stop/i }).click()
}

test('stopping gives the focus back to the brief and charges nothing', async ({ page }) => {
  await enter(page)
  await subscribe(page, 'Starter')
  await page.route('**/api/templates/generate', () => {})
  await startAndStop(page)

  await expect(page.getByLabel('Describe your email')).toBeFocused()
  await expect(page.getByText('Stopped. Nothing was charged.')).toBeVisible()
})

test('a stop that comes too late says so, and shows what was made', async ({ page }) => {
  await enter(page)
  await subscribe(page, 'Starter')
  let stored = () => {}
  const isStored = new Promise<void>(resolve => {
    stored = resolve
  })
  await page.route('**/api/templates/generate', async route => {
    await route.fetch()
    stored()
  })
  await page.getByLabel('Describe your email').fill(BRIEF)
  await page.getByRole('button', { name: 'Generate' }).click()
  await isStored
  await page.getByRole('button', { name: /^stop/i }).click()

  await expect(page.getByText('“Wick & Wax: sale” was finished just before you stopped.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Wick & Wax: sale' })).toBeVisible()
})

test('the focus stays in the list when a template is kept, and when it is deleted', async ({ page }) => {
  await enter(page)
  await subscribe(page, 'Starter')
  await generate(page, BRIEF)
  await page.goto('/studio')
  const more = page.getByRole('button', { name: 'More for Wick & Wax: sale' })
  const askToDelete = async () => {
    await more.click()
    await page.getByRole('menuitem', { name: 'Delete template' }).click()
  }
  await askToDelete()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(more).toBeFocused()

  await askToDelete()
  await page.getByRole('button', { name: 'Delete template' }).click()
  await expect(more).toBeHidden()
  await expect(page.locator('body')).not.toBeFocused()
})

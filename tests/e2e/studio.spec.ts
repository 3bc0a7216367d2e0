import type { Page } from '@playwright/test'
import { awake, CREDITS, enterStudio, expect, expectAccessible, holdModules, test } from './fixtures.ts'

const FOREIGN = 'Promoção de verão na Casa Lua: 20% em todos os vestidos até domingo.'
const BRIEF = 'Sale email for Wick & Wax, 25% off all candles until Sunday with code GLOW25.'

async function startAndStop(page: Page) {
  await page.getByLabel('Describe your email').fill(BRIEF)
  await page.getByRole('button', { name: 'Generate' }).click()
  await page.getByRole('button', { name: /^stop/i }).click()
}

test('stopping gives the focus back to the brief and charges nothing', async ({ page }) => {
  await enterStudio(page, { plan: 'starter' })
  await page.route('**/api/templates/generate', () => {})
  await startAndStop(page)

  await expect(page.getByLabel('Describe your email')).toBeFocused()
  await expect(page.getByText('Stopped. Nothing was charged.')).toBeVisible()
})

test('a stop that comes too late says so, and shows what was made', async ({ page }) => {
  await enterStudio(page, { plan: 'starter' })
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

  const notice = page.getByText(/“.+” was finished just before you stopped/)
  await expect(notice).toBeVisible()
  const name = /“(.+)”/.exec(await notice.innerText())?.[1] ?? ''
  await page.getByRole('button', { name: 'Your Templates' }).click()
  await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
})

test('a brief survives a reload, counts though the page was asleep, and what is too long is said instead of cut', async ({
  page
}) => {
  await enterStudio(page, { plan: 'starter' })
  const brief = page.getByLabel('Describe your email')
  await brief.fill(BRIEF)
  await page.reload()
  await expect(brief).toHaveValue(BRIEF)
  const wake = await holdModules(page)
  await page.reload({ waitUntil: 'commit' })
  await brief.fill('Too early')
  await page.getByRole('radio', { name: '2', exact: true }).check()
  wake()
  await awake(page)
  await expect(brief).toHaveValue('Too early')
  await expect(page.getByRole('radio', { name: '2', exact: true })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Generate' })).toBeEnabled()

  await brief.fill('a brief '.repeat(3_000))
  await expect(page.getByText(/These are 24,000 characters; a brief may have 20,000/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate' })).toBeDisabled()

  const example = page.getByRole('listitem').getByRole('button').first()
  await brief.fill('')
  await page.reload()
  await example.click()
  await expect(brief).toBeFocused()
  await expect(brief).not.toHaveValue('')
})

test.describe('a slip of the hand', () => {
  // Chromium writes the refused call to the console.
  test.use({ expectedErrors: ['422'] })

  test('is sent back before it costs a credit', async ({ page }) => {
    await enterStudio(page, { plan: 'starter' })
    await page.getByLabel('Describe your email').fill('?')
    await page.getByRole('button', { name: 'Generate' }).click()
    await expect(page.getByText(/Say in a few words what the email is about/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(`Uses 1 of your ${CREDITS.starter} credits`)).toBeVisible()
  })
})

test.describe('a brief in another language', () => {
  // Chromium writes the refused call to the console.
  test.use({ expectedErrors: ['422'] })

  test('is refused in words at the brief, charges nothing, and is written in English when asked', async ({ page }) => {
    await enterStudio(page, { plan: 'starter' })
    await page.setViewportSize({ width: 390, height: 844 })
    const brief = page.getByLabel('Describe your email')
    await brief.fill(FOREIGN)
    await page.getByRole('button', { name: 'Generate' }).click()
    const english = page.getByRole('button', { name: 'Write it in English' })
    await expect(english).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /does not look like English/ })).toBeVisible()
    await expect(brief).toHaveValue(FOREIGN)
    await expect(page.getByRole('form', { name: 'What the email says' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page)

    await brief.press('End')
    await brief.pressSequentially('!')
    await expect(page.getByRole('alert').filter({ hasText: /does not look like English/ })).toBeHidden()
    await page.reload()
    await expect(page.getByText(`Uses 1 of your ${CREDITS.starter} credits`)).toBeVisible()
    await expect(brief).toHaveValue(`${FOREIGN}!`)

    await page.getByRole('button', { name: 'Generate' }).press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: /does not look like English/ })).toBeVisible()
    await english.press('Enter')
    await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}/, { timeout: 30_000 })
  })
})

test.describe('when the session has ended', () => {
  // Chromium writes the refused call to the console.
  test.use({ expectedErrors: ['401'] })

  test('the sign-in says why, and the brief is there again afterwards', async ({ page }) => {
    const person = await enterStudio(page, { plan: 'starter' })
    await page.getByLabel('Describe your email').fill(BRIEF)
    await expect(page.getByRole('radio', { name: 'Sale', exact: true })).toBeChecked()
    const generate = await page.getByRole('button', { name: 'Generate' }).elementHandle()
    await page.context().clearCookies()
    // At once: the page notices by itself, and leaves.
    await generate?.evaluate(button => (button as HTMLButtonElement).click())
    await expect(page.getByText(/^Your session has ended/)).toBeVisible()

    await page.getByLabel('Email', { exact: true }).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Describe your email')).toHaveValue(BRIEF)
  })
})

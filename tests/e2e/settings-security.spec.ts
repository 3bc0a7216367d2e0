import { enter, expect, expectAccessible, expectAccessibleInAll, signIn, test } from './fixtures.ts'

const NAV = { name: 'Settings' }

test('the page stands beside the settings, and says which it is', async ({ page }) => {
  await enter(page)
  await page.goto('/settings')
  await page.getByRole('navigation', NAV).getByRole('link', { name: 'Security and data' }).click()
  await expect(page).toHaveURL(/\/settings\/security$/)
  const current = page.getByRole('navigation', NAV).getByRole('link', { name: 'Security and data' })
  await expect(current).toHaveAttribute('aria-current', 'page')
  await expectAccessibleInAll(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(current).toBeHidden()
  await page.getByRole('main').locator('summary').click()
  await expect(current).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
})

test('other browsers are signed out, and this one stays', async ({ page, browser }) => {
  const person = await enter(page)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signIn(other, person)

  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('Signed out everywhere else')).toBeVisible()

  await expect(async () => {
    await other.goto('/settings')
    await expect(other).toHaveURL(/\/signin/)
  }).toPass({ timeout: 15_000 })
  await page.reload()
  await expect(page).toHaveURL(/\/settings\/security$/)
  await elsewhere.close()
})

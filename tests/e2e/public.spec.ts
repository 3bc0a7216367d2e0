import { gzipSync } from 'node:zlib'
import { enter, expect, expectAccessible, test } from './fixtures.ts'

const LANDING_BUDGET = 70 * 1024
const PAGES = ['/', '/testimonials', '/404']

test.use({ expectedErrors: ['404'] })

test('the public pages ship no script, and axe finds nothing in either light', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
  for (const path of PAGES) {
    await page.goto(path)
    expect(await page.locator('script').count()).toBe(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
  }
  expect(scripts).toEqual([])
})

test('the landing page stays within its weight', async ({ page }) => {
  const parts = new Map<string, string>()
  page.on('request', request => {
    const kind = request.resourceType()
    if (['document', 'stylesheet', 'font'].includes(kind)) parts.set(request.url(), kind)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const sizes = [...parts].map(async ([url, kind]) => sent(await (await page.request.get(url)).body(), kind))
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(20 * 1024)
  expect(total).toBeLessThanOrEqual(LANDING_BUDGET)
})

// Fonts are compressed already.
const sent = (body: Buffer, kind: string) => (kind === 'font' ? body.length : gzipSync(body).length)

test('an unknown path says so with its status, and leads home', async ({ page }) => {
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test.describe('a page that is not there', () => {
  test.use({ expectedErrors: ['404'] })
  test('of the API answers in the API’s own shape', async ({ request }) => {
    const response = await request.get('/api/nowhere')
    expect(response.status()).toBe(404)
    expect(await response.json()).toMatchObject({ success: false, error: { code: 'not_found' } })
  })
})

test('a signed-in visitor finds the avatar menu on the landing page, and can leave from there without any script', async ({
  page
}) => {
  await enter(page)
  await page.goto('/')
  expect(await page.locator('script').count()).toBe(0)
  await page.getByRole('button', { name: /account/i }).click()
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Signed out successfully')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign Up', exact: true })).toBeVisible()
})

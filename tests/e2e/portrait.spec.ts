import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { enter, expect, expectAccessible, test } from './fixtures.ts'

// Chromium writes every refused request to the console; these refusals are the point.
test.use({ expectedErrors: ['413', '415', '422'] })

const png = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#2a54c6' } })
  .png()
  .toBuffer()
const picture = (buffer: Buffer, name = 'me.png', mimeType = 'image/png') => ({ name, mimeType, buffer })

const account = (page: Page) => page.getByRole('region', { name: 'Account Settings' })
const input = (page: Page) => page.locator('input[type=file]')
const shown = (page: Page) => account(page).getByRole('img', { name: 'You' })

/** What is shown holds on a phone in the dark. */
async function expectFit(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
}

/** Chooses a file as a person does, by the button. */
async function choose(page: Page, button: string, file: ReturnType<typeof picture>) {
  const chooser = page.waitForEvent('filechooser')
  await account(page).getByRole('button', { name: button }).click()
  await (await chooser).setFiles(file)
}

test('a picture of oneself is uploaded, stands in the bar at once and after a reload, is replaced and removed', async ({
  page
}) => {
  await enter(page)
  await page.goto('/settings')
  await choose(page, 'Upload a picture', picture(png))
  await expect(page.getByText('Picture updated')).toBeVisible()
  await expect(shown(page)).toBeVisible()
  const first = await shown(page).getAttribute('src')
  const inBar = page.getByRole('banner').locator('img')
  await expect(inBar).toHaveAttribute('src', first ?? '')
  await expect.poll(() => shown(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)
  await expectFit(page)

  await page.reload()
  await expect(shown(page)).toHaveAttribute('src', first ?? '')
  await choose(page, 'Change picture', picture(await sharp(png).webp().toBuffer(), 'me.webp', 'image/webp'))
  await expect(shown(page)).not.toHaveAttribute('src', first ?? '')
  const second = await shown(page).getAttribute('src')
  expect((await page.request.get(first ?? '')).status()).toBe(404)
  expect((await page.request.get(second ?? '')).status()).toBe(200)

  await account(page).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Picture removed')).toBeVisible()
  await expect(shown(page)).toBeHidden()
  await expect(inBar).toBeHidden()
  await expect.poll(async () => (await page.request.get(second ?? '')).status()).toBe(404)
  await page.reload()
  await expect(account(page).getByRole('button', { name: 'Upload a picture' })).toBeVisible()
  await expectFit(page)
})

test('what is no picture, broken or too large is said where it was chosen, and the one before stays', async ({
  page
}) => {
  await enter(page)
  await page.goto('/settings')
  await choose(page, 'Upload a picture', picture(png))
  await expect(shown(page)).toBeVisible()
  const kept = (await shown(page).getAttribute('src')) ?? ''
  const alert = account(page).getByRole('alert')
  const field = account(page).getByRole('button', { name: 'Change picture' })

  const files: [ReturnType<typeof picture>, RegExp][] = [
    [picture(Buffer.from('Dear Maren,\n'), 'letter.png'), /Pictures may be PNG, JPEG, GIF or WebP/],
    [picture(Buffer.from('%PDF-1.7\n'), 'letter.pdf', 'application/pdf'), /Pictures may be PNG, JPEG, GIF or WebP/],
    [picture(png.subarray(0, 60)), /This picture cannot be read/],
    [picture(Buffer.alloc(10 * 1024 * 1024 + 1)), /Pictures may be up to 10 MB/]
  ]
  for (const [file, sentence] of files) {
    await input(page).setInputFiles(file)
    await expect(alert).toHaveText(sentence)
    await expect(field).toHaveAccessibleDescription(sentence)
    await expect(field).toBeEnabled()
    await expect(shown(page)).toHaveAttribute('src', kept)
  }
  await expectFit(page)

  await choose(page, 'Change picture', picture(png))
  await expect(page.getByText('Picture updated').first()).toBeVisible()
  await expect(alert).toBeHidden()
})

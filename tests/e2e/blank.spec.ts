import { CREDITS, enter, expect, expectAccessible, expectAccessibleInAll, test } from './fixtures.ts'

const FRAME = 'iframe[title="Preview of your email"]'

test('a finished email is put on the sheet, and undo brings the beginning back', async ({ page }) => {
  await enter(page)
  await page.goto('/editor')
  await expect(page.getByRole('heading', { name: 'Start with…' })).toBeVisible()
  await expect(page.getByText('Nothing to save yet')).toBeVisible()
  await expect(page.getByText('Nothing to check yet')).toBeVisible()
  await expectAccessibleInAll(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessibleInAll(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.getByRole('main').getByRole('button', { name: 'Order on its way' }).click()
  await expect(page.frameLocator(FRAME).getByText('Three books are on their way, Ines.')).toBeVisible()
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}/)

  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await expect(page.getByRole('heading', { name: 'Start with…' })).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessibleInAll(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Start with…' })).toBeVisible()
  await page.getByRole('button', { name: 'Hero', exact: true }).click()
  await page.getByRole('region', { name: 'Add a section' }).getByRole('gridcell').first().click()
  await expect(page.frameLocator(FRAME).locator('[data-section=hero]')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the studio' }).click()
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(1)
})

test('all finished emails are searched by keyboard alone', async ({ page }) => {
  await enter(page)
  await page.goto('/editor?start=finished')
  const dialog = page.getByRole('dialog', { name: 'Finished emails' })
  await expect(dialog.getByRole('listitem')).toHaveCount(26)
  await expectAccessible(page)

  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('birthday')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Birthday' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.frameLocator(FRAME).getByText('Your bun is on us.')).toBeVisible()
})

test('a file is taken, and one that cannot be read is said while the box stays', async ({ page }) => {
  await enter(page)
  await page.goto('/editor?start=html')
  const box = page.getByRole('region', { name: 'An email you have' })
  await expect(box).toBeFocused()
  const chooser = box.locator('input[type=file]')
  await chooser.setInputFiles({ name: 'notes.docx', mimeType: 'application/msword', buffer: Buffer.from('x') })
  await expect(page.getByRole('alert').filter({ hasText: 'Choose an .html, .htm, .eml or .zip file.' })).toBeVisible()
  await expectAccessible(page)

  const html = '<title>April</title><h1>Brought along</h1>'
  await chooser.setInputFiles({ name: 'april.html', mimeType: 'text/html', buffer: Buffer.from(html) })
  await expect(page.frameLocator(FRAME).getByText('Brought along')).toBeVisible()
  await expect(page.getByLabel('Name of the template')).toHaveValue('april')
})

test('a pasted text becomes the brief; leaving without anything leaves no template', async ({ page }) => {
  await enter(page, { plan: 'starter' })
  await page.goto('/editor')
  await expect(page.getByText(`Uses 1 of your ${CREDITS.starter} credits`)).toBeVisible()
  await page.getByRole('heading', { name: 'Start with…' }).click()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Sale at Pier Books, 20% off until Sunday')
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await page.getByRole('button', { name: 'Make it the brief' }).click()
  await expect(page.getByLabel('Describe your email')).toHaveValue('Sale at Pier Books, 20% off until Sunday')

  await page.goto('/studio')
  await expect(page.getByRole('heading', { name: 'Or begin from one' })).toBeVisible()
  await page.goto('/editor')
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}/)
})

test('a wish for one part adds it without a plan, and its headline names the template', async ({ page }) => {
  await enter(page)
  await page.goto('/editor')
  const brief = page.getByLabel('Describe your email')
  await brief.fill('add a sparkle')
  await brief.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'No part is called “sparkle”.' })).toBeVisible()
  await brief.fill('add a headline that says "Spring sale"')
  await expect(page.getByText('Uses no credit')).toBeVisible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const headline = page.frameLocator(FRAME).getByRole('heading', { name: 'Spring sale' })
  await expect(headline).toBeVisible()
  await expect(page.getByLabel('What should change?')).toBeFocused()
  await expect(page.getByLabel('Name of the template')).toHaveValue('Spring sale')

  await headline.click()
  await expect(headline).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' now')
  await expect(page.getByLabel('Name of the template')).toHaveValue('Spring sale now')
  await page.keyboard.press('Control+z')
  await expect(page.getByLabel('Name of the template')).toHaveValue('Spring sale')
})

for (const colours of ['dark', 'forced'] as const) {
  test(`on a phone in ${colours} colours a section is put in by touch, and axe finds nothing`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      ...(colours === 'dark' ? { colorScheme: 'dark' } : { forcedColors: 'active' })
    })
    const page = await context.newPage()
    await enter(page)
    await page.goto('/editor')
    await expect(page.getByRole('button', { name: 'Letter', exact: true })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Hero', exact: true }).tap()
    const gallery = page.getByRole('region', { name: 'Add a section' })
    await gallery.getByRole('gridcell').first().tap()
    await expect(page.frameLocator(FRAME).locator('[data-section=hero]')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Start with…' })).toBeHidden()
    await context.close()
  })
}

import type { Page } from '@playwright/test'
import { BLANK_EMAIL } from '../../src/email/email.ts'
import { applyOperations } from '../../src/email/operations/apply.ts'
import { DEFAULT_THEME, themeCss } from '../../src/email/theme/theme.ts'
import { emailOf, enter, enterStudio, expect, expectAccessible, expectAccessibleInAll, test } from './fixtures.ts'
import { openTemplate } from './templates.ts'

const EMAIL = {
  subject: 'Forty bowls, and one teapot',
  html_value:
    '<h1>Bowls for slow mornings</h1><p style="background-image: url(/media/scenes/pottery.png)">Out of the kiln.</p><img src="/media/scenes/pottery.png" alt="Bowls on a shelf" width="300"><p><a href="https://tidewater.example/">See the firing</a></p>',
  css_value: 'h1 { color: #204d40 }\n@media (prefers-color-scheme: dark) { h1 { color: #cfe8de } }'
}

const frame = (page: Page) => page.locator('iframe[title="Preview of your email"]')
const heading = (page: Page) => emailOf(page).locator('h1')
const width = async (page: Page) => (await frame(page).boundingBox())?.width
const view = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: item }).click()
}

test('the preview shows it wide and narrow, by day and by night, and what readers get who see less', async ({
  page
}) => {
  await enter(page)
  await openTemplate(page, EMAIL)
  await page.getByRole('button', { name: 'Mobile width' }).click()
  await expect.poll(() => width(page)).toBe(390)
  await page.getByRole('button', { name: 'Free width' }).click()
  const handle = page.getByRole('separator', { name: 'Width of the email' })
  const before = (await width(page)) ?? 0
  await handle.press('ArrowRight')
  await expect.poll(async () => (await width(page)) ?? 0).toBeGreaterThan(before)
  await expectAccessibleInAll(page)
  await page.getByRole('button', { name: 'Desktop width' }).click()

  await page.getByRole('button', { name: 'On dark devices' }).click()
  await expect(heading(page)).toHaveCSS('color', 'rgb(207, 232, 222)')
  await page.getByRole('button', { name: 'Light and dark beside each other' }).click()
  await expect(heading(page)).toHaveCSS('color', 'rgb(32, 77, 64)')
  const dark = page.frameLocator('iframe[title="Your email on devices set to dark"]')
  await expect(dark.locator('h1')).toHaveCSS('color', 'rgb(207, 232, 222)')
  await expectAccessibleInAll(page)
  await page.getByRole('button', { name: 'On light devices' }).click()

  await view(page, 'Pictures off')
  await expect(emailOf(page).getByRole('img', { name: 'Bowls on a shelf' })).not.toHaveAttribute('src')
  await expect(emailOf(page).getByText('Out of the kiln.')).toHaveCSS('background-image', 'none')
  await view(page, 'Inbox row')
  const row = page.getByRole('region', { name: 'In the inbox' })
  await expect(row).toContainText('Forty bowls, and one teapot')
  await expectAccessibleInAll(page)
  await view(page, 'Plain text')
  await expect(page.getByRole('region', { name: 'Plain text' })).toContainText('https://tidewater.example/')
  await expectAccessibleInAll(page)
  for (const item of ['Plain text', 'Inbox row', 'Pictures off']) await view(page, item)
  await expect(emailOf(page).getByText('Out of the kiln.')).toHaveCSS('background-image', /pottery/)
  await expect(row).toBeHidden()
})

test('the dark preview is what is sent: colours by hand darken too, and where one cannot be told all stays light', async ({
  page
}) => {
  await enter(page)
  const content = { heading: 'Bowls', text: 'Out of the kiln.' }
  const { email } = applyOperations(
    { ...BLANK_EMAIL, css: themeCss(DEFAULT_THEME) },
    [
      { op: 'add', kind: 'hero', content },
      { op: 'style', ref: 's1.heading', style: { color: '#203060' } }
    ],
    { onRefusal: 'stop' }
  )
  await openTemplate(page, { html_value: email.html, css_value: email.css })
  const notice = page.getByText('It stays light on dark devices')
  const ground = emailOf(page).locator('.section')
  const day = await ground.evaluate(section => getComputedStyle(section).backgroundColor)
  await page.getByRole('button', { name: 'On dark devices' }).click()
  await expect(ground).not.toHaveCSS('background-color', day)
  await expect(heading(page)).not.toHaveCSS('color', 'rgb(32, 48, 96)')
  await expect(notice).toBeHidden()

  await openTemplate(page, { html_value: email.html, css_value: `${email.css}\nh1 { background: #ffe }` })
  await page.getByRole('button', { name: 'On dark devices' }).click()
  await expect(notice).toBeVisible()
  await expect(ground).toHaveCSS('background-color', day)
  await expect(heading(page)).toHaveCSS('color', 'rgb(32, 48, 96)')
})

test('the command menu finds what can be done, does it, and asks the designer for the rest', async ({ page }) => {
  await enter(page)
  await openTemplate(page, EMAIL)
  await heading(page).click()
  await page.keyboard.press('Control+k')
  const menu = page.getByRole('dialog', { name: 'Commands' })
  const field = menu.getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(menu.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await expectAccessibleInAll(page)
  await field.fill('pict off')
  await expect(menu.getByRole('option')).toHaveText([/Pictures off/])
  await field.press('Enter')
  await expect(menu).toBeHidden()
  await expect(emailOf(page).getByRole('img', { name: 'Bowls on a shelf' })).not.toHaveAttribute('src')

  await page.keyboard.press('Control+k')
  await field.fill('make it rain')
  await expect(menu.getByRole('option')).toHaveText([/Ask the designer: “make it rain”/])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()

  await page.getByRole('region', { name: 'Preview' }).focus()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Shortcuts' })
  await expect(list.getByText('Undo', { exact: true })).toBeVisible()
  await expectAccessibleInAll(page)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the views stand in the menu, and the menu says what it holds', async ({ page }) => {
    await enter(page)
    await openTemplate(page, EMAIL)
    await page.getByRole('button', { name: 'More' }).tap()
    await expectAccessible(page)
    await page.getByRole('menuitemcheckbox', { name: 'On dark devices' }).tap()
    await expect(heading(page)).toHaveCSS('color', 'rgb(207, 232, 222)')
    await page.getByRole('button', { name: 'More' }).tap()
    await page.getByRole('menuitemcheckbox', { name: 'Plain text' }).tap()
    await expect(page.getByRole('region', { name: 'Plain text' })).toBeVisible()
    await expectAccessibleInAll(page)
  })
})

test('the preview takes its height from the email at once, not from the page that it begins with', async ({ page }) => {
  await enterStudio(page)
  await page.addInitScript(() => {
    const heights: string[] = []
    Object.assign(globalThis, { heights })
    new MutationObserver(changes => {
      for (const { target } of changes) if (target instanceof HTMLIFrameElement) heights.push(target.style.height)
    }).observe(document, { subtree: true, attributeFilter: ['style'] })
  })
  await openTemplate(page, { html_value: '<div style="height: 900px">Tall</div>', css_value: '' })
  const heights = () => page.evaluate(() => (globalThis as unknown as { heights: string[] }).heights)
  await expect.poll(async () => (await heights()).length).toBeGreaterThan(0)
  for (const height of await heights()) expect(Number.parseInt(height, 10)).toBeGreaterThanOrEqual(900)
})

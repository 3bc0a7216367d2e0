import type { Page } from '@playwright/test'
import {
  ask,
  chooseOther,
  enter,
  enterStudio,
  expect,
  expectAccessibleInAll,
  generate,
  tabTo,
  test
} from './fixtures.ts'
import { openTemplate } from './templates.ts'

const BRIEF =
  'Tidewater pottery: spring sale, 20% off bowls and jugs until Sunday with the code SPRING20. Calm and green.'
const emailIn = (page: Page) => page.frameLocator('iframe[title="Preview of your email"]')
const darkEmailIn = (page: Page) => page.frameLocator('iframe[title="Your email on devices set to dark"]')
const mood = (page: Page, name: string) => page.getByRole('radio', { name })
const undoIn = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })
const ROAST = '#e8743b'

test('a theme is shown without a trace, chosen as one step, and taken back to the byte', async ({ page }) => {
  await enterStudio(page, { plan: 'professional' })
  await generate(page, BRIEF)
  const email = emailIn(page).locator('html')
  const before = await email.evaluate(page => page.outerHTML)

  const way = page.getByRole('button', { name: 'Theme', exact: true })
  await way.click()
  await expect(page.getByRole('heading', { name: 'Theme' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Light and dark beside each other' })).toHaveAttribute(
    'aria-pressed',
    'true'
  )
  await mood(page, 'Roast').hover()
  await expect(email).toHaveCSS('--brand', ROAST)
  await expect(darkEmailIn(page).locator('html')).toHaveCSS('--brand', ROAST)
  await page.getByRole('heading', { name: 'Mood' }).hover()
  expect(await email.evaluate(page => page.outerHTML)).toBe(before)
  await expect(undoIn(page)).toBeDisabled()
  await expectAccessibleInAll(page)

  await mood(page, 'Roast').click()
  await expect(mood(page, 'Roast')).toBeChecked()
  await expect(undoIn(page)).toHaveAttribute('title', /^Undo: Colours and .+ in Theme$/)
  const chosen = [mood(page, 'Roast'), await chooseOther(page, 'Corners'), await chooseOther(page, 'Density')]
  for (const choice of chosen.reverse()) {
    await expect(choice).toBeChecked()
    await undoIn(page).click()
    await expect(choice).not.toBeChecked()
  }
  expect(await email.evaluate(page => page.outerHTML)).toBe(before)
  await expect(undoIn(page)).toBeDisabled()

  await page.getByRole('button', { name: 'Close the theme' }).click()
  await expect(way).toBeFocused()
  await expect(page.getByRole('button', { name: 'On light devices' })).toHaveAttribute('aria-pressed', 'true')
})

test('by keyboard a theme is opened, looked through, chosen and left', async ({ page }) => {
  await enterStudio(page, { plan: 'professional' })
  await generate(page, BRIEF)
  const email = emailIn(page).locator('html')
  const bench = page.getByRole('region', { name: 'Preview' })
  await bench.focus()
  await page.keyboard.press('t')
  await expect(page.getByRole('heading', { name: 'Theme' })).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: /^Brand/ }))
  await expect(page.getByRole('tooltip').filter({ hasText: 'Contrast on paper' })).toBeVisible()
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Brand: value or name')
  await expect(field).toBeFocused()
  await page.keyboard.type('navy')
  await expect(email).toHaveCSS('--brand', '#14224d')
  await expect(undoIn(page)).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('#14224D')
  await expect(undoIn(page)).toBeEnabled()
  await field.fill('no such colour')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'is no colour' })).toBeVisible()
  await expectAccessibleInAll(page)
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('#14224D')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Brand/ })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(undoIn(page)).toBeDisabled()

  const moods = page.getByRole('radiogroup', { name: 'Mood' }).getByRole('radio')
  await tabTo(page, moods.first())
  await page.keyboard.press('ArrowRight')
  await expect(moods.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(moods.nth(5)).toBeFocused()
  await expect(undoIn(page)).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(moods.nth(5)).toBeChecked()
  await expect(undoIn(page)).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Theme' })).toBeHidden()
  await expect(bench).toBeFocused()
})

test('in the email Escape leaves the selection, then the panel that is open beside it', async ({ page }) => {
  await enter(page)
  await openTemplate(page, { html_value: '<h1>Bowls for slow mornings</h1>', css_value: '' })
  const bench = page.getByRole('region', { name: 'Preview' })
  for (const [key, name] of Object.entries({ t: 'Theme', a: 'Add a section', v: 'Versions' })) {
    const title = page.getByRole('heading', { name, exact: true })
    await bench.focus()
    await page.keyboard.press(key)
    await expect(title).toBeVisible()
    await expect(bench).not.toBeFocused()
    await bench.focus()
    await page.keyboard.press('Escape')
    await expect(title).toBeHidden()
  }
  const theme = page.getByRole('heading', { name: 'Theme', exact: true })
  await bench.focus()
  await page.keyboard.press('t')
  await expect(theme).toBeFocused()
  await emailIn(page).locator('h1').click()
  await expect(bench).toHaveAttribute('data-selected')
  await page.keyboard.press('Escape')
  await expect(bench).not.toHaveAttribute('data-selected')
  await expect(theme).toBeVisible()
  await page.keyboard.press('t')
  await expect(theme).toBeHidden()
})

test('colours of its own are found, and give way to the theme', async ({ page }) => {
  await enterStudio(page, { plan: 'professional' })
  await generate(page, BRIEF)
  await ask(page, 'Make the heading red')
  const heading = emailIn(page).getByRole('heading', { level: 1 })
  const red = await heading.getAttribute('style')
  expect(red).toContain('color')
  await page.getByRole('button', { name: 'Theme', exact: true }).click()
  await expect(page.getByText('1 part has colours of its own.')).toBeVisible()
  await expectAccessibleInAll(page)
  await page.getByRole('button', { name: 'Use the theme' }).click()
  await expect(page.getByText('1 part has colours of its own.')).toBeHidden()
  expect(await heading.getAttribute('style')).toBeNull()
  await expect(undoIn(page)).toHaveAttribute('title', 'Undo: 1 part uses the Theme')
  await undoIn(page).click()
  expect(await heading.getAttribute('style')).toBe(red)
})

test('an email without a theme has its colours replaced wherever they stand', async ({ page }) => {
  await enter(page)
  await page.goto('/editor')
  await page.getByRole('tab', { name: 'Code Edit' }).click()
  await page
    .getByLabel('HTML', { exact: true })
    .fill('<h1 style="color: #cc0000">Hello</h1><p style="background: #C00">There</p>')
  const email = emailIn(page)
  await expect(email.getByText('There')).toBeVisible()
  await page.getByRole('button', { name: 'Theme', exact: true }).click()
  await expect(page.getByText('This email has no theme')).toBeVisible()
  await page.getByRole('button', { name: '2 places' }).click()
  await page.getByLabel(/: value or name$/).fill('#123456')
  await expect(email.getByText('Hello')).toHaveCSS('color', 'rgb(18, 52, 86)')
  await page.keyboard.press('Enter')
  await expect(email.getByText('There')).toHaveCSS('background-color', 'rgb(18, 52, 86)')
  await expectAccessibleInAll(page)
  await undoIn(page).click()
  await expect(email.getByText('Hello')).toHaveCSS('color', 'rgb(204, 0, 0)')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the theme fills the screen, with the email above the choices', async ({ page }) => {
    await enterStudio(page, { plan: 'professional' })
    await generate(page, BRIEF)
    await page.getByRole('button', { name: 'More' }).tap()
    await page.getByRole('menuitem', { name: 'Theme' }).tap()
    const panel = page.getByRole('complementary', { name: 'Change this email' })
    const shown = page.frameLocator('iframe[title="Your email in this theme"]').locator('html')
    await expect(panel.getByRole('heading', { name: 'Theme' })).toBeFocused()
    await expectAccessibleInAll(page)
    await mood(page, 'Roast').tap()
    await expect(shown).toHaveCSS('--brand', ROAST)
    await panel.getByRole('button', { name: 'Undo', exact: true }).tap()
    await expect(mood(page, 'Roast')).not.toBeChecked()
    await page.getByRole('button', { name: /^Accent/ }).tap()
    await expectAccessibleInAll(page)
    await page.getByRole('radiogroup', { name: 'Shades of Accent' }).getByRole('radio').first().tap()
    await expect(panel.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled()
    await page.getByRole('button', { name: 'Back to the email' }).tap()
    await expect(page.getByRole('button', { name: 'More' })).toBeFocused()
  })
})

import { ask, enter, expect, expectAccessible, test } from './fixtures.ts'
import { openGenerated } from './templates.ts'

/** Words that do not say what they are for are left to the person, one or the other; a direction is none of the email's words. */
const BRIEF =
  'Sale email for Wick & Wax, 25% off all candles until Sunday with code GLOW25. The usual. Something with wax. Perhaps mention the cat. As discussed. Not too shouty.'
const PHONE = { width: 390, height: 844 }

test('what the email has not is added, taken back and left out, folds to a line, and stays settled', async ({
  page
}) => {
  await enter(page, { plan: 'professional' })
  await openGenerated(page, BRIEF)
  const email = page.frameLocator('iframe[title="Preview of your email"]')
  const list = page.getByRole('region', { name: 'Not in the email yet' })
  const open = list.getByRole('button', { name: /^Leave out “/ })
  await expect(list.getByRole('listitem').filter({ hasText: 'Not too shouty' })).toContainText('Left out')
  await expectAccessible(page)

  const text = /“(.+)”/.exec((await open.first().getAttribute('aria-label')) ?? '')?.[1] ?? ''
  const add = list.getByRole('button', { name: `Add “${text}”` })
  await add.press('Enter')
  await expect(email.getByText(text)).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const undo = page.getByRole('button', { name: `Undo adding “${text}”` })
  if (await list.isHidden()) await page.locator('.unplaced-settled summary').press('Enter')
  await undo.press('Enter')
  await expect(email.getByText(text)).toBeHidden()
  while ((await open.count()) > 1) await open.last().press('Enter')
  await add.press('Enter')

  const line = page.getByText(/^1 added, \d+ left out of the email$/)
  await expect(line).toBeVisible()
  await expect(list).toBeHidden()
  await expect(page.locator('.unplaced-settled summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(undo).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(line).toBeVisible()
  await expect(email.getByText(text)).toBeVisible()
})

test('at 390 px, light and dark, what is left out has room and axe finds nothing', async ({ page }) => {
  await enter(page, { plan: 'professional' })
  await openGenerated(page, BRIEF)
  await page.setViewportSize(PHONE)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  }
  const leaveOut = await page
    .getByRole('button', { name: /^Leave out “/ })
    .first()
    .boundingBox()
  expect(leaveOut?.height).toBeGreaterThanOrEqual(44)
})

test.describe('a refused guess', () => {
  // Chromium writes the refused call to the console.
  test.use({ expectedErrors: ['502'] })

  test('in doubt nothing changes; pointing shows, a refusal keeps the choice, and pressing does it', async ({
    page
  }) => {
    await enter(page, { plan: 'professional' })
    await openGenerated(page, BRIEF)
    const composer = page.getByLabel('What should change?')
    await ask(page, 'Change the headline to "Candles for long evenings"')
    const restore = page.getByRole('button', { name: 'Restore' })
    await expect(restore).toBeVisible()
    const email = page.frameLocator('iframe[title="Preview of your email"]')
    const shown = () => email.locator('html').evaluate(html => html.outerHTML)
    const before = await shown()
    await ask(page, 'make it nicer')

    const guesses = page.getByRole('list', { name: 'What you may have meant' }).getByRole('button')
    const guess = guesses.nth(1)
    await expect(guess).toBeVisible()
    await expect(composer).toHaveAttribute('placeholder', 'Or say it in other words')
    await expect(restore).toBeVisible()
    expect(await shown()).toBe(before)
    await expectAccessible(page)
    await guess.focus()
    await expect.poll(shown).not.toBe(before)
    await composer.focus()
    await expect.poll(shown).toBe(before)

    let sent: unknown
    await page.route('**/api/templates/update', route => {
      sent = route.request().postDataJSON().guess
      return route.fulfill({ status: 502, contentType: 'application/json', body: REFUSED })
    })
    await guess.press('Enter')
    await expect(page.getByText('Not just now.')).toBeVisible()
    expect(sent).toEqual({ message_id: expect.any(String), index: 1 })
    expect(await shown()).toBe(before)
    await page.unroute('**/api/templates/update')

    await guess.press('Enter')
    await expect(page.getByRole('log').getByText(/^Done\./)).toHaveCount(2)
    await expect.poll(shown).not.toBe(before)
    await expect(restore).toHaveCount(1)
  })
})

const REFUSED = JSON.stringify({ success: false, error: { code: 'designer_failed', message: 'Not just now.' } })

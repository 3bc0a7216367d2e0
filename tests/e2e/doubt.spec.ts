import { ask, enter, expect, expectAccessible, test } from './fixtures.ts'
import { openGenerated } from './templates.ts'

const BRIEF =
  'Sale email for Wick & Wax, 25% off all candles until Sunday with code GLOW25. The usual. Something with wax. Perhaps mention the cat. As discussed. Not too shouty.'

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

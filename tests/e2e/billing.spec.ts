import type { Page } from '@playwright/test'
import { CREDITS, enter, enterStudio, expect, expectAccessible, test } from './fixtures.ts'

/** The stand-in's portal, by the way a customer takes. */
async function openPortal(page: Page) {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Manage billing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible()
}

test('a plan that is to end says so, and is kept with one press', async ({ page }) => {
  await enter(page, { plan: 'starter' })
  await openPortal(page)
  await page.getByRole('button', { name: 'Cancel at the end of the period' }).click()
  await page.getByRole('link', { name: 'Return to Mailwright' }).click()
  await expect(page.getByText(/^Your Starter Pack ends on /)).toBeVisible()

  await page.getByRole('button', { name: 'Keep my plan' }).click()
  await expect(page.getByText('Your Starter Pack goes on.')).toBeVisible()
  await expect(page.getByText(/^Your Starter Pack ends on /)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Manage billing' })).toBeFocused()
})

test('a change to another plan asks for consent, and says when it is done', async ({ page }) => {
  await enter(page, { plan: 'starter' })
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Switch to Professional' }).click()
  await page.getByRole('button', { name: 'Confirm the change' }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByText('Your Professional Pack runs from now on.')).toBeVisible()
})

test.describe('at the checkout', () => {
  // Chromium writes the declined payment's status to the console.
  test.use({ expectedErrors: ['402'] })

  test('a declined card stays in its field, and leaving charges nothing', async ({ page }) => {
    await enterStudio(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Subscribe to Starter' }).click()
    await page.getByLabel('Card number').fill('4000 0000 0000 0002')
    await page.getByLabel('Security code').fill('987')
    await page.getByRole('button', { name: /^pay/i }).click()
    await expect(page.getByText('Your card was declined. Nothing was charged.')).toBeVisible()
    await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002')
    await expect(page.getByLabel('Security code')).toHaveValue('987')

    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page.getByText('You left the checkout. Nothing was charged.')).toBeVisible()
  })
})

test.describe('when the checkout cannot be made', () => {
  // Chromium writes the refused call to the console.
  test.use({ expectedErrors: ['502'] })

  test('the plans dialog says so where it was asked for, at both widths', async ({ page }) => {
    await enterStudio(page)
    await page.route('**/api/payments/create-checkout-session', route =>
      route.fulfill({ status: 502, json: { success: false, error: { code: 'payments_failed', message: 'No.' } } })
    )
    const dialog = page.getByRole('dialog', { name: 'Choose a plan' })
    const error = dialog.getByRole('alert').filter({ hasText: 'Failed to create checkout session' })
    await expect(dialog).toContainText('editing by hand and the chat are free, without a plan too')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await dialog.getByRole('button', { name: 'Subscribe to Starter' }).click()
      await expect(error).toBeInViewport()
    }
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'View Plans' }).click()
    await expect(dialog).toBeVisible()
    await expect(error).toBeHidden()
  })
})

test('a message can be read and closed while a dialog lies over the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterStudio(page)
  const dialog = page.getByRole('dialog', { name: 'Choose a plan' })
  await expect(dialog).toBeVisible()
  await page.goto('/studio?checkout=cancelled')
  const message = page.getByText('You left the checkout. Nothing was charged.')
  await expect(dialog.filter({ has: message })).toBeVisible()
  await dialog.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Dismiss' }).click()
  await expect(message).toBeHidden()
  await expect(dialog).toBeVisible()
})

test('after a cancellation bar, brief and settings agree: the credits are kept and need a plan', async ({ page }) => {
  await enter(page, { plan: 'starter' })
  await openPortal(page)
  await page.getByRole('button', { name: 'Cancel at the end of the period' }).click()
  await page.getByRole('button', { name: 'End the period' }).click()
  await page.getByRole('link', { name: 'Return to Mailwright' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: `Your ${CREDITS.starter} credits are kept for your next plan.` })
  ).toBeVisible()
  await expect(page.getByText(`${CREDITS.starter} credits kept`, { exact: true })).toBeVisible()

  await page.goto('/studio')
  await page.getByRole('dialog', { name: 'Choose a plan' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(`${CREDITS.starter} credits kept`, { exact: true })).toBeVisible()
  await expect(page.getByText(`Your ${CREDITS.starter} credits are kept; a plan is needed to use them`)).toBeVisible()
  await expectAccessible(page)
})

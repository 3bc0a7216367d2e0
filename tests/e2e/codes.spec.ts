import type { Page } from '@playwright/test'
import { codeOf, expect, expectAccessibleInAll, loseSession, newPerson, otherThan, test } from './fixtures.ts'

// Chromium writes every refused request to the console; these refusals are the point.
test.use({ expectedErrors: ['400', '403', '422'] })

async function askForCode(page: Page, address: string) {
  await page.goto('/signin')
  await page.getByLabel('Email', { exact: true }).fill(address)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in with a code' })
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(address)
  await dialog.getByRole('button', { name: 'Email me a code' }).click()
  await expect(dialog.getByText(`If ${address} has an account, a mail with a code is on its way to it.`)).toBeVisible()
  return dialog
}

/** What is shown has room, and axe finds nothing, at both widths. */
async function expectToHold(page: Page) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessibleInAll(page)
  }
}

test('signing up is finished with the code of the mail, and a mailed code signs in', async ({ page }) => {
  const person = newPerson()
  await page.goto('/signup')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Account Created Successfully!' })
  await expect(dialog.getByRole('link', { name: 'Go to Sign In' })).toBeVisible()
  const field = dialog.getByLabel('Code', { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expectToHold(page)

  const code = await codeOf(page, person.email, /confirm/i)
  await page.keyboard.type(otherThan(code))
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/This is not the code/)
  await expect(field).toBeFocused()
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/studio$/)

  await loseSession(page)
  const asking = await askForCode(page, person.email)
  await expectToHold(page)
  await asking.getByLabel('Code', { exact: true }).fill(await codeOf(page, person.email, /sign in/i))
  await asking.getByRole('button', { name: 'Sign in with this code' }).click()
  await expect(page).toHaveURL(/\/studio$/)
})

test('nobody learns from asking for a code who has an account', async ({ page }) => {
  const { email } = newPerson('nobody')
  const dialog = await askForCode(page, email)
  await dialog.getByLabel('Code', { exact: true }).fill('123456')
  await dialog.getByRole('button', { name: 'Sign in with this code' }).click()
  await expect(dialog.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/This is not the code/)
  await expect(page).toHaveURL(/\/signin/)
})

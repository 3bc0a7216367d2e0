import type { Page } from '@playwright/test'
import {
  codeOf,
  enter,
  expect,
  expectAccessible,
  loseSession,
  mailTo,
  newPerson,
  otherThan,
  signIn,
  test
} from './fixtures.ts'

// Chromium writes every refused request to the console; these refusals are the point.
test.use({ expectedErrors: ['400', '403', '422'] })

const OLD = { code: 'reauthentication_needed', message: 'Sign in again, or confirm this change.' }

/** Has the auth service take the session for one that began a while ago, until something proves whose it is. */
async function age(page: Page) {
  await page.route(/\/auth\/v1\/user\b/, async route => {
    const { email, nonce, current_password } = route.request().postDataJSON() ?? {}
    if (!email || nonce || current_password) return route.fallback()
    await route.fulfill({ status: 400, headers: { 'x-supabase-api-version': '2024-01-01' }, json: OLD })
  })
}

/** What is shown holds on a phone in the dark. */
async function expectFit(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
}

test('who signed in a while ago changes the address with a code of a mail, by keyboard', async ({ page }) => {
  const person = await enter(page)
  const { email } = newPerson('moved')
  await age(page)
  await page.goto('/settings')
  await page.getByLabel('Full name').fill('Maren Holt')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Change your email' })
  await expect(question.getByText('You signed in a while ago.')).toBeVisible()
  await expectFit(page)

  await question.getByRole('button', { name: 'Email me a code instead' }).focus()
  await page.keyboard.press('Enter')
  const field = question.getByLabel('Code', { exact: true })
  await expect(field).toBeFocused()
  await expect(question.getByText(`We mailed six digits to ${person.email}.`)).toBeVisible()
  const code = await codeOf(page, person.email, /Your code/)
  await page.keyboard.type('12345')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/Enter the six digits of the code/)
  await field.fill(otherThan(code))
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/This code is not right, or has expired/)
  await expect(field).toBeFocused()
  await expectFit(page)

  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByText(`We sent a confirmation link to ${email}`)).toBeVisible()
  await expectFit(page)
  await mailTo(page, person.email, /about to change/)
  await mailTo(page, email, /new email/)
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Maren Holt')
})

test('another code may be asked for, the first is void then, and who gives up keeps the address', async ({ page }) => {
  const person = await enter(page)
  await age(page)
  await page.goto('/settings')
  await page.getByLabel('Email', { exact: true }).fill(newPerson('moved').email)
  await page.getByRole('button', { name: 'Update Account' }).click()
  const question = page.getByRole('dialog', { name: 'Change your email' })
  await question.getByRole('button', { name: 'Email me a code instead' }).click()
  await expect(question.getByLabel('Code', { exact: true })).toBeVisible()
  const first = await codeOf(page, person.email, /Your code/)
  await question.getByRole('button', { name: 'Email me another code' }).click()
  await expect.poll(() => codeOf(page, person.email, /Your code/)).not.toBe(first)
  await question.getByLabel('Code', { exact: true }).fill(first)
  await question.getByRole('button', { name: 'Change Email' }).click()
  await expect(question.getByText('This code is not right, or has expired')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  await expect(page.getByText('We sent a confirmation link')).toBeHidden()
})

test('where no code can be mailed, the password is still asked for, and will do', async ({ page }) => {
  const person = await enter(page)
  const { email } = newPerson('moved')
  await age(page)
  const headers = { 'x-supabase-api-version': '2024-01-01' }
  const json = { code: 'over_email_send_rate_limit', message: 'Too many.' }
  await page.route('**/auth/v1/reauthenticate', route => route.fulfill({ status: 422, headers, json }))
  await page.goto('/settings')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Update Account' }).click()
  const question = page.getByRole('dialog', { name: 'Change your email' })
  await question.getByRole('button', { name: 'Email me a code instead' }).click()
  const field = question.getByLabel('Password', { exact: true })
  await expect(field).toHaveAccessibleDescription(/The code could not be mailed/)
  await field.fill('not this one')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/This is not your password/)
  await field.fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`We sent a confirmation link to ${email}`)).toBeVisible()
})

test('an account is deleted with a code of a mail by who has forgotten the password', async ({ page }) => {
  const person = await enter(page)
  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete the account' })
  await dialog.getByLabel('Your email address').fill(person.email)
  await dialog.getByRole('button', { name: 'Email me a code instead' }).click()
  const field = dialog.getByLabel('Code', { exact: true })
  await expect(field).toBeFocused()
  const code = await codeOf(page, person.email, /sign in/i)
  await field.fill(otherThan(code))
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/This code is wrong or has expired/)
  await expectFit(page)
  await field.fill(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your account is deleted')).toBeVisible()
})

test('a password is changed only by who knows it, however young the session is', async ({ page }) => {
  const person = await enter(page)
  await page.goto('/settings')
  await page.getByLabel('Current password').fill('not this one')
  await page.getByLabel('New password').fill('a new one 1913')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/This is not your current password/)
  await expectFit(page)
  await loseSession(page)
  await signIn(page, person)
})

import type { Page } from '@playwright/test'
import {
  authLinkOf,
  enter,
  enterStudio,
  expect,
  expectAccessible,
  loseSession,
  mailTo,
  newPerson,
  type Person,
  signIn,
  signUp,
  test
} from './fixtures.ts'

// Chromium writes every refused request to the console; these refusals are the point.
test.use({ expectedErrors: ['400', '401', '403', '422'] })

test('a wrong password and an unconfirmed address are told apart only for their owner', async ({ page }) => {
  const person = newPerson()
  await page.goto('/signup')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: /^(sign up|create account)/i }).click()
  const dialog = page.getByRole('dialog', { name: 'Account Created Successfully!' })
  await expect(dialog.getByRole('link', { name: /mailbox/i })).toBeVisible()
  await dialog
    .getByRole('link', { name: 'Go to Sign In' })
    .or(dialog.getByRole('button', { name: 'Go to Sign In' }))
    .click()

  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Please confirm your email before signing in')).toBeVisible()

  await page.getByLabel('Password', { exact: true }).fill('something else')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
})

test('the password of whoever signed up with the address too is never good, nor in the way', async ({ page }) => {
  const person = newPerson()
  const stranger = { ...person, password: 'set by a stranger' }
  for (const each of [stranger, person]) {
    await page.goto('/signup')
    await submit(page, each, /^sign up/i)
    await expect(page.getByRole('dialog', { name: 'Account Created Successfully!' })).toBeVisible()
  }
  await page.goto('/signin')
  await submit(page, person, 'Sign in')
  await page.getByRole('button', { name: 'Send a new confirmation link' }).click()
  await expect(page.getByText(`A new confirmation link is on its way to ${person.email}`)).toBeVisible()
  await page.goto(authLinkOf(await mailTo(page, person.email, /confirm/i)))
  await expect(page).toHaveURL(/\/studio/)

  await loseSession(page)
  await page.goto('/signin')
  await submit(page, stranger, 'Sign in')
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await signIn(page, person)
})

test('a forgotten password is set anew from the mail, once', async ({ page }) => {
  const person = newPerson()
  await signUp(page, person)
  await loseSession(page)

  await page.goto('/signin')
  await page
    .getByRole('button', { name: 'Forgot your password?' })
    .or(page.getByRole('link', { name: 'Forgot your password?' }))
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email', { exact: true }).fill(person.email)
  await dialog.getByRole('button', { name: /send/i }).click()
  await expect(page.getByText('Password reset instructions sent to your email')).toBeVisible()

  const link = authLinkOf(await mailTo(page, person.email, /password/i))
  await page.goto(link)
  await expect(page).toHaveURL(/\/reset-password/)
  await page.getByLabel('New password', { exact: true }).fill('a new one 1913')
  await page.getByLabel('Confirm new password').fill('another one')
  await page.getByRole('button', { name: /(reset|update|set|save).*password/i }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm new password').fill('a new one 1913')
  await page.getByRole('button', { name: /(reset|update|set|save).*password/i }).click()
  await expect(page.getByText('Password updated successfully')).toBeVisible()

  await loseSession(page)
  await page.goto(link)
  await expect(page.getByText(/Invalid or expired reset link/)).toBeVisible()
  await signIn(page, { ...person, password: 'a new one 1913' })
})

test('sign-in leads where the visitor wanted to go, and never elsewhere', async ({ page }) => {
  const person = await enterStudio(page)
  await loseSession(page)
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/signin\?next=%2Fsettings/)
  await expectAccessible(page)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/settings$/)

  await loseSession(page)
  await page.goto('/signin?next=//elsewhere.example')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/localhost:\d+\/studio/)
})

test('name and password are changed in the settings', async ({ page }) => {
  const person = await enter(page)
  await page.goto('/settings')
  await expectAccessible(page)
  await page.getByLabel('Full name').fill('Maren Holt')
  await page.getByRole('button', { name: 'Update Account' }).click()
  await expect(page.getByText(/account.*updated|updated.*account/i)).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByText('Maren Holt')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByLabel('Current password').fill('not this one')
  await page.getByLabel('New password').fill('a new one 1913')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText(/current password/i).filter({ hasText: /not|wrong|incorrect/i })).toBeVisible()

  await page.getByLabel('Current password').fill(person.password)
  await page.getByLabel('New password').fill('a new one 1913')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Password updated successfully')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByText('Maren Holt')).toBeVisible()
})

test('a new address waits for both mails, also after a reload, and is said once both are confirmed', async ({
  page
}) => {
  const person = await enter(page)
  const { email } = newPerson('moved')
  await page.goto('/settings')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Update Account' }).click()
  await expect(page.getByText('Confirmation link sent')).toBeVisible()
  const asked = await mailTo(page, person.email, /about to change/)
  expect(asked.text).toContain(email)
  await page.reload()
  await expect(page.getByText(`We sent a confirmation link to ${email}`)).toBeVisible()

  await page.goto(authLinkOf(await mailTo(page, email, /./)))
  const half = page.getByRole('status').filter({ hasText: 'One of the two addresses is confirmed.' })
  await expect(half).toContainText(`Now open the link in the other mail. One went to ${person.email}, one to ${email}.`)
  await expect(page).toHaveURL(/\/settings$/)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.reload()
  await expect(half).toBeHidden()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  await expect(page.getByText(`We sent a confirmation link to ${email}`)).toBeVisible()
  await page.goto(authLinkOf(asked))
  await expect(page.getByText('Your email is confirmed.')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByText('We sent a confirmation link')).toBeHidden()
  await expect(page).toHaveURL(/\/settings$/)
})

test('the first link says what is left to do also where nobody is signed in, and names nobody there', async ({
  page,
  browser
}) => {
  const person = await enter(page)
  const { email } = newPerson('moved')
  await page.goto('/settings')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Update Account' }).click()
  await expect(page.getByText('Confirmation link sent')).toBeVisible()

  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  ).newPage()
  await phone.goto(authLinkOf(await mailTo(page, person.email, /about to change/)))
  await expect(phone.getByRole('status').filter({ hasText: 'One of the two addresses is confirmed.' })).toHaveText(
    'One of the two addresses is confirmed. Now open the link that was sent to the other one.'
  )
  await expect(phone).toHaveURL(/\/signin\?next=%2Fsettings$/)
  await expectAccessible(phone)
  await phone.context().close()

  await page.goto(authLinkOf(await mailTo(page, email, /./)))
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
})

test('a change that is asked for again waits for two new links', async ({ page }) => {
  await enter(page)
  const { email } = newPerson('moved')
  await page.goto('/settings')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Update Account' }).click()
  await expect(page.getByText('Confirmation link sent')).toBeVisible()
  await page.goto(authLinkOf(await mailTo(page, email, /./)))
  const half = page.getByText('One of the two addresses is confirmed.')
  await expect(half).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Confirmation link sent')).toBeVisible()
  await expect(half).toBeHidden()
})

test('a plan chosen on the landing page is still chosen after signing up and in', async ({ page }) => {
  const person = newPerson()
  await page.goto('/')
  await page.getByRole('link', { name: 'Choose Starter' }).click()
  await expect(page).toHaveURL(/\/signup\?plan=starter/)
  await submit(page, person, /^sign up/i)
  await expect(page.getByRole('dialog', { name: 'Account Created Successfully!' })).toBeVisible()
  const link = authLinkOf(await mailTo(page, person.email, /confirm/i))

  // The mail may be opened where nobody asked for it: the confirmed visitor signs in there first.
  await loseSession(page)
  await page.goto(link)
  await submit(page, person, 'Sign in')
  const dialog = page.getByRole('dialog', { name: 'Choose a plan' })
  await expect(dialog.getByText('You chose the Starter Pack.')).toBeVisible()
  await expect(page).toHaveURL(/\/studio$/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Subscribe to Starter' }).click()
  await expect(page).toHaveURL(/\/sandbox\/payments\/checkout/)

  await page.goto('/signup?plan=platinum')
  await expect(page).toHaveURL(/\/studio$/)
  await expect(page.getByText(/You chose/)).toBeHidden()
})

async function submit(page: Page, { email, password }: Person, button: string | RegExp) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: button }).click()
}

import type { Page } from '@playwright/test'
import { enter, expect, newPerson, signIn, test } from './fixtures.ts'

// Chromium writes every refused request to the console; these refusals are the point.
test.use({ expectedErrors: ['400', '401', '403'] })

const SIGNED_OUT = 'You were signed out in this browser.'
const ENDED = 'Your session has ended.'

async function openTab(page: Page, path: string) {
  const tab = await page.context().newPage()
  await tab.goto(path)
  return tab
}

async function signOut(page: Page) {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByText('Signed out successfully')).toBeVisible()
}

test('signed out in one tab, the other goes to sign-in, says why and leads back', async ({ page }) => {
  const person = await enter(page)
  const other = await openTab(page, '/settings')
  await expect(other.getByLabel('Email', { exact: true })).toHaveValue(person.email)

  await signOut(page)

  await expect(other.getByText(SIGNED_OUT)).toBeVisible()
  await expect(other).toHaveURL(/\/signin\?next=%2Fsettings/)
  await other.getByLabel('Email', { exact: true }).fill(person.email)
  await other.getByLabel('Password', { exact: true }).fill(person.password)
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(other).toHaveURL(/\/settings$/)
})

test('signed out from the landing page, other tabs go to sign-in too', async ({ page }) => {
  await enter(page)
  const other = await openTab(page, '/editor')
  await expect(other.getByRole('link', { name: 'Back to the studio' })).toBeVisible()

  await page.goto('/')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()

  await expect(other.getByText(SIGNED_OUT)).toBeVisible()
})

test('with somebody else signed in, an old tab shows their studio and acts in nobody’s name', async ({
  page,
  browser
}) => {
  await enter(page)
  await page.goto('/settings')
  const elsewhere = await browser.newContext()
  const ben = await enter(await elsewhere.newPage(), newPerson('ben'))

  await page.context().addCookies(await elsewhere.cookies())

  await expect(page.getByText('Another account was signed in in this browser.')).toBeVisible()
  await expect(page).toHaveURL(/\/studio$/)
  await page.getByRole('dialog', { name: 'Choose a plan' }).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByText(ben.email)).toBeVisible()
  await elsewhere.close()
})

test('a session that was ended on another device leads to sign-in with the next thing that is done', async ({
  page,
  browser
}) => {
  const person = await enter(page)
  await page.goto('/settings')
  const elsewhere = await browser.newContext()
  const device = await elsewhere.newPage()
  await signIn(device, person)
  await signOut(device)
  await elsewhere.close()

  await page.getByLabel('Full name').fill('Maren Holt')
  await page.getByRole('button', { name: 'Update Account' }).click()

  await expect(page.getByText(ENDED).first()).toBeVisible()
  await expect(page).toHaveURL(/\/signin\?next=%2Fsettings/)
  await expect(page.getByText('Failed to update account')).toBeHidden()
})

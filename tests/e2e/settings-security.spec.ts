import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import {
  enter,
  enterStudio,
  expect,
  expectAccessible,
  expectAccessibleInAll,
  mailTo,
  type Person,
  signIn,
  tabTo,
  test
} from './fixtures.ts'
import { openGenerated } from './templates.ts'

// Chromium writes every refused request to the console.
test.use({ expectedErrors: ['400', '401', '403', '422', 'ERR_FAILED'] })

const NAV = { name: 'Settings' }
const ENDED = 'Your session has ended.'

/** The person is signed in on a phone too, elsewhere. */
async function openPhone(browser: Browser, person: Person) {
  const phone = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    timezoneId: 'Europe/Berlin'
  })
  const page = await phone.newPage()
  await signIn(page, person)
  return page
}

test('the page stands beside the settings, and says which it is', async ({ page }) => {
  await enter(page)
  await page.goto('/settings')
  await page.getByRole('navigation', NAV).getByRole('link', { name: 'Security and data' }).click()
  await expect(page).toHaveURL(/\/settings\/security$/)
  const current = page.getByRole('navigation', NAV).getByRole('link', { name: 'Security and data' })
  await expect(current).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('This device')).toBeVisible()
  await expectAccessibleInAll(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(current).toBeHidden()
  await page.getByRole('main').locator('summary').click()
  await expect(current).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
})

test('a browser that was never seen before is told by mail, and signed out by keyboard', async ({ page, browser }) => {
  const person = await enterStudio(page)
  const phone = await openPhone(browser, person)
  const { text } = await mailTo(page, person.email, /new sign-in/i)
  expect(text).toContain('Safari on iPhone, Europe/Berlin')

  await page.goto('/settings/security')
  const row = page.getByRole('listitem').filter({ hasText: 'Safari on iPhone' })
  await expect(row).toContainText('Berlin time, now. Not seen before')
  await tabTo(page, row.getByRole('button', { name: 'Sign out Safari on iPhone' }))
  await page.keyboard.press('Enter')
  await expect(row.getByText('Signed out')).toBeFocused()
  await expectAccessible(page)

  await phone.getByRole('button', { name: 'Account menu' }).waitFor()
  await phone.goto('/settings')
  await expect(phone).toHaveURL(/\/signin\?next=%2Fsettings/)
  expect((await phone.context().cookies()).filter(({ name }) => name.startsWith('mailwright-auth'))).toEqual([])
  await page.reload()
  await expect(row).toBeHidden()
  await phone.context().close()
})

test('signed out everywhere else, an open page elsewhere leads to sign-in with the next call, and this one stays', async ({
  page,
  browser
}) => {
  const person = await enterStudio(page)
  const phone = await openPhone(browser, person)
  await phone.goto('/settings/security')

  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('Signed out everywhere else')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Safari on iPhone' })).toContainText('Signed out')

  await phone.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(phone.getByText(ENDED).first()).toBeVisible()
  await expect(phone).toHaveURL(/\/signin\?next=%2Fsettings%2Fsecurity/)
  await page.reload()
  await expect(page).toHaveURL(/\/settings\/security$/)
  await phone.context().close()
})

test('everything is downloaded in one file, and opens', async ({ page }) => {
  const person = await enter(page, { plan: 'starter' })
  await openGenerated(page, 'Announce our spring sale: 20% off all bowls until 14 May. Button: Shop the sale')
  const name = await page.getByLabel('Name of the template').inputValue()
  await page.goto('/settings/security')

  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toMatch(/^mailwright-\d{4}-\d\d-\d\d\.zip$/)
  await expect(page.getByText('Everything is downloaded')).toBeVisible()

  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  const text = (pattern: RegExp) => strFromU8(files[Object.keys(files).find(each => pattern.test(each)) ?? '']!)
  expect(JSON.parse(text(/^account\.json$/))).toMatchObject({ email: person.email })
  expect(JSON.parse(text(/template\.json$/))).toMatchObject({ name })
  expect(JSON.parse(text(/versions\/0001\.json$/))).toMatchObject({ revision: 1 })
  expect(text(/template\.html$/)).toContain('bowls')
})

test('an account is deleted by who knows its address and its password, with its plan, and nobody signs in to it', async ({
  page
}) => {
  const person = await enter(page, { plan: 'starter' })
  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete the account' })
  await expect(dialog.getByText('Your Starter Pack ends at once.')).toBeVisible()
  await expectAccessibleInAll(page)
  await expect(dialog.getByLabel('Your email address')).toBeFocused()
  await page.keyboard.type('somebody@else.example')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(`Type ${person.email} to go on.`)).toBeVisible()

  await dialog.getByLabel('Your email address').fill(person.email)
  await dialog.getByLabel('Password', { exact: true }).fill('not this one')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This is not your password.')).toBeVisible()
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)

  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page).toHaveURL(/\/signin/)
  await expect(page.getByText('Your account is deleted')).toBeVisible()
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('mailwright-auth'))).toEqual([])
  await mailTo(page, person.email, /deleted/i)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
})

test('a deletion on its way cannot be left, and a text that is selected beyond the edge closes nothing', async ({
  page
}) => {
  const person = await enterStudio(page)
  const refusal = Promise.withResolvers<void>()
  await page.route('**/api/accounts/*', async route => {
    if (route.request().method() !== 'DELETE') return route.fallback()
    await refusal.promise
    await route.abort()
  })
  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete the account' })
  const address = dialog.getByLabel('Your email address')
  await address.fill(person.email)
  const box = (await address.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(5, box.y, { steps: 4 })
  await page.mouse.up()
  await expect(address).toHaveValue(person.email)

  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  const keep = dialog.getByRole('button', { name: 'Keep the account' })
  await expect(keep).toBeDisabled()
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key)
  await keep.click({ force: true })
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  refusal.resolve()
  await expect(dialog.getByText('Mailwright could not be reached.')).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeFocused()
})

test('a new password says how strong it is, and a common one is refused at its field', async ({ page }) => {
  const person = await enter(page)
  await page.goto('/settings/security')
  const next = page.getByLabel('New password')
  await page.getByLabel('Current password').fill(person.password)
  await next.fill('Password1')
  await expect(page.getByText('Too common.')).toBeVisible()
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('This is one of the most common passwords')).toBeVisible()
  await expect(next).toBeFocused()
  await next.fill('forty bowls and a teapot')
  await expect(page.getByText(/^(Very s|S)trong\./)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Password updated successfully')).toBeVisible()
})

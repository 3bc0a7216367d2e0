import type { Locator, Page } from '@playwright/test'
import { enter, expect, newPerson, signUp, tabTo, test } from './fixtures.ts'

// Chromium writes every refused request to the console; these refusals are the point.
test.use({ expectedErrors: ['400', '403', '422'] })

/** What the focus is on: its label or words. Each has to be in sight, with a ring that shows it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return undefined
    const { top, bottom, width } = element.getBoundingClientRect()
    const isSeen = width > 0 && bottom > 0 && top < innerHeight
    const [label] = (element as HTMLInputElement).labels ?? []
    const name = element.getAttribute('aria-label') ?? label?.textContent ?? element.innerText
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const isRinged = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    return `${name?.replace(/\s+/g, ' ').trim()}${isSeen ? '' : ' (out of sight)'}${isRinged ? '' : ' (no ring)'}`
  })

/** All that Tab comes to from the top of the page until it leaves it. */
async function stops(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  for (let tries = 0; tries < 80; tries += 1) {
    await page.keyboard.press('Tab')
    const name = await focused(page)
    if (name === undefined || (name === found[0] && found.length > 1)) return found
    found.push(name)
  }
  throw new Error(`Tab never leaves the page: ${found.join(', ')}`)
}

/** Goes to a button by Tab and opens its dialog by Enter; Tab stays inside, Escape closes it, and the focus is where it was. */
async function expectDialog(page: Page, opener: Locator, title: string, first: string) {
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  await expect.poll(() => focused(page)).toBe(first)
  for (let tries = 0; tries < 12; tries += 1) {
    await page.keyboard.press('Tab')
    const isOutside = () => document.activeElement !== document.body && !document.activeElement?.closest('dialog')
    expect(await page.evaluate(isOutside)).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('sign-in is gone through by keys alone', async ({ page }) => {
  await page.goto('/signin')
  expect(await stops(page)).toEqual([
    'Skip to the content',
    'Mailwright',
    'Email',
    'Password',
    'Show password',
    'Sign in',
    'Forgot your password?',
    'Email me a code',
    'Sign up'
  ])
  await page.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.type('nobody@tidewater.example')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()

  await expectDialog(page, button(page, 'Forgot your password?'), 'Reset your password', 'Email')
  await page.keyboard.press('Enter')
  const recovery = page.getByRole('dialog', { name: 'Reset your password' }).getByLabel('Email')
  await recovery.fill('')
  await page.keyboard.press('Enter')
  await expect(recovery).toHaveAccessibleDescription(/./)
  await expect(recovery).toBeFocused()
  await page.keyboard.press('Escape')
  await expectDialog(page, button(page, 'Email me a code'), 'Sign in with a code', 'Email')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Code')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/Enter the six digits/)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Email me a code')).toBeFocused()
})

test('signing up is gone through by keys alone, to the code of the mail', async ({ page }) => {
  const person = newPerson()
  await page.goto('/signup')
  expect(await stops(page)).toEqual([
    'Skip to the content',
    'Mailwright',
    'Email',
    'Password',
    'Show password',
    'Sign up',
    'Sign in'
  ])
  await tabTo(page, button(page, 'Sign up'))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('short')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Account Created Successfully!' })).toBeVisible()
  await expect.poll(() => focused(page)).toBe('Code')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

test('a new password is set by keys alone', async ({ page }) => {
  const person = newPerson()
  await signUp(page, person)
  await page.goto('/reset-password')
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  expect(await stops(page)).toEqual([
    'Skip to the content',
    'Mailwright',
    'New password',
    'Show password',
    'Confirm new password',
    'Show password',
    'Reset password',
    'Sign in'
  ])
  await tabTo(page, page.getByLabel('New password', { exact: true }))
  await page.keyboard.type('slow evenings 1913')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Confirm new password')).toBeFocused()
  await page.keyboard.type('slow evenings 1913')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password updated successfully')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the studio' })).toBeFocused()
})

test('the settings are gone through by keys alone', async ({ page }) => {
  const person = await enter(page)
  await page.goto('/settings')
  const found = await stops(page)
  for (const name of [
    'Upload a picture',
    'Full name',
    'Email',
    'Update Account',
    'Current password',
    'Change Password'
  ])
    expect(found).toContain(name)
  expect(found.filter(name => /out of sight|no ring/.test(name))).toEqual([])

  const email = page.getByLabel('Email', { exact: true })
  await tabTo(page, email)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('no address')
  await page.keyboard.press('Enter')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/Enter an email address/)
  await tabTo(page, button(page, 'Update Account'))
  await page.keyboard.press('Enter')
  await expect(email).toBeFocused()
  await tabTo(page, button(page, 'Change Password'))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Current password')).toBeFocused()
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('New password')).toBeFocused()

  await tabTo(page, email)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(newPerson('moved').email)
  await page.keyboard.press('Enter')
  await tabTo(page, button(page, 'Keep my address'))
  await page.keyboard.press('Enter')
  await expect(button(page, 'Keep my address')).toBeHidden()
  await expect(button(page, 'Update Account')).toBeFocused()

  const headers = { 'x-supabase-api-version': '2024-01-01' }
  const json = { code: 'reauthentication_needed', message: 'Sign in again' }
  await page.route('**/auth/v1/user?*', route => route.fulfill({ status: 400, headers, json }))
  await email.fill(newPerson('moved').email)
  await expectDialog(page, button(page, 'Update Account'), 'Change your email', 'Password')
})

import { createHash, randomBytes } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { codeFor } from '../helpers/authenticator.ts'
import {
  authLinkOf,
  enter,
  expect,
  expectAccessible,
  expectAccessibleInAll,
  holdModules,
  mailTo,
  newPerson,
  type Person,
  tabTo,
  test
} from './fixtures.ts'

/** How long an authenticator app shows a code. */
const STEP_MS = 30_000

/** What a phone of the test has: the key that was typed into it, its last code, and until when that is shown. */
interface Phone {
  key: string
  used: string
  until: number
}

const untilNext = () => (Math.floor(Date.now() / STEP_MS) + 1) * STEP_MS

/** The code after the last one. The service takes it one step early, as for a phone whose clock is fast; the one after that is waited for. */
async function nextCode(phone: Phone): Promise<string> {
  const begins = Math.max(phone.until, untilNext() - STEP_MS)
  await expect.poll(() => Date.now() + STEP_MS, { timeout: 40_000 }).toBeGreaterThanOrEqual(begins)
  phone.used = codeFor(phone.key, begins)
  phone.until = begins + STEP_MS
  return phone.used
}

const security = (page: Page) => page.getByRole('region', { name: 'Two-step verification' })
const codeField = (page: Page) => page.getByLabel('Code from your app')

/** Scans what is shown, and shows the first code. */
async function scan(page: Page): Promise<Phone> {
  const dialog = page.getByRole('dialog', { name: 'Scan this code' })
  await expect(dialog.getByRole('img', { name: 'The code to scan' })).toBeVisible()
  const key = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByRole('button', { name: 'Next' }).click()
  const used = codeFor(key)
  await codeField(page).pressSequentially(used)
  return { key, used, until: untilNext() }
}

/** Removes an app, by the password. */
async function remove(page: Page, { password }: Person, app: string, title: string) {
  await security(page)
    .getByRole('button', { name: `Remove ${app}` })
    .click()
  const question = page.getByRole('dialog', { name: title })
  await question.getByLabel('Password', { exact: true }).fill(password)
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(question).toBeHidden()
}

/** Turns two-step verification on; answers the phone and the recovery codes. */
async function turnOn(page: Page): Promise<{ phone: Phone; codes: string[] }> {
  await page.goto('/settings/security')
  await security(page).getByRole('button', { name: 'Set up' }).click()
  const phone = await scan(page)
  const kept = page.getByRole('dialog', { name: 'Keep these recovery codes' })
  const rows = kept.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(rows).toHaveCount(10)
  const codes = await rows.allTextContents()
  await kept.getByRole('button', { name: 'I have kept them' }).click()
  await expect(security(page).getByText('On', { exact: true })).toBeVisible()
  return { phone, codes }
}

/** Makes new recovery codes, by the password, and downloads them. Answers them. */
async function makeNewCodes(page: Page, { password }: Person): Promise<string[]> {
  await security(page).getByRole('button', { name: 'Make new codes' }).click()
  const question = page.getByRole('dialog', { name: 'Make new codes' })
  await question.getByLabel('Password').fill(password)
  await question.getByRole('button', { name: 'Make new codes' }).click()
  const kept = page.getByRole('dialog', { name: 'Keep these recovery codes' })
  const rows = kept.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(rows).toHaveCount(10)
  const codes = await rows.allTextContents()
  const downloading = page.waitForEvent('download')
  await kept.getByRole('button', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toBe('mailwright-recovery-codes.txt')
  await kept.getByRole('button', { name: 'I have kept them' }).click()
  return codes
}

/** Takes the first step of a sign-in. */
async function firstStep(page: Page, person: Person, path = '/signin') {
  await page.goto(path)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}

/** The access token in a browser's cookies, which may be in pieces. */
async function tokenOf(page: Page): Promise<string> {
  const cookies = (await page.context().cookies()).filter(({ name }) => /^mailwright-auth(\.\d)?$/.test(name))
  const value = cookies
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(cookie => cookie.value)
    .join('')
  return JSON.parse(Buffer.from(value.replace('base64-', ''), 'base64url').toString()).access_token
}

async function elsewhere(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

test('turned on, it asks every new sign-in for a code, which then leads where one wanted to go', async ({
  page,
  browser
}) => {
  const person = await enter(page)
  const { phone, codes } = await turnOn(page)
  expect(new Set(codes).size).toBe(10)
  await expect(security(page)).toContainText('Added today, used today')
  await expect(security(page)).toContainText('10 of 10 left')
  await page.reload()
  await expect(security(page)).toContainText('10 of 10 left')
  expect(await makeNewCodes(page, person)).not.toContain(codes[0])

  const other = await elsewhere(browser)
  await firstStep(other, person, '/signin?next=%2Fsettings%2Fsecurity')
  await other.goto('/studio')
  await expect(other).toHaveURL(/\/signin\?next=%2Fstudio$/)
  await other.goto('/signin?next=%2Fsettings%2Fsecurity')
  await codeField(other).pressSequentially('000000')
  await expect(other.getByRole('alert').getByText('This is not the code that your app shows now')).toBeVisible()
  await expect(codeField(other)).toBeFocused()
  await codeField(other).pressSequentially(phone.used)
  await expect(other.getByText('This is not the code that your app shows now')).toBeVisible()
  await codeField(other).pressSequentially(await nextCode(phone))
  await expect(other).toHaveURL(/\/settings\/security$/)
  await expect(security(other).getByText('On', { exact: true })).toBeVisible()
})

test('a recovery code signs in once without the phone, and then lets a lost phone be removed', async ({
  page,
  browser
}) => {
  const person = await enter(page)
  const { codes } = await turnOn(page)
  const other = await elsewhere(browser)
  await firstStep(other, person)
  await other.getByRole('button', { name: 'Use a recovery code' }).click()
  await other.getByLabel('Recovery code').fill('0000-0000-0000-0000')
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other.getByText('This is not one of your recovery codes')).toBeVisible()
  await other.getByLabel('Recovery code').fill(codes[0]?.toUpperCase().replaceAll('-', ' ') ?? '')
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other).toHaveURL(/\/studio/)
  await mailTo(other, person.email, /recovery code was used/i)

  await other.goto('/settings/security')
  await expect(security(other)).toContainText('9 of 10 left')
  await security(other).getByRole('button', { name: 'Remove' }).click()
  const question = other.getByRole('dialog', { name: 'Remove two-step verification' })
  await question.getByLabel('Password').fill('not my password')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(question.getByText('This is not your password.')).toBeVisible()
  await question.getByLabel('Password').fill(person.password)
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(security(other).getByRole('button', { name: 'Set up' })).toBeVisible()

  const third = await elsewhere(browser)
  await third.goto('/signin')
  await third.getByLabel('Email').fill(person.email)
  await third.getByLabel('Password', { exact: true }).fill(person.password)
  await third.getByRole('button', { name: 'Sign in' }).click()
  await expect(third).toHaveURL(/\/studio/)
})

test('a forgotten password is set anew with the code of the app, and not without it', async ({ page, browser }) => {
  const person = await enter(page)
  const { phone } = await turnOn(page)
  const other = await elsewhere(browser)
  await other.goto('/signin')
  await other.getByLabel('Email').fill(person.email)
  await other.getByRole('button', { name: 'Forgot your password?' }).click()
  await other.getByRole('dialog').getByRole('button', { name: /send/i }).click()
  await other.goto(authLinkOf(await mailTo(other, person.email, /password/i)))
  await other.getByLabel('New password', { exact: true }).fill('slow evenings 1913')
  await other.getByLabel('Confirm new password').fill('slow evenings 1913')
  await other.getByRole('button', { name: 'Reset password' }).click()
  await expect(codeField(other)).toBeFocused()
  await expect(codeField(other)).toHaveAccessibleDescription(/six digits/)
  await expectAccessibleInAll(other)
  await codeField(other).pressSequentially(await nextCode(phone))
  await expect(other.getByText('Password updated successfully')).toBeVisible()
  await firstStep(other, { ...person, password: 'slow evenings 1913' })
})

test('with two apps either one signs in; with one gone the other is asked for, with the last one nothing is', async ({
  page,
  browser
}) => {
  const person = await enter(page)
  const { phone } = await turnOn(page)
  await security(page).getByRole('button', { name: 'Add app' }).click()
  const naming = page.getByRole('dialog', { name: 'Add an authenticator app' })
  await expect(naming.getByLabel('Name')).toHaveValue('Authenticator app 2')
  await naming.getByLabel('Name').fill('authenticator app')
  await naming.getByRole('button', { name: 'Next' }).click()
  await expect(naming.getByText('You have an app of this name already')).toBeVisible()
  await expect(naming.getByLabel('Name')).toBeFocused()
  await expectAccessible(page)
  await naming.getByLabel('Name').fill('Tablet')
  await naming.getByRole('button', { name: 'Next' }).click()
  const tablet = await scan(page)
  await expect(security(page).getByText('Tablet')).toBeVisible()
  await expect(security(page)).toContainText('10 of 10 left')
  await page.reload()
  await expect(security(page).getByRole('button', { name: /^Remove/ })).toHaveCount(2)

  for (const app of [tablet, phone]) {
    const other = await elsewhere(browser)
    await firstStep(other, person)
    await codeField(other).pressSequentially(await nextCode(app))
    await expect(other).toHaveURL(/\/studio/)
    await other.context().close()
  }

  await remove(page, person, 'Authenticator app', 'Remove “Authenticator app”')
  await expect(security(page).getByRole('button', { name: /^Remove/ })).toHaveCount(1)
  await expect(security(page)).toContainText('10 of 10 left')
  const other = await elsewhere(browser)
  await firstStep(other, person)
  // A code that was there before the page was awake counts.
  const wake = await holdModules(other)
  await other.reload({ waitUntil: 'commit' })
  await codeField(other).fill(await nextCode(tablet))
  wake()
  await expect(other).toHaveURL(/\/studio/)

  await remove(page, person, 'Tablet', 'Remove two-step verification')
  await expect(security(page).getByRole('button', { name: 'Set up' })).toBeFocused()
  await mailTo(page, person.email, /two-step verification is off/i)
  await page.goto('/settings/security')
  await expect(security(page).getByText('On', { exact: true })).toBeHidden()
  await other.context().clearCookies()
  await other.goto('/signin')
  await other.getByLabel('Email').fill(person.email)
  await other.getByLabel('Password', { exact: true }).fill(person.password)
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(other).toHaveURL(/\/studio/)
})

test('a forgotten password is set anew with a recovery code by a link that waits for its button, and the phone is asked for again', async ({
  page,
  browser
}) => {
  const person = await enter(page)
  const { codes } = await turnOn(page)
  const other = await elsewhere(browser)
  await other.goto('/signin')
  await other.getByLabel('Email').fill(person.email)
  await other.getByRole('button', { name: 'Forgot your password?' }).click()
  await other.getByRole('dialog').getByRole('button', { name: /send/i }).click()
  const link = new URL(authLinkOf(await mailTo(other, person.email, /password/i)))
  await other.goto(`/reset-password?token_hash=${link.searchParams.get('token')}&type=recovery`)
  await other.getByLabel('New password', { exact: true }).fill('slow evenings 1913')
  await other.getByLabel('Confirm new password').fill('slow evenings 1913')
  await other.keyboard.press('Enter')
  await expect(codeField(other)).toBeFocused()
  await codeField(other).pressSequentially('000000')
  await expect(codeField(other)).toHaveAccessibleDescription(/This is not the code that your app shows now/)

  await tabTo(other, other.getByRole('button', { name: 'Use a recovery code' }))
  await other.keyboard.press('Enter')
  const field = other.getByLabel('Recovery code')
  await expect(field).toBeFocused()
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expectAccessibleInAll(other)
  await other.keyboard.type('0000-0000-0000-0000')
  await other.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/This is not one of your recovery codes/)
  await expect(field).toBeFocused()
  await field.fill(codes[0] ?? '')
  await other.keyboard.press('Enter')
  await expect(other.getByText('Password updated successfully')).toBeVisible()
  await mailTo(other, person.email, /recovery code was used/i)
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/signin/)
  await firstStep(other, { ...person, password: 'slow evenings 1913' })
})

/** Has a link mailed that comes back with a code, which only the browser that asked can trade for a session. */
async function askForCodeLink(page: Page, { email }: Person) {
  await page.goto('/signin')
  const verifier = randomBytes(56).toString('hex')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const redirect = encodeURIComponent(new URL('/reset-password', page.url()).href)
  const data = { email, code_challenge: challenge, code_challenge_method: 's256' }
  const site = JSON.parse((await page.locator('#site').textContent()) ?? '')
  const headers = { apikey: site.supabaseAnonKey }
  const asked = await page.request.post(`/auth/v1/recover?redirect_to=${redirect}`, { headers, data })
  expect(asked.status()).toBe(200)
  const kept = Buffer.from(JSON.stringify(`${verifier}/recovery`)).toString('base64url')
  const cookie = { name: 'mailwright-auth-code-verifier', value: `base64-${kept}`, url: new URL('/', page.url()).href }
  await page.context().addCookies([cookie])
}

test('a link that a program asked for with a challenge asks for the second step too, and leaves nobody signed in', async ({
  page,
  browser
}) => {
  const person = await enter(page)
  const { codes } = await turnOn(page)
  const other = await elsewhere(browser)
  await askForCodeLink(other, person)
  await other.goto(authLinkOf(await mailTo(other, person.email, /reset your password/i)))
  await expect(other).toHaveURL(/\/reset-password$/)
  await other.getByLabel('New password', { exact: true }).fill('slow evenings 1913')
  await other.getByLabel('Confirm new password').fill('slow evenings 1913')
  await other.getByRole('button', { name: 'Reset password' }).click()
  await expect(codeField(other)).toBeVisible()
  await other.getByRole('button', { name: 'Use a recovery code' }).click()
  await other.getByLabel('Recovery code').fill(codes[0] ?? '')
  await other.getByRole('button', { name: 'Reset password' }).click()
  await expect(other.getByText('Password updated successfully')).toBeVisible()
  await other.goto('/studio')
  await expect(other).toHaveURL(/\/signin/)
  await firstStep(other, { ...person, password: 'slow evenings 1913' })
})

test('a session without its second step gets nothing from the API and no page, and gives way to somebody else', async ({
  page,
  browser
}) => {
  const person = await enter(page)
  await turnOn(page)
  const other = await elsewhere(browser)
  await firstStep(other, person)
  const token = await tokenOf(other)
  for (const path of ['/api/accounts/products', '/api/templates', '/api/two-step', '/api/starters']) {
    const answer = await other.request.get(path, { headers: { authorization: `Bearer ${token}` } })
    expect([path, answer.status(), (await answer.json()).error.code]).toEqual([path, 403, 'two_step_required'])
  }
  for (const path of ['/studio', '/settings', '/settings/security', '/editor']) {
    await other.goto(path)
    await expect(other).toHaveURL(/\/signin\?/)
  }

  const ben = await enter(await elsewhere(browser), { person: newPerson('ben') })
  await other.getByRole('button', { name: 'Sign in as somebody else' }).click()
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await other.getByLabel('Email').fill(ben.email)
  await other.getByLabel('Password', { exact: true }).fill(ben.password)
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(other).toHaveURL(/\/editor/)
})

test('what is given up leaves nothing and may begin again; while a code is checked, nothing closes', async ({
  page
}) => {
  await enter(page)
  await page.goto('/settings/security')
  await security(page).getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('img', { name: 'The code to scan' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(security(page).getByRole('button', { name: 'Set up' })).toBeFocused()

  let goOn = () => {}
  const held = new Promise<void>(resolve => {
    goOn = resolve
  })
  await page.route('**/auth/v1/factors/*/verify', async route => {
    await held
    await route.continue()
  })
  await page.goto('/settings/security')
  await security(page).getByRole('button', { name: 'Set up' }).click()
  const asked = page.waitForRequest('**/auth/v1/factors/*/verify')
  const scanned = scan(page)
  await asked
  await scanned
  // The second one in a row closes it, whatever the page says to that.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(codeField(page)).toBeFocused()
  goOn()
  const kept = page.getByRole('dialog', { name: 'Keep these recovery codes' })
  await expect(kept).toBeVisible()
  await kept.getByRole('button', { name: 'I have kept them' }).click()
  await expect(security(page).getByRole('button', { name: 'Add app' })).toBeVisible()
})

test.describe('an old sign-in', () => {
  // What the auth service refuses at first stands in the console.
  test.use({ expectedErrors: ['the server responded with a status of 400'] })

  test('who signed in a while ago confirms first that it is them, on the same page', async ({ page }) => {
    const person = await enter(page)
    const before = await tokenOf(page)
    const refusal = { code: 'reauthentication_needed', message: 'Sign in again' }
    const headers = { 'x-supabase-api-version': '2024-01-01' }
    await page.route('**/auth/v1/factors', route => route.fulfill({ status: 400, headers, json: refusal }), {
      times: 1
    })
    await page.goto('/settings/security')
    await security(page).getByRole('button', { name: 'Set up' }).click()
    const question = page.getByRole('dialog', { name: 'Set up two-step verification' })
    await expect(question.getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.type('not my password')
    await page.keyboard.press('Enter')
    await expect(question.getByText('This is not your password')).toBeVisible()
    await question.getByLabel('Password').fill(person.password)
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('img', { name: 'The code to scan' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(security(page).getByRole('button', { name: 'Set up' })).toBeFocused()

    const asked = { apikey: 'sandbox', authorization: `Bearer ${before}` }
    const ended = await page.request.get('/auth/v1/user', { headers: asked })
    expect([ended.status(), (await ended.json()).error_code]).toEqual([403, 'session_not_found'])
  })
})

/** At both widths, in light, dark and forced colours. */
async function expectToHold(page: Page) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessibleInAll(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
}

test('all its steps hold at both widths, in light, dark and forced colours', async ({ page, browser }) => {
  const person = await enter(page)
  await page.goto('/settings/security')
  await expectToHold(page)
  await security(page).getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('img', { name: 'The code to scan' })).toBeVisible()
  await expectToHold(page)
  const key = ((await page.locator('dialog code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByRole('button', { name: 'Next' }).click()
  await expectAccessible(page)
  await codeField(page).fill('12345')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter the six digits that your app shows')).toBeVisible()
  await codeField(page).fill(codeFor(key))
  await expect(page.getByRole('dialog', { name: 'Keep these recovery codes' })).toBeVisible()
  await expectToHold(page)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expectToHold(page)

  const other = await elsewhere(browser)
  await firstStep(other, person)
  await expectToHold(other)
})

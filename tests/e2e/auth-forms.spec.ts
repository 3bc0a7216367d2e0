import type { Page } from '@playwright/test'
import {
  authLinkOf,
  enter,
  enterStudio,
  expect,
  expectAccessibleInAll,
  mailTo,
  newPerson,
  signIn,
  tabTo,
  test
} from './fixtures.ts'

// Chromium writes every refused request to the console; these refusals are the point.
test.use({ expectedErrors: ['400', '401', '403', '422'] })

const email = (page: Page) => page.getByLabel('Email', { exact: true })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const eye = (page: Page) => page.getByRole('button', { name: 'Show password' })

/** What a field says of itself to those who hear it. */
const descriptionOf = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Nothing stands sideways, and axe finds nothing, at both widths. */
async function expectToHold(page: Page) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expectAccessibleInAll(page)
  }
}

test('what is wrong stands at its field, which keeps what was typed and takes the focus', async ({ page }) => {
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(email(page)).toBeFocused()
  await expect(descriptionOf(page, 'Email')).toHaveAccessibleDescription('Enter your email address')
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true')

  await email(page).fill('nobody@tidewater.example')
  await password(page).fill('not the one at all')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await expect(password(page)).toBeFocused()
  await expect(descriptionOf(page, 'Password')).toHaveAccessibleDescription(/Check this, and the address above/)
  await expect(email(page)).not.toHaveAttribute('aria-invalid')
  await expect(email(page)).toHaveValue('nobody@tidewater.example')
  await expect(password(page)).toHaveValue('not the one at all')
  await expectToHold(page)
})

test('a password that is chosen is measured, and a common one refused', async ({ page }) => {
  await page.goto('/signup')
  await email(page).fill('maren.holt@tidewater.example')
  const strength = page.getByRole('status').filter({ hasText: /./ })
  for (const [typed, word] of [
    ['short', 'Too short'],
    ['Password1', 'Too common'],
    ['maren.holt1', 'Weak'],
    ['slow mornings 1912', 'Very strong']
  ] as const) {
    await password(page).fill(typed)
    await expect(strength).toHaveText(`${word}.`)
  }
  await expectToHold(page)

  await password(page).fill('Password1')
  await page.getByRole('button', { name: /^sign up/i }).click()
  await expect(password(page)).toBeFocused()
  await expect(descriptionOf(page, 'Password')).toHaveAccessibleDescription(/one of the most common passwords/)
  await password(page).fill('          ')
  await page.getByRole('button', { name: /^sign up/i }).click()
  await expect(descriptionOf(page, 'Password')).toHaveAccessibleDescription(/cannot be all spaces/)
})

test('the eye shows a password until the form is sent, by keyboard too', async ({ page }) => {
  await page.goto('/signin')
  await email(page).fill('nobody@tidewater.example')
  await password(page).fill('not the one at all')
  await expect(eye(page)).toHaveAttribute('aria-pressed', 'false')
  await password(page).focus()
  await tabTo(page, eye(page))
  await page.keyboard.press('Space')
  await expect(eye(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(password(page)).toHaveAttribute('type', 'text')
  await expect(password(page)).toHaveValue('not the one at all')
  const box = await eye(page).boundingBox()
  expect([box?.width, box?.height]).toEqual([44, 44])
  await password(page).press('Enter')
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await expect(password(page)).toHaveAttribute('type', 'password')
})

test('a password is reset in another browser than the one that forgot it, which has to sign in anew', async ({
  page,
  browser
}) => {
  const person = await enter(page)
  await page.goto('/settings')
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto('/signin')
  await email(other).fill(person.email)
  await other.getByRole('button', { name: 'Forgot your password?' }).click()
  await other.getByRole('dialog').getByRole('button', { name: /send/i }).click()
  await expect(other.getByText('Password reset instructions sent to your email')).toBeVisible()

  const third = await (await browser.newContext()).newPage()
  const reached = Promise.withResolvers<void>()
  let asked = 0
  await third.route('**/auth/v1/user', async route => {
    asked += 1
    if (asked === 1) return route.abort()
    await reached.promise
    await route.continue()
  })
  await third.goto(authLinkOf(await mailTo(page, person.email, /password/i)))
  await expect(third).toHaveURL(/\/reset-password$/)
  await expect(third.getByText('Your link could not be checked.')).toBeVisible()
  await expectAccessibleInAll(third)
  await tabTo(third, third.getByRole('button', { name: 'Try again' }))
  await third.keyboard.press('Enter')
  await expect(third.getByRole('button', { name: 'Checking…' })).toBeFocused()
  reached.resolve()
  await expect(third.getByLabel('New password', { exact: true })).toBeFocused()
  await third.getByLabel('New password', { exact: true }).fill('iloveyou')
  await third.getByLabel('Confirm new password').fill('iloveyou')
  await third.getByRole('button', { name: 'Reset password' }).click()
  await expect(third.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(/most common passwords/)
  await expectAccessibleInAll(third)
  await third.getByLabel('New password', { exact: true }).fill('a new one 1913')
  await third.getByLabel('Confirm new password').fill('a new one 1913')
  await third.getByRole('button', { name: 'Reset password' }).click()
  await expect(third.getByText('Password updated successfully')).toBeVisible()

  await signIn(third, { ...person, password: 'a new one 1913' })
  await page.getByLabel('Full name').fill('Maren Holt')
  await page.getByRole('button', { name: 'Update Account' }).click()
  await expect(page).toHaveURL(/\/signin\?next=%2Fsettings/)
  await third.context().close()
  await elsewhere.close()
})

test('a code that is sent again leaves the focus in its dialog', async ({ page }) => {
  const person = newPerson()
  await page.route('**/auth/v1/resend*', route => route.fulfill({ json: {} }))
  await page.goto('/signup')
  await email(page).fill(person.email)
  await password(page).fill(person.password)
  await page.getByRole('button', { name: /^sign up/i }).click()
  const dialog = page.getByRole('dialog', { name: 'Account Created Successfully!' })
  await tabTo(page, dialog.getByRole('button', { name: 'Send a new code' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('A new mail is on its way.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeFocused()
})

test('tokens, codes and errors of mailed links leave the address bar, and no page tells where it was', async ({
  page
}) => {
  const person = newPerson()
  await enterStudio(page, { person })
  for (const [path, left] of [
    ['/reset-password#access_token=a.b.c&refresh_token=r&type=recovery', '/studio'],
    ['/reset-password?code=nothing', '/studio'],
    ['/settings?code=nothing', '/settings'],
    ['/studio#error=access_denied&error_code=otp_expired&error_description=x&sb=', '/studio']
  ] as const) {
    await page.goto('about:blank')
    const seen: string[] = []
    const note = (url: string) => seen.push(url)
    page.on('request', request => {
      const { referer } = request.headers()
      if (referer && !request.isNavigationRequest()) note(referer)
    })
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`${left}(\\?|$)`))
    expect(page.url()).not.toMatch(/access_token|code=|error/)
    expect(await page.evaluate(() => performance.getEntriesByType('resource').length)).toBeGreaterThan(0)
    expect(seen.filter(url => /access_token|[?&]code=|error/.test(url))).toEqual([])
  }
  await page.goto('/reset-password?error=access_denied&error_code=otp_expired')
  await expect(page.getByText('Invalid or expired reset link')).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/studio?code=nothing')
  await expect(page).toHaveURL(/\/signin\?next=%2Fstudio(&|$)/)
  const answer = await page.request.get('/signin')
  expect(answer.headers()['referrer-policy']).toBe('no-referrer')
})

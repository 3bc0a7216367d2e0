import type { Page } from '@playwright/test'
import {
  authLinkOf,
  awake,
  enter,
  enterStudio,
  expect,
  mailTo,
  newPerson,
  type Person,
  signIn,
  test
} from './fixtures.ts'

// Chromium writes every refused request to the console; these refusals are the point.
test.use({ expectedErrors: ['400', '401', '403', 'ERR_FAILED'] })

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

async function fillSignIn(page: Page, { email, password }: Person) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const openCode = (page: Page) => page.getByRole('tab', { name: 'Code Edit' }).click()
const codeOf = (page: Page) => page.getByRole('textbox', { name: 'HTML' })

/** Types code into a blank template; it is not saved, since the API does not answer. */
async function typeUnsaved(page: Page, html: string) {
  await page.route('**/api/templates', route => route.abort())
  await page.goto('/editor')
  await openCode(page)
  await codeOf(page).fill(html)
  await expect(page.getByText('Offline, kept here')).toBeVisible()
  await page.unroute('**/api/templates')
}

const keysOf = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter(key => /draft|text|plan/.test(key)))

test('signed out in one tab, the other goes to sign-in, says why and leads back', async ({ page }) => {
  const person = await enterStudio(page)
  const other = await openTab(page, '/settings')
  await expect(other.getByLabel('Email', { exact: true })).toHaveValue(person.email)

  await signOut(page)

  await expect(other.getByText(SIGNED_OUT)).toBeVisible()
  await expect(other).toHaveURL(/\/signin\?next=%2Fsettings/)
  await fillSignIn(other, person)
  await expect(other).toHaveURL(/\/settings$/)
})

test('signed out from the landing page, other tabs go to sign-in too', async ({ page }) => {
  await enterStudio(page)
  const other = await openTab(page, '/editor')
  await expect(other.getByRole('link', { name: 'Back to the studio' })).toBeVisible()

  await signOutFromLandingPage(page)

  await expect(other.getByText(SIGNED_OUT)).toBeVisible()
})

test('with somebody else signed in, an old tab shows their studio and acts in nobody’s name', async ({
  page,
  browser
}) => {
  await enter(page)
  await page.goto('/settings')
  const elsewhere = await browser.newContext()
  const ben = await enterStudio(await elsewhere.newPage(), { person: newPerson('ben') })

  await page.context().addCookies(await elsewhere.cookies())

  await expect(page.getByText('Another account was signed in in this browser.')).toBeVisible()
  await expect(page).toHaveURL(/\/studio$/)
  // The message's own button comes after the dialog's.
  await page.getByRole('dialog', { name: 'Choose a plan' }).getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByText(ben.email)).toBeVisible()
  await elsewhere.close()
})

test('somebody else’s sign-in by password in a tab takes the other tabs from their owner, and keeps what was not saved apart', async ({
  page,
  browser
}) => {
  const elsewhere = await browser.newContext()
  const ben = await enterStudio(await elsewhere.newPage(), { person: newPerson('ben') })
  await elsewhere.close()
  // It was opened before anybody had signed in.
  const waiting = await openTab(page, '/signin')
  const maren = await enter(page)
  await page.goto('/settings')
  await page.getByLabel('Full name').fill('Maren Holt')

  await fillSignIn(waiting, ben)
  await expect(waiting).toHaveURL(/\/studio$/)
  await expect(page.getByText('Another account was signed in in this browser.')).toBeVisible()
  for (const tab of [page, waiting]) {
    await tab.goto('/settings')
    await expect(tab.getByLabel('Email', { exact: true })).toHaveValue(ben.email)
    await expect(tab.getByLabel('Full name')).toHaveValue('')
  }
  await signOut(page)
  // It goes there by itself.
  await expect(waiting).toHaveURL(/\/signin/)
  await awake(waiting)
  await signIn(waiting, maren)
  await waiting.goto('/settings')
  await expect(waiting.getByLabel('Email', { exact: true })).toHaveValue(maren.email)
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

async function signOutFromLandingPage(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Signed out successfully')).toBeVisible()
}

test('a session that ends by itself leaves unsaved work to its person, and to nobody else', async ({
  page,
  browser
}) => {
  const elsewhere = await browser.newContext()
  const ben = await enterStudio(await elsewhere.newPage(), { person: newPerson('ben') })
  await elsewhere.close()
  const ana = await enterStudio(page)
  await typeUnsaved(page, '<p>A spring sale</p>')
  await page.getByRole('tab', { name: 'AI Editor' }).click()
  await page.getByLabel('What should change?').fill('in green, please')

  await page.context().clearCookies()
  await expect(page.getByText(ENDED)).toBeVisible()
  await fillSignIn(page, ben)
  await expect(page).toHaveURL(/\/editor$/)
  await expect(page.getByLabel('Describe your email')).toHaveValue('')
  await openCode(page)
  await expect(codeOf(page)).toHaveText('')

  await page.context().clearCookies()
  await expect(page.getByText(ENDED)).toBeVisible()
  await fillSignIn(page, ana)
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(page.getByLabel('What should change?')).toHaveValue('in green, please')
  await openCode(page)
  await expect(codeOf(page)).toHaveText('<p>A spring sale</p>')
})

for (const [where, leave] of [
  ['the account menu', signOut],
  ['the landing page', signOutFromLandingPage]
] as const) {
  test(`signing out from ${where} saves what was not saved, and leaves nothing in the browser`, async ({ page }) => {
    const person = await enterStudio(page)
    await typeUnsaved(page, '<p>A spring sale</p>')
    expect(await keysOf(page)).not.toEqual([])

    await leave(page)

    expect(await keysOf(page)).toEqual([])
    await signIn(page, person)
    const card = page.getByRole('link', { name: 'Untitled Template' })
    await page.goto((await card.getAttribute('href')) ?? '')
    await openCode(page)
    await expect(codeOf(page)).toHaveText('<p>A spring sale</p>')
  })
}

test('a browser without scripts signs out as well', async ({ page, browser }) => {
  await enterStudio(page)
  const storageState = await page.context().storageState()
  const plain = await (await browser.newContext({ storageState, javaScriptEnabled: false })).newPage()

  await signOutFromLandingPage(plain)

  await plain.goto('/studio')
  await expect(plain).toHaveURL(/\/signin/)
  await plain.context().close()
})

test('nobody is signed out by a link', async ({ page }) => {
  await enter(page)
  await page.goto('/auth/sign-out')
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/settings$/)
})

/** Chromium without a screen has every page seen; this is how it tells a page that it is not. */
const see = (page: Page, visibility: 'visible' | 'hidden') =>
  page.evaluate(state => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, visibility)

test('an editor that nobody touches has its token refreshed while it can be seen, and not while it is hidden', async ({
  page
}) => {
  await enterStudio(page)
  const refreshes: string[] = []
  page.on('request', request => {
    if (request.url().includes('/token?grant_type=refresh_token')) refreshes.push(request.url())
  })
  await page.clock.install()
  await page.goto('/editor')
  await expect(page.getByLabel('Describe your email')).toBeVisible()
  const client = page.waitForResponse(/\/_astro\/dist\./)
  await page.clock.runFor(5_000)
  await client
  await page.clock.runFor(60_000)
  expect(refreshes).toEqual([])

  await see(page, 'hidden')
  await page.clock.fastForward(56 * 60_000)
  // It is due at 90 s before its hour is over.
  await page.clock.runFor(95_000)
  expect(refreshes).toEqual([])

  // Its time stands still from here: to a page that is an hour ahead of the server each new token is soon due again.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await see(page, 'visible')
  await expect.poll(() => refreshes.length).toBe(1)
  await expect(page.getByRole('link', { name: 'Back to the studio' })).toBeVisible()
})

test('a token about to expire is refreshed in an idle editor that stays in sight', async ({ page }) => {
  await enterStudio(page)
  await page.clock.install()
  await page.goto('/editor')
  await expect(page.getByLabel('Describe your email')).toBeVisible()
  const client = page.waitForResponse(/\/_astro\/dist\./)
  await page.clock.runFor(5_000)
  await client
  const before = await page.evaluate(() => document.cookie)
  const refreshed = page.waitForResponse(/\/token\?grant_type=refresh_token/)
  await page.clock.fastForward(57 * 60_000)
  await page.clock.runFor(95_000)
  expect((await refreshed).status()).toBe(200)
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toBe(before)
})

test('a password changed in one tab is said in the others; reset by a link, they sign in anew and come back', async ({
  page
}) => {
  const person = await enterStudio(page)
  const other = await openTab(page, '/editor')
  await expect(other.getByRole('link', { name: 'Back to the studio' })).toBeVisible()
  await page.goto('/settings')
  await page.getByLabel('Current password').fill(person.password)
  await page.getByLabel('New password').fill('a new one 1913')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Password updated successfully')).toBeVisible()
  await expect(other.getByText('Your password was changed in another tab.')).toBeVisible()

  const stranger = await page.context().browser()!.newContext()
  const asking = await stranger.newPage()
  await asking.goto('/signin')
  await asking.getByLabel('Email', { exact: true }).fill(person.email)
  await asking.getByRole('button', { name: 'Forgot your password?' }).click()
  await asking.getByRole('dialog').getByRole('button', { name: /send/i }).click()
  await expect(asking.getByText('Password reset instructions sent to your email')).toBeVisible()
  await stranger.close()
  await page.goto(authLinkOf(await mailTo(page, person.email, /reset|new password/i)))
  await page.getByLabel('New password', { exact: true }).fill('another one 1914')
  await page.getByLabel('Confirm new password').fill('another one 1914')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(other).toHaveURL(/\/signin\?next=%2Feditor/)
  await expect(other.getByText(ENDED)).toBeVisible()
  await fillSignIn(other, { ...person, password: 'another one 1914' })
  await expect(other).toHaveURL(/\/editor$/)
})

test('signed out in one tab, the others know without being looked at', async ({ page }) => {
  await enter(page)
  await page.goto('/settings')
  const other = await openTab(page, '/editor')
  await expect(other.getByRole('link', { name: 'Back to the studio' })).toBeVisible()
  // A page that is not secure is told of no cookies: only the tabs themselves tell each other.
  await other.addInitScript(() => Object.defineProperty(globalThis, 'cookieStore', { value: undefined }))
  await other.reload()
  await expect(other.getByRole('link', { name: 'Back to the studio' })).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  const signedOut = page.waitForURL(/#signed-out|\/$/)
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await signedOut
  await expect(other).toHaveURL(/\/signin\?next=%2Feditor/)
})

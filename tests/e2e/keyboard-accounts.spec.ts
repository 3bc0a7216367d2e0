import type { Locator, Page } from '@playwright/test'
import { codeFor } from '../helpers/authenticator.ts'
import { enter, expect, tabTo, test } from './fixtures.ts'

// Chromium writes every refused request to the console.
test.use({ expectedErrors: ['400', '422'] })

/** More than any of these pages has controls. */
const MOST_STEPS = 60

/** What has the focus: where it stands, and what it is called. */
function whereNow(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    // Without what a busy button would say.
    const words = element.cloneNode(true) as Element
    for (const hidden of words.querySelectorAll('[aria-hidden]')) hidden.remove()
    const { top, height } = element.getBoundingClientRect()
    const name = element.getAttribute('aria-label') || words.textContent?.trim() || element.getAttribute('name') || ''
    return {
      name,
      top: top + scrollY,
      height,
      pane: element.closest('.pane, header, footer, nav')?.className ?? ''
    }
  })
}

/** Walks the whole page by Tab. Answers what it comes past, in order; whatever holds the focus back is a failure. */
async function walk(page: Page): Promise<string[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const seen: NonNullable<Awaited<ReturnType<typeof whereNow>>>[] = []
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab')
    const now = await whereNow(page)
    if (!now || (seen[0] && now.name === seen[0].name && now.top === seen[0].top)) break
    seen.push(now)
  }
  expect(seen.length, 'the walk ends').toBeLessThan(MOST_STEPS)
  for (const [index, now] of seen.entries()) {
    const before = seen[index - 1]
    if (before?.pane !== now.pane) continue
    const isBelow = now.top + now.height > before.top
    expect(isBelow, `“${now.name}” stands above “${before.name}”`).toBe(true)
  }
  return seen.map(({ name }) => name)
}

/** Opens a dialog by keyboard. */
async function openBy(page: Page, opener: Locator, name: string | RegExp): Promise<Locator> {
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Escape closes it, and the focus is where it was. */
async function leave(page: Page, dialog: Locator, opener: Locator) {
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

/** Tab goes round in a dialog, and comes past these. */
async function expectRound(page: Page, dialog: Locator, ...targets: Locator[]) {
  for (const target of targets) await tabTo(page, target)
  expect(await dialog.evaluate(element => element.contains(document.activeElement))).toBe(true)
}

test('security by keyboard', async ({ page }) => {
  await enter(page)
  await page.goto('/settings/security')
  const names = await walk(page)
  const actions = ['Change Password', 'Set up', 'Sign out everywhere else', 'Download', 'Delete account']
  expect(names.filter(name => actions.includes(name))).toEqual(actions)
  const change = page.getByRole('button', { name: 'Change Password' })
  await tabTo(page, change)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Current password')).toBeFocused()

  const deleting = page.getByRole('button', { name: 'Delete account' })
  const deletion = await openBy(page, deleting, 'Delete the account')
  await expect(deletion.getByLabel('Your email address')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(deletion.getByLabel('Your email address')).toHaveAccessibleDescription(/to go on/)
  await expect(deletion.getByLabel('Your email address')).toBeFocused()
  await expectRound(page, deletion, deletion.getByRole('button', { name: 'Delete everything' }))
  await page.keyboard.press('Enter')
  await expect(deletion.getByLabel('Your email address')).toBeFocused()
  await leave(page, deletion, deleting)
})

test('two-step verification by keyboard: each step takes the focus, and what closes gives it back', async ({
  page
}) => {
  const person = await enter(page)
  await page.goto('/settings/security')
  const setUp = page.getByRole('button', { name: 'Set up' })
  const scan = await openBy(page, setUp, 'Scan this code')
  await expect(scan.getByRole('img', { name: 'The code to scan' })).toBeVisible()
  await leave(page, scan, setUp)

  await page.keyboard.press('Enter')
  const key = ((await scan.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await expectRound(page, scan, scan.getByRole('button', { name: 'Next' }))
  await page.keyboard.press('Enter')
  const code = page.getByLabel('Code from your app')
  await expect(code).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Back', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Scan this code' })).toBeFocused()
  await tabTo(page, scan.getByRole('button', { name: 'Next' }))
  await page.keyboard.press('Enter')
  await expect(code).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(/Enter the six digits/)
  await expect(code).toBeFocused()
  await page.keyboard.type(codeFor(key))
  const kept = page.getByRole('dialog', { name: 'Keep these recovery codes' })
  await expect(kept.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused()
  // Who types six digits presses Enter by habit: of codes that are shown this once it must close nothing.
  await page.keyboard.press('Enter')
  await expectRound(page, kept, kept.getByRole('button', { name: 'I have kept them' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Add app' })).toBeFocused()

  const removing = page.getByRole('button', { name: 'Remove Authenticator app' })
  const removal = await openBy(page, removing, 'Remove two-step verification')
  await expect(removal.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(removal.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Enter your password/)
  await expect(removal.getByLabel('Password', { exact: true })).toBeFocused()
  await leave(page, removal, removing)
  const renewing = page.getByRole('button', { name: 'Make new codes' })
  await leave(page, await openBy(page, renewing, 'Make new codes'), renewing)

  await openBy(page, removing, 'Remove two-step verification')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await whereNow(page)).not.toBeNull()
})

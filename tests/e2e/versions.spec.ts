import type { Page } from '@playwright/test'
import type { PlanId } from '../../src/contract/plan-ids.ts'
import { ask, chooseOther, enter, expect, expectAccessibleInAll, tabTo, test } from './fixtures.ts'
import { openGenerated } from './templates.ts'

const BRIEF = 'Tidewater pottery: spring sale, 20% off bowls and jugs until Sunday with the code SPRING20.'
const REFUSAL = 'Subscribe to a plan with rollback feature to restore previous versions'
const emailIn = (page: Page) => page.frameLocator('iframe[title="Preview of your email"]')
const headingIn = (page: Page) => emailIn(page).getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rowsIn = (page: Page) => page.getByRole('region', { name: 'List of versions' }).getByRole('listitem')
const rowOf = (page: Page, title: string | RegExp) => rowsIn(page).getByRole('button', { name: title })
const changesIn = (page: Page) => page.getByRole('region', { name: 'Changes' })
const takeBack = (page: Page) => page.getByRole('button', { name: /^Take back this change: Heading/ })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ })

/** An email with three versions: made from a brief, its heading red by chat, its corners otherwise by hand. */
async function begin(page: Page, plan: PlanId = 'professional') {
  await enter(page, { plan })
  await openGenerated(page, BRIEF)
  await ask(page, 'Make the heading red')
}

async function changeByHand(page: Page) {
  await button(page, 'Theme').click()
  await chooseOther(page, 'Corners')
  await button(page, 'Close the theme').click()
  await expect(saved(page)).toBeVisible()
}

test('versions are listed in words, compared, restored and taken back one by one', async ({ page }) => {
  await begin(page)
  await changeByHand(page)
  await button(page, 'Versions').click()
  await expect(page.getByRole('heading', { name: 'Versions', exact: true })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(rowsIn(page)).toHaveText([
    /^\d.*Corners.*You, now$/,
    /^\d.*, asked by you$/,
    /^\d.*Made from a brief.*Built-in/
  ])
  await expectAccessibleInAll(page)

  await rowOf(page, 'Made from a brief').click()
  const [was, now] = ['was', 'now'].map(side => page.locator(`.compared-sheet[data-side="${side}"]`))
  await expect(was!.getByTitle(/^The version of Today, /)).toBeVisible()
  await expect(was!.getByText('read only')).toBeVisible()
  await expect(now!.getByTitle('The email now')).toBeVisible()
  await expect(was!.getByText('Was', { exact: true }).first()).toBeVisible()
  await expect(now!.getByText('Heading', { exact: true })).toBeVisible()
  await button(page, 'Next change').click()
  await expect(page.getByRole('status').filter({ hasText: /^1 of \d+: / })).toBeVisible()
  await expect(
    changesIn(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
  ).toHaveText([/^Corners/, /^Heading/])
  await expectAccessibleInAll(page)

  await takeBack(page).click()
  await expect(page.getByText(/^Taken back: Heading.*\.$/)).toBeVisible()
  await expect(changesIn(page).getByText('Taken back already')).toBeVisible()
  await expect(rowsIn(page).first()).toContainText('Taken back')
  await button(page, 'Undo').click()
  await expect(takeBack(page)).toBeVisible()

  await button(page, 'Restore this version').click()
  await expect(page.getByText(/^The version of Today, .+ is restored\.$/)).toBeVisible()
  expect(await headingIn(page).getAttribute('style')).toBeNull()
  await expect(rowsIn(page).first()).toHaveText(/Restored: Made from a brief.*You, now$/)
  await expectAccessibleInAll(page)
  await button(page, 'Undo').first().click()
  await expect(headingIn(page)).toHaveAttribute('style', /color/)
  await expect(saved(page)).toBeVisible()
  await expect(rowsIn(page).first()).toContainText('Undone: Restored')
  await page.reload()
  await expect(headingIn(page)).toHaveAttribute('style', /color/)
})

test('by keyboard a version is found, walked through, restored and left', async ({ page }) => {
  await begin(page)
  const bench = page.getByRole('region', { name: 'Preview' })
  await bench.focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('v')
  await expect(page.getByRole('heading', { name: 'Versions', exact: true })).toBeFocused()
  await tabTo(page, rowOf(page, 'Made from a brief'))
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Made from a brief')).toHaveAttribute('aria-expanded', 'true')
  await tabTo(page, takeBack(page))
  await page.keyboard.press('Enter')
  await expect(changesIn(page)).toBeFocused()
  expect(await headingColour(page)).toBe(await headingColour(page, 'was'))
  await page.keyboard.press('ControlOrMeta+z')
  await expect(takeBack(page)).toBeVisible()
  await tabTo(page, button(page, 'Next change'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '1 of 1: Heading' })).toBeVisible()
  await tabTo(page, button(page, 'Restore this version'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Versions', exact: true })).toBeFocused()
  expect(await headingIn(page).getAttribute('style')).toBeNull()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(headingIn(page)).toHaveAttribute('style', /color/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Versions', exact: true })).toBeHidden()
  await expect(button(page, 'Versions')).toBeFocused()
})

/** The colour of the heading in one of the emails that are compared. */
function headingColour(page: Page, side: 'was' | 'now' = 'now') {
  const heading = page.frameLocator(`.compared-sheet[data-side="${side}"] iframe`).getByRole('heading', { level: 1 })
  return heading.evaluate(element => getComputedStyle(element).color)
}

test('without the right to restore all is shown, what is missing says why, and undo goes on', async ({ page }) => {
  await begin(page, 'starter')
  await changeByHand(page)
  await button(page, 'Versions').click()
  await rowOf(page, 'Made from a brief').click()
  for (const gated of [button(page, 'Restore this version'), takeBack(page)]) {
    await expect(gated).toBeDisabled()
    await gated.focus()
    await expect(gated).toHaveAccessibleDescription(REFUSAL)
    await expect(page.getByRole('tooltip').filter({ hasText: REFUSAL })).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await expectAccessibleInAll(page)
  await expect(rowsIn(page).filter({ has: page.getByRole('time') })).toHaveCount(3)
  await button(page, 'Close').click()
  await expect(button(page, 'Restore')).toBeDisabled()
  await expect(button(page, 'Restore')).toHaveAccessibleDescription(REFUSAL)
  await button(page, 'Undo').click()
  await button(page, 'Undo').click()
  expect(await headingIn(page).getAttribute('style')).toBeNull()
  await button(page, 'Redo').click()
  await expect(headingIn(page)).toHaveAttribute('style', /color/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('versions fill the screen, and give way to the comparison', async ({ page }) => {
    await begin(page)
    await button(page, 'More').tap()
    await page.getByRole('menuitem', { name: 'Versions' }).tap()
    await expectAccessibleInAll(page)
    await rowOf(page, 'Made from a brief').tap()
    await expect(takeBack(page)).toBeVisible()
    await expectAccessibleInAll(page)
    await button(page, 'Compare with now').tap()
    await expect(page.getByTitle(/^The version of Today, /)).toBeVisible()
    await button(page, 'Next change').tap()
    await expect(page.getByRole('status').filter({ hasText: '1 of 1: Heading' })).toBeVisible()
    await expectAccessibleInAll(page)
    await button(page, 'Versions').tap()
    await button(page, 'Restore this version').tap()
    await expect(page.getByText(/^The version of Today, .+ is restored\.$/)).toBeVisible()
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap()
    await button(page, 'Back').tap()
    await expect(headingIn(page)).toHaveAttribute('style', /color/)
    await expect(button(page, 'More')).toBeFocused()
  })
})

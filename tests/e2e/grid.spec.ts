import type { Page } from '@playwright/test'
import { enterStudio, expect, expectAccessible, holdModules, test } from './fixtures.ts'

/** Who calls the API as the page does. */
interface Caller {
  make: (name: string, html?: string) => Promise<{ id: string; revision: number }>
  rename: (id: string, revision: number, name: string) => Promise<void>
}

/** Somebody in the studio with templates of these names, the last one the newest. */
async function enterWith(page: Page, ...names: string[]): Promise<Caller> {
  await enterStudio(page, { plan: 'starter' })
  const session = page.waitForRequest(/\/api\/template-generate$/)
  await page.reload()
  const headers = { authorization: `${(await session).headers().authorization}` }
  const make = async (name: string, html = `<h1>${name}</h1>`) => {
    const made = await page.request.post('/api/templates', { headers, data: { name, html_value: html } })
    expect(made.status()).toBe(201)
    return (await made.json()).data
  }
  const rename = async (id: string, revision: number, name: string) => {
    const saved = await page.request.patch(`/api/templates/${id}`, { headers, data: { revision, name } })
    expect(saved.status()).toBe(200)
  }
  for (const name of names) await make(name)
  await page.goto('/studio')
  return { make, rename }
}

const letters = (count: number) => Array.from({ length: count }, (_, nth) => `Letter ${nth + 1}`)
const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const more = (page: Page, name: string) => page.getByRole('button', { name: `More for ${name}`, exact: true })
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
const count = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })
const choose = async (page: Page, name: string, item: string) => {
  await more(page, name).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** By day, by night and in forced colours, at both widths. */
async function expectAccessibleEverywhere(page: Page) {
  const medias = [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const
  for (const media of medias) {
    await page.emulateMedia(media)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await expectAccessible(page)
    }
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  await page.setViewportSize({ width: 1280, height: 844 })
}

test('a long list is drawn where one looks, counted in all, and walked through by keys', async ({ page }) => {
  await enterWith(page, ...letters(64))
  await expect(count(page, '64 templates')).toBeVisible()
  await expect(card(page, 'Letter 64')).toBeVisible()
  expect(await cards(page).count()).toBeLessThan(40)
  await expect(cards(page).first()).toHaveAttribute('aria-setsize', '64')
  await expectAccessibleEverywhere(page)

  await card(page, 'Letter 64').focus()
  await page.keyboard.press('ArrowRight')
  await expect(card(page, 'Letter 63')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(card(page, 'Letter 60')).toBeFocused()
  await page.keyboard.press('End')
  await expect(card(page, 'Letter 1')).toBeFocused()
  await expect(card(page, 'Letter 1')).toBeInViewport()
  expect(await cards(page).count()).toBeLessThan(40)
  await page.keyboard.press('Home')
  await expect(card(page, 'Letter 64')).toBeFocused()
})

test('the focus stays with its card however far the page is scrolled, and Tab goes on from there', async ({ page }) => {
  await enterWith(page, ...letters(64))
  await card(page, 'Letter 62').focus()
  await page.mouse.move(900, 500)
  await expect(async () => {
    await page.mouse.wheel(0, 4_000)
    await expect(card(page, 'Letter 1')).toBeInViewport({ timeout: 500 })
  }).toPass()
  await expect(card(page, 'Letter 62')).toBeFocused()
  for (const control of [more(page, 'Letter 62'), card(page, 'Letter 61'), more(page, 'Letter 61')]) {
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused()
    await expect(control).toBeInViewport()
  }
})

test('words and an order are asked for, stand in the address, and the back button leads out', async ({ page }) => {
  const { make } = await enterWith(page, 'Spring firing', 'Autumn letter')
  await make('Summer', '<p>Forty bowls for Grüße</p>')
  await page.reload()
  await expect(cards(page)).toHaveCount(3)
  await page.keyboard.press('/')
  const search = page.getByRole('textbox', { name: 'Search your templates' })
  await expect(search).toBeFocused()
  await page.keyboard.type('grusse BOW')
  await expect(count(page, '1 template with these words')).toBeVisible()
  await expect(card(page, 'Summer')).toBeVisible()
  await expect(page).toHaveURL(/\/studio\?q=grusse\+BOW$/)
  await page.reload()
  await expect(search).toHaveValue('grusse BOW')
  await expect(cards(page)).toHaveCount(1)

  await search.fill('nothing of the kind')
  await expect(page.getByRole('heading', { name: 'No template with these words.' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(cards(page)).toHaveCount(3)
  await expect(search).toBeFocused()

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Name' })
  await expect(page).toHaveURL(/\/studio\?sort=name$/)
  await expect(cards(page).first()).toContainText('Autumn letter')
  await page.goBack()
  await expect(cards(page).first()).toContainText('Summer')
  await page.goBack()
  await expect(cards(page)).toHaveCount(0)
  await expect(search).toHaveValue('nothing of the kind')
})

test('a search of a long list begins at its beginning and goes on as one scrolls', async ({ page }) => {
  await enterWith(page, ...letters(60), 'Other')
  await page.getByRole('textbox', { name: 'Search your templates' }).fill('letter')
  await expect(count(page, '60 templates with these words')).toBeVisible()
  await card(page, 'Letter 60').focus()
  await page.keyboard.press('End')
  await expect(card(page, 'Letter 1')).toBeFocused()
})

test('who comes back from an email is where they were in the list', async ({ page }) => {
  const layOut = await holdModules(page, /GridWindow/)
  await enterWith(page, ...letters(64))
  const openFarDown = async () => {
    await card(page, 'Letter 64').focus()
    await page.keyboard.press('End')
    // The list is laid out by a module of its own; until then there is nothing below its first cards.
    layOut()
    await expect(card(page, 'Letter 1')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(card(page, 'Letter 4')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/editor\//)
  }
  await openFarDown()
  await page.goBack()
  await expect(card(page, 'Letter 4')).toBeInViewport()

  await page.goto('/studio')
  await openFarDown()
  await page.getByRole('link', { name: 'Back to the studio' }).click()
  await expect(card(page, 'Letter 4')).toBeInViewport()
})

test('a name is changed on its card by keys: Enter keeps, Escape and nothing return', async ({ page }) => {
  await enterWith(page, 'Spring', 'Summer')
  const field = page.getByRole('textbox', { name: 'New name of Spring' })
  const write = async (name: string, key: string) => {
    await page.keyboard.press('F2')
    await expect(field).toBeFocused()
    await field.fill(name)
    await page.keyboard.press(key)
  }
  await card(page, 'Spring').focus()
  await write('Other', 'Escape')
  await expect(card(page, 'Spring')).toBeFocused()
  await write('  ', 'Enter')
  await expect(card(page, 'Spring')).toBeFocused()
  await page.keyboard.press('F2')
  await expectAccessibleEverywhere(page)
  await field.fill('Autumn')
  await page.keyboard.press('Enter')
  await expect(card(page, 'Autumn')).toBeFocused()
  await page.reload()
  await expect(card(page, 'Autumn')).toBeVisible()
  await expect(card(page, 'Spring')).toBeHidden()
})

test.describe('a name that meets another save', () => {
  // Chromium writes the refused call to the console.
  test.use({ expectedErrors: ['409'] })

  test('is saved on the newest revision', async ({ page }) => {
    const { make, rename } = await enterWith(page)
    const { id, revision } = await make('Spring')
    await page.reload()
    await choose(page, 'Spring', 'Rename')
    await rename(id, revision, 'Changed elsewhere')
    await page.getByRole('textbox', { name: 'New name of Spring' }).fill('Autumn')
    const saved = page.waitForResponse(answer => answer.request().method() === 'PATCH' && answer.ok())
    await page.keyboard.press('Enter')
    await saved
    await page.reload()
    await expect(card(page, 'Autumn')).toBeVisible()
  })
})

test('a copy lies beside its original, made by the server', async ({ page }) => {
  await enterWith(page, 'Spring')
  await choose(page, 'Spring', 'Duplicate')
  await expect(page.getByText('“Spring (copy)” is in your templates.')).toBeVisible()
  await expect(cards(page)).toHaveCount(2)
  await card(page, 'Spring (copy)').click()
  await expect(page.getByText('"Spring (copy)" is on the bench, a copy of "Spring"')).toBeVisible()
})

test('a deleted template leaves at once and comes back as it was, by mouse and by keys', async ({ page }) => {
  await enterWith(page, ...letters(3))
  await choose(page, 'Letter 2', 'Delete template')
  await expect(cards(page)).toHaveCount(2)
  await expect(card(page, 'Letter 1')).toBeFocused()
  const toast = page.getByRole('status').filter({ hasText: 'Deleted “Letter 2”.' })
  // While the focus is on it, it stays.
  await toast.getByRole('button', { name: 'Undo' }).focus()
  await expectAccessibleEverywhere(page)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Letter 2')).toBeFocused()
  await expect(cards(page).nth(1)).toContainText('Letter 2')

  await more(page, 'Letter 2').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete template' }).press('Enter')
  await expect(card(page, 'Letter 2')).toBeHidden()
  await page.keyboard.press('F6')
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card(page, 'Letter 2')).toBeFocused()

  await choose(page, 'Letter 3', 'Delete template')
  const undone = page.waitForResponse(/\/undelete$/)
  await page.keyboard.press('Control+z')
  await expect(card(page, 'Letter 3')).toBeFocused()
  await undone
  const deleted = page.waitForResponse(answer => answer.request().method() === 'DELETE' && answer.ok())
  await choose(page, 'Letter 1', 'Delete template')
  await deleted
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
  await expect(card(page, 'Letter 1')).toBeHidden()
})

test.describe('when the server refuses', () => {
  // Chromium writes the refused calls to the console.
  test.use({ expectedErrors: ['503'] })

  test('a deleted card comes back, a name too, and what could not be fetched is asked for again', async ({ page }) => {
    await enterWith(page, ...letters(30))
    const refuse = { status: 503, json: { success: false, error: { code: 'unavailable', message: 'Away.' } } }
    await page.route(/\/api\/templates/, route => route.fulfill(refuse))
    await choose(page, 'Letter 30', 'Delete template')
    await expect(page.getByText('“Letter 30” could not be deleted. Please try again.')).toBeVisible()
    await expect(card(page, 'Letter 30')).toBeVisible()
    await choose(page, 'Letter 30', 'Rename')
    await expect(page.getByRole('textbox', { name: 'New name of Letter 30' })).toBeFocused()
    await page.keyboard.type('Other')
    await page.keyboard.press('Enter')
    await expect(page.getByText('“Letter 30” could not be renamed to “Other”. Please try again.')).toBeVisible()
    await expect(card(page, 'Letter 30')).toBeVisible()

    await page.getByRole('textbox', { name: 'Search your templates' }).fill('letter 7')
    await expect(page.getByRole('alert').filter({ hasText: 'The templates could not be loaded.' })).toBeVisible()
    await expectAccessible(page)
    await page.unroute(/\/api\/templates/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(count(page, '1 template with these words')).toBeVisible()
    await expect(card(page, 'Letter 7')).toBeVisible()
  })
})

test('a new email begins blank, with a finished one, or with HTML', async ({ page }) => {
  await enterWith(page, 'Letter')
  await page.getByRole('button', { name: 'New', exact: true }).focus()
  await page.keyboard.press('Enter')
  const items = page.getByRole('menuitem')
  await expect(items).toHaveText(['Blank', 'From a finished email…', 'From HTML…'])
  await expect(items.first()).toBeFocused()
  await expectAccessible(page)
  await expect(items.nth(1)).toHaveAttribute('href', '/editor?start=finished')
  await expect(items.nth(2)).toHaveAttribute('href', '/editor?start=html')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/editor$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a finger searches, renames, copies, deletes and takes back', async ({ page }) => {
    await enterWith(page, 'Spring', 'Summer')
    await page.getByRole('button', { name: 'Search', exact: true }).tap()
    await page.getByRole('textbox', { name: 'Search your templates' }).fill('spr')
    await expect(cards(page)).toHaveCount(1)
    const tapItem = async (name: string, item: string) => {
      await more(page, name).tap()
      await page.getByRole('menuitem', { name: item }).tap()
    }
    await tapItem('Spring', 'Rename')
    await page.getByRole('textbox', { name: 'New name of Spring' }).fill('Springtime')
    await page.getByRole('heading', { name: 'Your Templates' }).tap()
    await expect(card(page, 'Springtime')).toBeVisible()
    await tapItem('Springtime', 'Delete template')
    await expect(page.getByRole('heading', { name: 'No template with these words.' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(card(page, 'Springtime')).toBeVisible()
    await page.getByRole('button', { name: 'New', exact: true }).tap()
    await page.getByRole('menuitem', { name: 'From HTML…' }).tap()
    await expect(page).toHaveURL(/\/editor\?start=html$/)
  })
})

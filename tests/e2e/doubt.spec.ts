import type { Page } from '@playwright/test'
import { enter, expect, expectAccessible, generate, subscribe, test } from './fixtures.ts'

const BRIEF = 'Sale email for Wick & Wax, 25% off all candles until Sunday with code GLOW25.'
const LEFT = [
  { text: 'Collection on Saturdays', place: 'Would go below the text', after: 's1', choice: 'open' },
  { text: 'Ring 01326 555 014', place: 'Would go below the text', after: 's1', choice: 'open' },
  { text: 'nothing too shouty', place: 'Read as a wish about tone', choice: 'left-out' }
]
const GUESSES = ['Call it Candles', 'Call it Light', 'Call it Glow'].map(label => ({
  label,
  icon: 'text',
  operations: [
    { op: 'meta', subject: label },
    { op: 'set', ref: 's2.heading', value: label }
  ]
}))

/** As Astro writes the props of an island: each value with its kind, escaped for an attribute. */
function asProps(value: unknown): string {
  const pair = (each: unknown): unknown =>
    Array.isArray(each)
      ? [1, each.map(pair)]
      : [
          0,
          each && typeof each === 'object'
            ? Object.fromEntries(Object.entries(each).map(([name, own]) => [name, pair(own)]))
            : each
        ]
  return JSON.stringify(pair(value)).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** Opens an email whose opening message left something out, whatever the designer in use leaves out. */
async function openLeft(page: Page) {
  await enter(page)
  await subscribe(page, 'Professional')
  await generate(page, BRIEF)
  const unplaced = LEFT.map(({ after, ...each }) => ({
    ...each,
    reason: after ? 'unsure' : 'wish',
    ...(after && { operation: { op: 'add', kind: 'text', content: { text: `${each.text}.` }, after } })
  }))
  const kept: unknown[] = []
  await page.route(/\/editor\/[0-9a-f-]{36}$/, async route => {
    const response = await route.fetch()
    const html = (await response.text()).replace(
      /(&quot;unplaced&quot;:)\[1,\[.*?\]\](?=,&quot;guesses)/,
      `$1${asProps(unplaced)}`
    )
    await route.fulfill({ response, body: html })
  })
  await page.route('**/messages/*', route => {
    kept.push(route.request().postDataJSON())
    return route.fulfill({ contentType: 'application/json', body: '{"success":true,"data":{}}' })
  })
  await page.reload()
  return kept
}

test.describe('what an email has not', () => {
  // The list is put into the page after the server made it, and React says so.
  test.use({ expectedErrors: ['Minified React error #418'] })

  test('what the email has not is added, taken back and left out, and folds to a line when all is settled', async ({
    page
  }) => {
    const kept = await openLeft(page)
    const email = page.frameLocator('iframe[title="Preview of your email"]')
    const list = page.getByRole('region', { name: 'Not in the email yet' })
    await expect(list.getByText('“nothing too shouty”')).toBeVisible()
    await expect(list.getByText('Left out', { exact: true })).toBeVisible()
    await expectAccessible(page)

    await list.getByRole('button', { name: 'Add “Collection on Saturdays”' }).press('Enter')
    await expect(email.getByText('Collection on Saturdays.')).toBeVisible()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await list.getByRole('button', { name: 'Undo adding “Collection on Saturdays”' }).press('Enter')
    await expect(email.getByText('Collection on Saturdays.')).toBeHidden()
    await list.getByRole('button', { name: 'Add “Collection on Saturdays”' }).press('Enter')
    await list.getByRole('button', { name: 'Leave out “Ring 01326 555 014”' }).press('Enter')

    const line = page.getByText('1 added, 2 left out of the email')
    await expect(line).toBeVisible()
    await expect(list).toBeHidden()
    await expect(page.locator('.unplaced-settled summary')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Undo adding “Collection on Saturdays”' })).toBeVisible()
    expect(kept).toEqual([
      { index: 0, choice: 'added' },
      { index: 0, choice: 'open' },
      { index: 0, choice: 'added' },
      { index: 1, choice: 'left-out' }
    ])
  })

  test('at 390 px, light and dark, what is left out has room and axe finds nothing', async ({ page }) => {
    await openLeft(page)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    }
    const add = await page.getByRole('button', { name: 'Add “Ring 01326 555 014”' }).boundingBox()
    expect(add?.height).toBeGreaterThanOrEqual(44)
  })
})

test.describe('a refused guess', () => {
  test.use({ expectedErrors: ['502'] })

  test('in doubt nothing changes; pointing shows, pressing sends, and Restore stays with the last change', async ({
    page
  }) => {
    await enter(page)
    await subscribe(page, 'Professional')
    await generate(page, BRIEF)
    const composer = page.getByLabel('What should change?')
    await composer.fill('Change the headline to Candles for long evenings')
    await composer.press('Enter')
    const restore = page.getByRole('button', { name: 'Restore' })
    await expect(restore).toBeVisible()
    const session = page.waitForRequest('**/api/templates/update')
    let sent: unknown
    await page.route('**/api/templates/update', async route => {
      const asked = route.request().postDataJSON()
      sent = asked.guess
      if (asked.guess) return route.fulfill({ status: 502, contentType: 'application/json', body: REFUSED })
      const response = await route.fetch()
      const events = await response.text()
      const done = JSON.parse(events.split('event: done\ndata: ')[1] ?? '{}')
      const message = {
        ...done.message,
        content: 'Which of these? Nothing has changed yet.',
        changes: [],
        guesses: GUESSES
      }
      await route.fulfill({ response, body: `event: done\ndata: ${JSON.stringify({ ...done, message })}\n\n` })
    })
    await composer.fill('Play some music')
    await composer.press('Enter')
    await session

    const guess = page.getByRole('button', { name: 'Call it Light' })
    await expect(guess).toBeVisible()
    await expect(composer).toHaveAttribute('placeholder', 'Or say it in other words')
    await expect(restore).toBeVisible()
    await expectAccessible(page)
    const heading = page
      .frameLocator('iframe[title="Preview of your email"]')
      .getByRole('heading', { name: 'Call it Light' })
    await guess.focus()
    await expect(heading).toBeVisible()
    await composer.focus()
    await expect(heading).toBeHidden()

    await guess.press('Enter')
    await expect(page.getByText('Not just now.')).toBeVisible()
    expect(sent).toEqual({ message_id: expect.any(String), index: 1 })
  })
})

const REFUSED = JSON.stringify({ success: false, error: { code: 'designer_failed', message: 'Not just now.' } })

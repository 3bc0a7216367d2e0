import type { Page } from '@playwright/test'
import { BLANK_EMAIL } from '../../src/email/email.ts'
import { createBatch } from '../../src/email/operations/batch.ts'
import type { Operation } from '../../src/email/operations/operation.ts'
import { emailOf, enter, enterStudio, expect, expectAccessible, expectAccessibleInAll, test } from './fixtures.ts'
import { openTemplate } from './templates.ts'

const SALE: Operation[] = [
  { op: 'add', kind: 'header', content: { logo: 'Tidewater' } },
  { op: 'add', kind: 'hero', content: { heading: 'Bowls for slow mornings', text: 'Forty bowls, twelve jugs.' } },
  { op: 'add', kind: 'quote', content: { text: 'My porridge has never felt so looked after.', name: 'Ines' } },
  {
    op: 'add',
    kind: 'stats',
    content: { items: ['Bowls', 'Jugs', 'Cups'].map((label, at) => ({ value: `${at + 1}0`, label })) }
  },
  { op: 'add', kind: 'footer', content: { company: 'Tidewater' } }
]
const PLAIN = {
  html_value:
    '<table width="600" align="center"><tr><td><h1>One</h1><p>Two</p><p>Three</p></td></tr></table><div>After</div>',
  css_value: 'h1 { color: #204d40 }'
}

function sale() {
  const batch = createBatch(BLANK_EMAIL)
  for (const operation of SALE) batch.apply(operation)
  return { html_value: batch.email.html, css_value: batch.email.css, subject: '20% off until Sunday' }
}

const bench = (page: Page) => page.getByRole('region', { name: 'Preview' })
/** What stands around the email is drawn after it. */
const expectUndo = (page: Page, title: string) =>
  expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute('title', title)
const kinds = (page: Page) =>
  emailOf(page)
    .locator('[data-section]')
    .evaluateAll(sections => sections.map(section => section.getAttribute('data-section')))
const ORDER = ['header', 'hero', 'quote', 'stats', 'footer']

/** The middle of something, in px of the window. */
async function middle(target: ReturnType<Page['locator']>) {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not to be seen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, bottom: box.y + box.height, left: box.x }
}

test('a section is dragged by its handle to where the line is; Escape puts it back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1_000 })
  await enter(page)
  await openTemplate(page, sale())
  await emailOf(page).locator('h1').click()
  const handle = page.getByRole('button', { name: 'Move Hero' })
  const quote = emailOf(page).locator('[data-section=quote]')

  const drag = async () => {
    const [from, to] = [await middle(handle), await middle(quote)]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.bottom - 10, { steps: 8 })
  }
  await drag()
  await expect(page.locator('.drag-sheet')).toHaveText('Hero')
  await expect(page.locator('.drop-line')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.drag-sheet')).toBeHidden()
  await page.mouse.up()
  expect(await kinds(page)).toEqual(ORDER)

  await drag()
  await page.mouse.up()
  await expect.poll(() => kinds(page)).toEqual(['header', 'quote', 'hero', 'stats', 'footer'])
  await expectUndo(page, 'Undo: You moved Hero below Quote')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => kinds(page)).toEqual(ORDER)
})

test('near an edge of the bench a drag scrolls, so that a section gets to the far end of a long email', async ({
  page
}) => {
  await enterStudio(page)
  await page.setViewportSize({ width: 1280, height: 560 })
  await openTemplate(page, sale())
  await emailOf(page).getByText('Tidewater').first().click()
  const [from, area] = [await middle(page.getByRole('button', { name: 'Move Header' })), await middle(bench(page))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(area.x, area.bottom - 4, { steps: 5 })
  await expect.poll(() => bench(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(200)
  await expect
    .poll(() => bench(page).evaluate(it => it.scrollHeight - it.clientHeight - it.scrollTop))
    .toBeLessThanOrEqual(1)
  await page.mouse.up()
  await expect.poll(async () => (await kinds(page)).at(-1)).toBe('header')
})

test('by keyboard a section is moved, laid out anew, saved and taken away', async ({ page }) => {
  await enter(page)
  await openTemplate(page, sale())
  await bench(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('toolbar', { name: 'Section: Header' })).toBeVisible()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByText('Header, 2 of 5')).toBeAttached()
  await expect.poll(() => kinds(page)).toEqual(['hero', 'header', 'quote', 'stats', 'footer'])
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText('Header, 1 of 5')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true')

  const layouts = page.getByRole('toolbar', { name: 'Section: Header' }).getByRole('button', { name: 'Layout' })
  await layouts.focus()
  await page.keyboard.press('Enter')
  const header = emailOf(page).locator('[data-section=header]')
  const band = page.getByRole('menuitemradio', { name: 'Band' })
  await expect(page.getByRole('menuitemradio', { name: 'Split' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await band.focus()
  await expect(header).toHaveAttribute('data-layout', 'band')
  await page.keyboard.press('Escape')
  await expect(header).toHaveAttribute('data-layout', 'split')
  await layouts.press('Enter')
  await band.press('Enter')
  await expect(header).toHaveAttribute('data-layout', 'band')

  await bench(page).focus()
  await page.keyboard.press('Shift+Delete')
  await expect.poll(() => kinds(page)).toEqual(['hero', 'quote', 'stats', 'footer'])
})

test('the gallery shows what would be added, puts it in by Enter, and leaves without a trace', async ({ page }) => {
  await enter(page)
  await openTemplate(page, sale())
  await emailOf(page).locator('h1').click()
  await page.getByRole('button', { name: 'Add a section below Hero' }).click()
  const search = page.getByRole('combobox', { name: 'Search the sections' })
  await expect(search).toBeFocused()
  await expect(page.getByRole('region', { name: 'Add a section' }).getByText('below Hero')).toBeVisible()
  await expect(page.getByRole('rowgroup', { name: 'Fits after Hero' })).toBeVisible()
  await expect.poll(async () => (await kinds(page)).length).toBe(6)
  await page.keyboard.press('Escape')
  await expect.poll(() => kinds(page)).toEqual(ORDER)
  await expectUndo(page, 'Nothing to undo')

  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await search.fill('voucher')
  const band = page.getByRole('gridcell', { name: 'Coupon, band' })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('gridcell', { name: 'Coupon, ticket' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.outline-trial')).toHaveText('Coupon, ticket')
  await band.hover()
  await expect(page.locator('.outline-trial')).toHaveText('Coupon, band')
  await expect(search).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => kinds(page)).toEqual(['header', 'hero', 'coupon', 'quote', 'stats', 'footer'])
  await expect(page.getByLabel('Part to change')).toHaveValue('s3.heading')
  await expectUndo(page, 'Undo: You added Coupon')
  await page.keyboard.press('Control+z')
  await expect.poll(() => kinds(page)).toEqual(ORDER)
})

test('what is found in another order keeps its pictures', async ({ page }) => {
  await enter(page)
  await openTemplate(page, sale())
  await bench(page).focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  const cells = page.getByRole('region', { name: 'Add a section' }).getByRole('gridcell')
  const names = () => cells.evaluateAll(all => all.map(cell => cell.getAttribute('aria-label') ?? cell.textContent))
  const empty = () =>
    cells
      .locator('iframe')
      .evaluateAll(
        frames => frames.filter(frame => !(frame as HTMLIFrameElement).contentDocument?.body?.firstElementChild).length
      )
  for (const letter of ['p', 'r']) {
    const before = await names()
    await page.keyboard.type(letter)
    await expect.poll(names).not.toEqual(before)
    await expect.poll(empty).toBe(0)
  }
})

test('a picture is dragged from the gallery into the email', async ({ page }) => {
  await enter(page)
  await openTemplate(page, sale())
  await bench(page).focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await page.getByRole('radio', { name: /^Divider/ }).check()
  const [from, quote] = [
    await middle(page.getByRole('gridcell', { name: 'Divider, line' })),
    emailOf(page).locator('[data-section=quote]')
  ]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x - 40, from.y)
  const to = await middle(quote)
  await page.mouse.move(to.x, to.bottom - 4, { steps: 6 })
  await expect(page.locator('.drop-line')).toBeVisible()
  await page.mouse.up()
  await expect.poll(() => kinds(page)).toEqual(['header', 'hero', 'quote', 'divider', 'stats', 'footer'])
})

test('what no layout is like is asked of the chat, with the words', async ({ page }) => {
  await enter(page)
  await openTemplate(page, sale())
  await emailOf(page).locator('h1').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await page.getByRole('combobox', { name: 'Search the sections' }).fill('a countdown clock')
  await expect(page.getByText('No layout like that.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for it in the chat' }).click()
  await expect(page.getByLabel('What should change?')).toHaveValue('Add a section below Hero: a countdown clock')
  await expect(page.getByLabel('What should change?')).toBeFocused()
})

test('a saved section is used in another email, renamed, and deleted with a way back', async ({ page }) => {
  await enter(page)
  await openTemplate(page, sale())
  await emailOf(page).locator('[data-section=quote] [data-slot=text]').first().click()
  await page.getByRole('button', { name: 'More for this section' }).click()
  await page.getByRole('menuitem', { name: 'Save this section' }).click()
  await expect(page.getByText(/^Saved as “My porridge/)).toBeVisible()

  await openTemplate(page, sale())
  await bench(page).focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  const yours = page.getByRole('rowgroup', { name: 'Yours' })
  await yours.getByRole('button', { name: /^More for My porridge/ }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename the section' })
  await dialog.getByLabel('Name').fill('Porridge')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(yours.getByRole('gridcell', { name: 'Porridge' })).toBeVisible()

  await yours.getByRole('button', { name: 'More for Porridge' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(yours).toBeHidden()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await yours.getByRole('gridcell', { name: 'Porridge' }).click()
  await expect.poll(async () => (await kinds(page)).filter(kind => kind === 'quote').length).toBe(2)
})

test('items of a list are added, and dragged across its columns', async ({ page }) => {
  await enter(page)
  await openTemplate(page, sale())
  const labels = () => emailOf(page).locator('[data-section=stats] [data-slot=label]').allInnerTexts()
  await emailOf(page).getByText('Jugs', { exact: true }).click()
  const [from, to] = [
    await middle(page.getByRole('button', { name: 'Move item 1 of Figures' })),
    await middle(emailOf(page).getByText('Cups', { exact: true }))
  ]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x + 60, to.y, { steps: 6 })
  await expect(page.locator('.drop-line-upright')).toBeVisible()
  await page.mouse.up()
  await expect.poll(labels).toEqual(['Jugs', 'Cups', 'Bowls'])

  await page.getByRole('button', { name: 'Add an item to Figures' }).click()
  await expect.poll(labels).toEqual(['Jugs', 'Cups', 'Bowls', 'What it counts'])
})

test('by keyboard items are added, moved, copied and taken away, and stand as many across as is wished', async ({
  page
}) => {
  await enter(page)
  await openTemplate(page, sale())
  const labels = () => emailOf(page).locator('[data-section=stats] [data-slot=label]').allInnerTexts()
  await emailOf(page).getByText('Cups', { exact: true }).click()
  await expect(page.getByRole('toolbar', { name: 'Tools for Label' })).toBeVisible()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(labels).toEqual(['Bowls', 'Cups', 'Jugs'])
  await expect(page.getByText('Item 2, 2 of 3')).toBeAttached()
  await page.keyboard.press('Control+d')
  await expect.poll(labels).toEqual(['Bowls', 'Cups', 'Cups', 'Jugs'])

  const columns = async (name: string) => {
    await page.getByRole('button', { name: 'More tools' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Columns' }).press('Enter')
    await page.getByRole('radio', { name, exact: true }).press('Enter')
  }
  const inRows = () =>
    emailOf(page)
      .locator('[data-section=stats] [data-item]')
      .evaluateAll(items => new Set(items.map(item => item.getBoundingClientRect().top)).size)
  for (const [across, rows] of [
    [1, 4],
    [2, 2],
    [3, 2],
    [4, 1]
  ]) {
    await columns(`${across} across`)
    await expect.poll(inRows).toBe(rows)
  }
  await page.getByRole('button', { name: /^Select Item/ }).press('Enter')
  await page.keyboard.press('Delete')
  await expect.poll(labels).toEqual(['Bowls', 'Cups', 'Jugs'])
})

/** Whether two boxes lie on each other. */
const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
type Box = { x: number; y: number; width: number; height: number }

test('whatever is selected, neither bar nor rail lies on a handle or a plus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1_400 })
  await enter(page)
  await openTemplate(page, sale())
  await bench(page).focus()
  for (const width of [1280, 900]) {
    await page.setViewportSize({ width, height: 1_400 })
    await page.keyboard.press('Home')
    for (let step = 0; step < 14; step++) {
      await expect(page.getByRole('toolbar', { name: /^Tools for/ })).toBeVisible()
      const boxes = (selector: string) =>
        page.locator(selector).evaluateAll(all => all.map(each => each.getBoundingClientRect().toJSON() as Box))
      await expect(async () => {
        const bars = [...(await boxes('.tool-bar')), ...(await boxes('.rail'))]
        const others = await boxes('.plus[data-shown], .item-handle, .item-plus')
        expect(others.length).toBeGreaterThan(0)
        expect(others.filter(each => bars.some(bar => overlap(bar, each)))).toEqual([])
        expect(bars.slice(1).filter(each => overlap(bars[0] as Box, each))).toEqual([])
      }).toPass()
      await page.keyboard.press('ArrowDown')
    }
  }
})

test('an email without sections is arranged element by element', async ({ page }) => {
  await enter(page)
  await openTemplate(page, PLAIN)
  const texts = () => emailOf(page).locator('h1, p').allInnerTexts()
  await emailOf(page).getByText('Three').click()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(texts).toEqual(['One', 'Three', 'Two'])
  await expect(emailOf(page).getByText('Three')).toBeFocused()
  await page.keyboard.press('Control+d')
  await expect.poll(texts).toEqual(['One', 'Three', 'Three', 'Two'])
  await expectUndo(page, 'Undo: Text duplicated')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Delete')
  await expect.poll(texts).toEqual(['One', 'Three', 'Two'])
  for (const _ of Array(3)) await page.keyboard.press('Escape')
  await emailOf(page).getByText('One').click()
  await page.getByRole('button', { name: 'Add a section below Heading' }).click()
  await expect(page.getByText('it will stand between its elements')).toBeVisible()
  await page.getByRole('combobox', { name: 'Search the sections' }).fill('divider line')
  await page.keyboard.press('Enter')
  await expect.poll(() => emailOf(page).locator('td > h1 + [data-section=divider]').count()).toBe(1)
})

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a long press picks a section up, and the gallery has the whole screen', async ({ page }) => {
    await enter(page)
    await openTemplate(page, sale())
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined || y === undefined ? [] : [{ x, y }]
      })
    const from = await middle(emailOf(page).locator('[data-section=header]'))
    const to = await middle(emailOf(page).locator('[data-section=hero]'))
    const lowest = (await middle(bench(page))).bottom - 60
    await touch('touchStart', from.x, from.y)
    await expect(page.locator('.drag-sheet')).toHaveText('Header')
    await touch('touchMove', from.x, from.y + 20)
    await touch('touchMove', to.x, Math.min(to.bottom - 6, lowest))
    await expect(page.locator('.drop-line')).toBeAttached()
    await expectAccessibleInAll(page)
    await touch('touchEnd')
    await expect.poll(() => kinds(page)).toEqual(['hero', 'header', 'quote', 'stats', 'footer'])

    await page.getByRole('banner').getByRole('button', { name: 'More' }).tap()
    await page.getByRole('menuitem', { name: 'Add a section' }).tap()
    const gallery = page.getByRole('region', { name: 'Add a section' })
    await expect.poll(async () => (await gallery.boundingBox())?.height).toBe(844)
    await expectAccessible(page)
    await gallery.getByRole('button', { name: 'Back' }).tap()
    await expect(gallery).toBeHidden()
    await expect.poll(() => kinds(page)).toEqual(['hero', 'header', 'quote', 'stats', 'footer'])
  })

  test('items are added, moved and taken away under the sheet, and sections are added from it', async ({ page }) => {
    await enter(page)
    await openTemplate(page, sale())
    const labels = () => emailOf(page).locator('[data-section=stats] [data-slot=label]').allInnerTexts()
    await emailOf(page).getByText('Cups', { exact: true }).tap()
    const sheet = page.getByRole('region', { name: /^Tools for/ })
    await sheet.getByRole('button', { name: 'Move Item 3 up' }).tap()
    await expect.poll(labels).toEqual(['Bowls', 'Cups', 'Jugs'])
    const more = async (name: string) => {
      await sheet.getByRole('button', { name: 'More', exact: true }).tap()
      await sheet.getByRole('menuitem', { name, exact: true }).tap()
    }
    await more('Add an item')
    await expect.poll(labels).toEqual(['Bowls', 'Cups', 'Jugs', 'What it counts'])
    await expect(page.getByRole('region', { name: 'Tools for Item 4' })).toBeVisible()
    await more('Delete')
    await expect.poll(labels).toEqual(['Bowls', 'Cups', 'Jugs'])

    await emailOf(page).getByText('Jugs', { exact: true }).tap()
    await more('Add a section below')
    await expect(page.getByRole('region', { name: 'Add a section' }).getByText('below Figures')).toBeVisible()
    await page.getByRole('gridcell').first().tap()
    await expect.poll(async () => (await kinds(page)).length).toBe(6)
  })
})

test('axe finds nothing in the gallery, the rail and what is tried, at any width and in any colours', async ({
  page
}) => {
  test.slow()
  await enter(page)
  await openTemplate(page, sale())
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await emailOf(page).locator('h1').click()
    await expectAccessibleInAll(page)
    if (width === 1280) {
      await page.getByRole('toolbar', { name: 'Section: Hero' }).getByRole('button', { name: 'Layout' }).click()
      await expect(page.getByRole('menuitemradio').first()).toBeVisible()
      await expectAccessibleInAll(page)
      await page.keyboard.press('Escape')
      await bench(page).focus()
    }
    await page.keyboard.press('Escape')
    await page.keyboard.press('a')
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    await expectAccessibleInAll(page)
    await page.getByRole('combobox', { name: 'Search the sections' }).fill('xylophone')
    await expectAccessibleInAll(page)
    for (const _ of Array(4)) await page.keyboard.press('Escape')
  }
})

import type { Locator, Page } from '@playwright/test'
import { enter, expect, expectAccessible, tabTo, test } from './fixtures.ts'
import { openTemplate, savedTemplate } from './templates.ts'

const html = (page: Page) => page.getByLabel('HTML', { exact: true })
const css = (page: Page) => page.getByLabel('CSS', { exact: true })
const email = (page: Page) => page.frameLocator('iframe[title="Preview of your email"]')

async function openCode(page: Page, code = '') {
  await enter(page)
  await page.goto('/editor')
  await page.getByRole('tab', { name: 'Code Edit' }).click()
  await expect(html(page)).toBeVisible()
  if (code) await html(page).fill(code)
}

/** Puts the caret at the beginning of a line, which is counted from 1. */
async function goTo(page: Page, line: number) {
  await page.keyboard.press('Control+Home')
  for (let at = 1; at < line; at += 1) await page.keyboard.press('ArrowDown')
}

test('a misspelt property is said below its line, and mended by a press or by a key', async ({ page }) => {
  await openCode(page, '<h1 class="big">Bowls</h1>')
  await css(page).fill('.big {\n  colr: rgb(10, 20, 30);\n}\n.more {\n  margn: 0;\n}')
  await expect(page.getByRole('button', { name: '2 errors in the CSS' })).toBeVisible()

  await goTo(page, 2)
  await expect(css(page).getByText('colr is not a property. Did you mean color?')).toBeVisible()
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect(email(page).getByRole('heading')).toHaveCSS('color', 'rgb(10, 20, 30)')

  await expect(page.getByRole('button', { name: '1 error in the CSS' })).toBeVisible()
  await page.keyboard.press('F8')
  await expect(css(page).getByText('margn is not a property. Did you mean margin?')).toBeVisible()
  await page.keyboard.press('Control+.')
  await expect(page.getByRole('button', { name: /error.* in the CSS$/ })).toBeHidden()
  await expect(css(page)).toContainText('margin: 0')
})

test('what was typed is in the preview and is saved by Ctrl S, and Escape then Tab leaves the field', async ({
  page
}) => {
  await openCode(page, '<h1>Bowls</h1>')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('<p>Forty of them')
  await expect(email(page).getByText('Forty of them')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByText('Line 1, column 31')).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(html(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('separator', { name: 'Height of the HTML' })).toBeFocused()
  const before = await html(page).evaluate(field => field.closest('section')?.clientHeight ?? 0)
  await page.keyboard.press('ArrowUp')
  expect(await html(page).evaluate(field => field.closest('section')?.clientHeight ?? 0)).toBeLessThan(before)
})

test('the preview keeps the last version that compiles, and undo takes typing back from the code', async ({ page }) => {
  await openCode(page, '<h1>Bowls</h1>')
  await expect(email(page).getByText('Bowls')).toBeVisible()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText('<p class="')
  await expect(page.getByText('The preview keeps the last version that compiles.')).toBeVisible()
  await expect(email(page).locator('p')).toHaveCount(0)
  await page.keyboard.insertText('lead">Jugs</p>')
  await expect(email(page).getByText('Jugs')).toBeVisible()

  await page.keyboard.press('Control+z')
  await expect(email(page).getByText('Jugs')).toBeHidden()
  await expect(html(page)).not.toContainText('Jugs')
  await page.keyboard.press('Control+Shift+z')
  await expect(email(page).getByText('Jugs')).toBeVisible()
})

test('what is selected is lit in the code, and the element of the caret is selected', async ({ page }) => {
  await openCode(page, '<h1 class="big">Bowls</h1>\n<p>Jugs</p>')
  await css(page).fill('p { margin: 0 }\n.big { color: red }')
  await email(page).getByText('Bowls').click()
  const lit = (field: Locator) => field.locator('.cm-selected-line')
  await expect(lit(html(page))).toHaveText('<h1 class="big">Bowls</h1>')
  await expect(lit(css(page))).toHaveText('.big { color: red }')

  await html(page).getByText('Jugs').click()
  await expect(lit(html(page))).toHaveText('<p>Jugs</p>')
  await expect(lit(css(page))).toHaveText('p { margin: 0 }')
})

test('the width of the code goes by dragging and by arrow keys', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 800 })
  await openCode(page)
  const panel = page.getByRole('complementary', { name: 'Change this email' })
  const width = async () => Math.round((await panel.boundingBox())?.width ?? 0)
  expect(await width()).toBe(620)
  const line = page.getByRole('separator', { name: 'Width of the code' })
  await line.press('ArrowLeft')
  await expect.poll(width).toBe(640)
  const box = await line.boundingBox()
  await page.mouse.move(box?.x ?? 0, 400)
  await page.mouse.down()
  await page.mouse.move(100, 400)
  await page.mouse.up()
  await expect.poll(width).toBe(840)
})

test('the first element of the rule around the caret is selected, unless what is selected is one of them', async ({
  page
}) => {
  await openCode(page, '<p>Jugs</p>\n<h1 class="big">Bowls</h1>\n<h1 class="big">Cups</h1>')
  await css(page).fill('p { margin: 0 }\n.big { color: red }\n.none { color: blue }')
  const lit = html(page).locator('.cm-selected-line')
  await goTo(page, 1)
  await expect(lit).toHaveText('<p>Jugs</p>')
  await goTo(page, 2)
  await expect(lit).toHaveText('<h1 class="big">Bowls</h1>')
  await expect(page.locator('.outline-selected')).toBeVisible()
  await goTo(page, 3)
  await expect(page.getByText('Line 3, column 1')).toBeVisible()
  await expect(lit).toHaveText('<h1 class="big">Bowls</h1>')
  await goTo(page, 1)
  await expect(lit).toHaveText('<p>Jugs</p>')

  await email(page).getByText('Cups').click()
  await expect(lit).toHaveText('<h1 class="big">Cups</h1>')
  await css(page).focus()
  await goTo(page, 2)
  await expect(page.getByText('Line 2, column 1')).toBeVisible()
  await page.keyboard.type('/**/')
  await expect(css(page)).toContainText('/**/.big')
  await expect(lit).toHaveText('<h1 class="big">Cups</h1>')
})

test('by keyboard alone: the code is opened, changed, searched, put in order, saved and left', async ({ page }) => {
  await enter(page)
  const id = await openTemplate(page, { html_value: '<table><tr><td>Bowls</td></tr></table>', css_value: '' })
  await page.getByRole('region', { name: 'Preview' }).focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await tabTo(page, html(page))
  await page.keyboard.press('Control+End')
  await page.keyboard.type('<p>Forty jugs')
  await page.keyboard.press('Control+f')
  await expect(page.getByLabel('Find', { exact: true })).toBeFocused()
  await page.keyboard.type('jugs')
  await tabTo(page, page.getByLabel('Replace with', { exact: true }))
  await page.keyboard.type('cups')
  await tabTo(page, page.getByRole('button', { name: 'Replace all' }))
  await page.keyboard.press('Enter')
  await expect(email(page).getByText('Forty cups')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(html(page)).toBeFocused()

  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Format the HTML' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Formatted.')).toBeVisible()
  await page.keyboard.press('Control+s')
  expect((await savedTemplate(page, id)).html_value).toMatch(/<table>\n {2}<tr>.*<p>Forty cups<\/p>/s)
  await page.keyboard.press('Control+/')
  await expect(page.getByLabel('What should change?')).toBeFocused()
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: ['ERR_FAILED', 'Failed to fetch'] })

  test('code that does not come says so, and comes when it is asked for again', async ({ page }) => {
    await enter(page)
    await page.goto('/editor')
    await page.route(/\/Code\.[^/]*\.js/, route => route.abort())
    await page.getByRole('tab', { name: 'Code Edit' }).click()
    const failed = page.getByRole('alert').filter({ hasText: 'The code could not be opened: the connection was lost.' })
    await expect(failed).toBeVisible()
    await expectAccessible(page)
    await page.unroute(/\/Code\.[^/]*\.js/)
    await failed.getByRole('button', { name: 'Try again' }).click()
    // In a new page, where the browser fetches nothing twice that failed.
    await expect(async () => {
      await page.getByRole('tab', { name: 'Code Edit' }).click()
      await expect(html(page)).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await html(page).fill('<h1>Bowls</h1>')
    await expect(email(page).getByText('Bowls')).toBeVisible()
  })
})

test('code is searched, folded, put in order and completed, and what is broken stays as it is', async ({ page }) => {
  await openCode(page, '<table>\n  <tr>\n    <td>Bowl and bowl</td>\n  </tr>\n</table>')
  await page.getByRole('button', { name: 'Search in the HTML' }).click()
  await page.getByLabel('Find', { exact: true }).fill('bowl')
  await page.getByLabel('Replace with', { exact: true }).fill('jug')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Replace all' }).click()
  await expect(email(page).getByText('jug and jug')).toBeVisible()
  await page.getByRole('button', { name: 'Close the search' }).click()

  await page.getByRole('button', { name: 'Fold all of the HTML' }).click()
  await expect(html(page)).not.toContainText('jug and jug')
  await page.getByRole('button', { name: 'Fold all of the HTML' }).click()
  await expect(html(page)).toContainText('jug and jug')

  await html(page).fill('<table><tr><td><p>Forty <b>bowls</b></p></td></tr></table>')
  await page.getByRole('button', { name: 'Format the HTML' }).click()
  await expect(page.getByText('Formatted.')).toBeVisible()
  await expect(html(page).locator('.cm-line')).toHaveCount(8)
  await expect(email(page).getByText('Forty bowls')).toBeVisible()

  await html(page).fill('<table><tr><td><p>Forty <b>bowls</p></td></tr></table>')
  await page.getByRole('button', { name: 'Format the HTML' }).click()
  await expect(page.getByText('nothing was changed')).toBeVisible()

  await html(page).fill('<h1 class="hero-heading">Hi {{first_name}}</h1>')
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\n<p class="he')
  await page.getByRole('option', { name: 'hero-heading' }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('>{{')
  await page.getByRole('option', { name: '{{first_name}}' }).click()
  await expect(html(page)).toContainText('<p class="hero-heading">{{first_name}}')
})

test.describe('more than a template may have', () => {
  // Such a text is refused by the server, and said so.
  test.use({ expectedErrors: ['422'] })

  test('two million characters leave the page alive, and nothing typed is lost', async ({ page }) => {
    await openCode(page, '<h1>Bowls</h1>')
    const row = '<table><tr><td class="cell">Forty bowls, twelve jugs</td></tr></table>\n'
    const long = row.repeat(Math.ceil(2_000_000 / row.length))
    await html(page).focus()
    await page.keyboard.press('Control+End')
    await html(page).evaluate((field, text) => {
      const data = new DataTransfer()
      data.setData('text/plain', text)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    }, long)
    await expect(page.getByText(/a template may have 500,000/)).toBeVisible({ timeout: 60_000 })
    await page.keyboard.type('End')
    await expect(html(page)).toContainText('End')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.keyboard.type('<h1>Back again')
    await expect(email(page).getByText('Back again')).toBeVisible()
    await expect(page.getByText(/a template may have 500,000/)).toBeHidden()
  })
})

test('axe finds nothing in the code at any width, by day and by night', async ({ page }) => {
  await openCode(
    page,
    '<table>\n<tr><td class="a" class="b">{{name}}</td></tr></table>\n<!--[if mso]><p>Outlook</p><![endif]-->'
  )
  await css(page).fill('.a {\n  colr: red;\n}\n/* Jugs */')
  for (const [width, height] of [
    [1280, 800],
    [900, 700],
    [390, 844]
  ] as const) {
    await page.setViewportSize({ width, height })
    await goTo(page, 2)
    await expect(page.getByText('colr is not a property.')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the code takes the whole screen, wraps, and leads back', async ({ page }) => {
    await openCode(page)
    await html(page).tap()
    await page.keyboard.type(`<p class="text">${'Forty bowls and twelve jugs. '.repeat(6)}`)
    const fits = await html(page).evaluate(field => (field.parentElement?.scrollWidth ?? 0) <= innerWidth)
    expect(fits).toBe(true)
    await page.getByRole('button', { name: 'Save', exact: true }).tap()
    await expect(page.getByText(/^Ctrl S saves too/)).toBeVisible()
    await page.getByRole('button', { name: 'Back', exact: true }).tap()
    await expect(page.getByLabel('What should change?')).toBeVisible()
    await expect(email(page).getByText('Forty bowls')).toBeVisible()
  })
})

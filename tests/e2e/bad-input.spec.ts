import type { Locator, Page } from '@playwright/test'
import {
  emailOf,
  enter,
  enterStudio,
  expect,
  expectAccessible,
  expectAccessibleInAll,
  loseSession,
  signIn,
  test
} from './fixtures.ts'
import { openTemplate, savedTemplate } from './templates.ts'

const EMAIL = {
  html_value: '<h1>Bowls for slow mornings</h1>\n<p>Forty bowls</p>\n<p id="last">Twelve jugs</p>',
  css_value: 'h1 { color: #204d40 }'
}

const heading = (page: Page) => emailOf(page).locator('h1')
const code = (page: Page) => page.getByLabel('HTML', { exact: true })
const openCode = (page: Page) => page.getByRole('tab', { name: 'Code Edit' }).click()

/** Types at the end of a part. */
async function typeAtEnd(page: Page, part: Locator, words: string) {
  // At its beginning: on the middle of a line stands the '+' of its edge.
  await part.click({ position: { x: 8, y: 8 } })
  await expect(part).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.press('End')
  await page.keyboard.type(words)
}

/** Leaves for the studio, and answers whether the browser was made to ask first; it is told to leave all the same. */
async function leave(page: Page): Promise<boolean> {
  let wasAsked = false
  page.once('dialog', dialog => {
    wasAsked = dialog.type() === 'beforeunload'
    return dialog.accept()
  })
  await page.getByRole('link', { name: 'Back to the studio' }).click()
  await expect(page).toHaveURL(/\/studio/)
  page.removeAllListeners('dialog')
  return wasAsked
}

test('an email of 3,000 elements is selected, typed in and taken back', async ({ page }) => {
  const rows = Array.from({ length: 1_500 }, (_, at) => `<p>Bowl number <b>${at + 1}</b></p>`).join('\n')
  await enter(page)
  const html_value = `<h1>Three thousand</h1>\n${rows}`
  const id = await openTemplate(page, { html_value, css_value: '' })
  const bowl = emailOf(page).locator('p', { hasText: /^Bowl number 7(!|$)/ })
  await typeAtEnd(page, bowl, '!')
  await expect(bowl).toHaveText('Bowl number 7!')
  await page.keyboard.press('Escape')
  expect((await savedTemplate(page, id)).html_value).toBe(html_value.replace('<b>7</b>', '<b>7!</b>'))

  await page.keyboard.press('Control+z')
  await expect(bowl).toHaveText('Bowl number 7')
  expect((await savedTemplate(page, id)).html_value).toBe(html_value)
})

test('markup that is broken while a selection stands leaves the preview as it was, and is mended by undo', async ({
  page
}) => {
  await enter(page)
  const id = await openTemplate(page, EMAIL)
  await emailOf(page).locator('#last').click()
  await openCode(page)
  await expect(code(page).locator('.cm-selected-line')).toHaveText('<p id="last">Twelve jugs</p>')
  await code(page).getByText('Forty bowls').click()
  await page.keyboard.press('End')
  await page.keyboard.insertText('<div class="')
  await expect(page.getByText('The preview keeps the last version that compiles.')).toBeVisible()
  await expect(emailOf(page).locator('#last')).toHaveText('Twelve jugs')
  await expectAccessible(page)

  await page.keyboard.press('Control+z')
  await expect(page.getByText('The preview keeps the last version that compiles.')).toBeHidden()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect(await savedTemplate(page, id)).toMatchObject(EMAIL)
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED'] })

  test('what is done is kept here, and saved once it is back', async ({ page, context }) => {
    await enter(page)
    const id = await openTemplate(page, EMAIL)
    await typeAtEnd(page, heading(page), ' and evenings')
    await savedTemplate(page, id)
    await context.setOffline(true)
    await page.keyboard.type(', rain')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Offline, kept here')).toBeVisible()
    await expectAccessibleInAll(page)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+Shift+z')
    await expect(heading(page)).toHaveText('Bowls for slow mornings and evenings, rain')

    await context.setOffline(false)
    const saved = await savedTemplate(page, id)
    expect(saved.html_value).toBe(EMAIL.html_value.replace('mornings', 'mornings and evenings, rain'))
    expect(await leave(page)).toBe(false)
  })

  test('a browser without room says that the work would be lost, and asks before it is', async ({ page, context }) => {
    await enter(page)
    const id = await openTemplate(page, EMAIL)
    await typeAtEnd(page, heading(page), '!')
    await savedTemplate(page, id)
    await page.evaluate(() => {
      for (let length = 1_000_000; length > 0; length = Math.floor(length / 2)) {
        try {
          for (;;) localStorage.setItem(`room ${length} ${localStorage.length}`, 'x'.repeat(length))
        } catch {}
      }
    })
    await context.setOffline(true)
    await page.keyboard.type('!')
    await expect(page.getByText('Offline, lost if you leave')).toBeVisible()
    await page.keyboard.press('Escape')
    await context.setOffline(false)
    await expect.poll(async () => (await savedTemplate(page, id)).html_value).toContain('!!')
    expect(await leave(page)).toBe(false)
  })
})

test('code that was not saved is asked for on leaving, and is there again', async ({ page }) => {
  await enter(page)
  const id = await openTemplate(page, EMAIL)
  await openCode(page)
  await code(page).fill('<h1>Not saved</h1><p class="')
  await expect(page.getByText('Unsaved')).toBeVisible()
  expect(await leave(page)).toBe(true)

  await page.goto(`/editor/${id}`)
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await openCode(page)
  await expect(code(page)).toHaveText('<h1>Not saved</h1><p class="')
})

test.describe('when the session ends while one types', () => {
  test.use({ expectedErrors: ['401'] })

  test('the page says so, and after signing in what was typed is there and saved', async ({ page }) => {
    const person = await enter(page)
    const id = await openTemplate(page, EMAIL)
    await typeAtEnd(page, heading(page), ' and')
    await savedTemplate(page, id)
    await loseCookies(page)
    await page.keyboard.type(' evenings')
    await page.keyboard.press('Escape')
    await expect(page.getByText(/^(Signed out, kept here|Your session has ended)/).first()).toBeVisible()
    await loseSession(page)
    await signIn(page, person)
    await page.goto(`/editor/${id}`)
    await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
    await expect(heading(page)).toHaveText('Bowls for slow mornings and evenings')
    const saved = await savedTemplate(page, id)
    expect(saved.html_value).toBe(EMAIL.html_value.replace('mornings', 'mornings and evenings'))
  })
})

const loseCookies = (page: Page) => page.context().clearCookies()

test('the back button while a save is under way, or over a dialog, loses nothing', async ({ page }) => {
  await enterStudio(page)
  const id = await openTemplate(page, EMAIL)
  let go = () => {}
  const held = new Promise<void>(resolve => {
    go = resolve
  })
  await page.route('**/api/templates/*', async route => {
    await held
    await route.continue().catch(() => {})
  })
  const sent = page.waitForRequest(request => request.method() === 'PATCH')
  await typeAtEnd(page, heading(page), ' and evenings')
  await page.keyboard.press('Escape')
  await sent
  await page.goBack()
  await expect(page).toHaveURL(/\/studio/)
  go()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goForward()
  await expect(heading(page)).toHaveText('Bowls for slow mornings and evenings')
  const saved = await savedTemplate(page, id)
  expect(saved.html_value).toBe(EMAIL.html_value.replace('mornings', 'mornings and evenings'))

  await page.getByRole('button', { name: /^Edit subject/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/studio/)
  await page.goForward()
  await expect(heading(page)).toHaveText('Bowls for slow mornings and evenings')
})

test.describe('one template in two pages', () => {
  // Steps that were made on what is deleted lead nowhere from an empty sheet: they are refused, and go as one version.
  test.use({ expectedErrors: ['409', '404', '422'] })

  test('is merged where other places were changed, else both are shown to choose from', async ({ page, context }) => {
    await enter(page)
    const id = await openTemplate(page, EMAIL)
    const other = await context.newPage()
    await other.goto(page.url())
    await typeAtEnd(other, emailOf(other).locator('#last'), ' and one teapot')
    await other.keyboard.press('Escape')
    await savedTemplate(other, id)

    await typeAtEnd(page, heading(page), '!')
    await page.keyboard.press('Escape')
    await expect(emailOf(page).locator('#last')).toHaveText('Twelve jugs and one teapot')
    const merged = EMAIL.html_value.replace('mornings', 'mornings!').replace('jugs', 'jugs and one teapot')
    expect((await savedTemplate(page, id)).html_value).toBe(merged)

    await typeAtEnd(other, heading(other), ' (theirs)')
    await other.keyboard.press('Escape')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    const dialog = other.getByRole('dialog', { name: 'Changed elsewhere' })
    await expect(dialog).toBeVisible()
    const shown = (name: string) => dialog.frameLocator(`iframe[title="${name} of your email"]`).locator('h1')
    await expect(shown('Your version')).toHaveText('Bowls for slow mornings (theirs)')
    await expect(shown('The other version')).toHaveText('Bowls for slow mornings!')
    await expectAccessibleInAll(other)
    await other.setViewportSize({ width: 390, height: 844 })
    await expectAccessibleInAll(other)
    await other.keyboard.press('Escape')
    await other.setViewportSize({ width: 1280, height: 800 })
    await other.getByRole('button', { name: 'Show both' }).click()
    await dialog.getByRole('button', { name: 'Save mine over it' }).click()
    await expect(heading(other)).toHaveText('Bowls for slow mornings (theirs)')
    await savedTemplate(other, id)
  })

  test('and is deleted in one of them is kept in the other, and saved anew when asked for', async ({ page }) => {
    await enter(page)
    const id = await openTemplate(page, EMAIL)
    const address = page.url()
    const away = page.waitForRequest(request => request.method() === 'PATCH')
    await typeAtEnd(page, heading(page), '!')
    const headers = { authorization: `${(await away).headers().authorization}` }
    await savedTemplate(page, id)
    await page.request.delete(`/api/templates/${id}`, { headers })
    await page.keyboard.type('!')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Deleted elsewhere, kept here')).toBeVisible()
    await expectAccessibleInAll(page)
    await page.getByRole('button', { name: 'Save it anew' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    expect(page.url()).not.toBe(address)
    await page.reload()
    await expect(heading(page)).toHaveText('Bowls for slow mornings!!')
  })
})

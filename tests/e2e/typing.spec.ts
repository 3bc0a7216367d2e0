import type { Locator, Page } from '@playwright/test'
import { emailOf, enter, expect, expectAccessible, holdModules, test } from './fixtures.ts'
import { openTemplate, savedTemplate } from './templates.ts'

/** Written as no program would: what is not typed in has to stay so. */
const BEFORE = "<h1 data-x='a'>Bowls for slow mornings</h1>\n<P class=lead >Forty   bowls &amp; one <b >teapot</b>.</P>"
const AFTER = '\n<!-- the kiln --><table><tr><td>Twelve jugs</td></tr></table>'
const EMAIL = { html_value: BEFORE + AFTER, css_value: 'h1 { color: #204d40 }' }

const heading = (page: Page) => emailOf(page).locator('h1')
const text = (page: Page) => emailOf(page).locator('p')
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })

async function typeIn(part: Locator) {
  await part.click()
  await expect(part).toHaveAttribute('contenteditable', 'true')
}

/** Selects all words of a part that is typed in. */
const selectWords = (part: Locator) => part.evaluate(node => getSelection()?.selectAllChildren(node))

test('by mouse: a click types, other bytes stay, and undo takes back a burst at once', async ({ page }) => {
  await enter(page)
  const id = await openTemplate(page, EMAIL)
  await heading(page).hover()
  await expect(page.locator('.outline-hovered')).toBeVisible()
  await typeIn(heading(page))
  await page.keyboard.press('End')
  await page.keyboard.type(' and long evenings')
  await expect(heading(page)).toHaveText('Bowls for slow mornings and long evenings')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(heading(page)).not.toHaveAttribute('contenteditable')
  const typed = EMAIL.html_value.replace('mornings', 'mornings and long evenings')
  expect(await savedTemplate(page, id)).toMatchObject({ html_value: typed })

  await undo(page).click()
  await expect(heading(page)).toHaveText('Bowls for slow mornings')
  expect(await savedTemplate(page, id)).toMatchObject({ html_value: EMAIL.html_value })
})

test('words marked by dragging beyond their text go by Backspace, and nothing else goes', async ({ page }) => {
  await enter(page)
  await openTemplate(page, EMAIL)
  await typeIn(heading(page))
  const [own, below] = [await heading(page).boundingBox(), await text(page).boundingBox()]
  if (!own || !below) throw new Error('The email is not shown.')
  await page.mouse.move(own.x + 60, own.y + own.height / 2)
  await page.mouse.down()
  await page.mouse.move(below.x + 300, below.y + below.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(heading(page)).toHaveText(/^\w+$/)
  await expect(text(page)).toHaveText(/Forty +bowls & one teapot\./)
})

test('by keyboard: arrows choose, Enter types, marks have keys, Escape leads out', async ({ page }) => {
  await enter(page)
  const id = await openTemplate(page, EMAIL)
  await page.getByRole('region', { name: 'Preview' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Heading selected')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(text(page)).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.press('Home')
  await page.keyboard.press('Control+Shift+ArrowRight')
  await page.keyboard.press('Control+i')
  await expect(text(page).locator('i, em')).toHaveText(/Forty/)
  await page.keyboard.press('Escape')
  await expect(text(page)).not.toHaveAttribute('contenteditable')
  const { html_value } = await savedTemplate(page, id)
  expect(html_value).toMatch(/<P class=lead ><(i|em)>Forty *<\/\1> *bowls &amp; one <b >teapot<\/b>\.<\/P>/)
  expect(html_value.endsWith(AFTER)).toBe(true)

  await page.keyboard.press('Control+z')
  await expect(text(page).locator('i, em')).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await expect(text(page).locator('i, em')).toHaveText(/Forty/)
})

test('a text without the focus leaves the keys to the email, and has it again behind a dialog', async ({ page }) => {
  await enter(page)
  await openTemplate(page, EMAIL)
  await typeIn(heading(page))
  await page.keyboard.press('End')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Commands' })).toBeHidden()
  await expect(heading(page)).toBeFocused()
  await page.keyboard.type(' and evenings')
  await expect(heading(page)).toHaveText('Bowls for slow mornings and evenings')

  const theme = page.getByRole('region', { name: 'Choices' })
  for (const beside of ['.bench', '.ruler']) {
    await typeIn(heading(page))
    await page.locator(beside).click({ position: { x: 5, y: 5 } })
    await page.keyboard.press('Escape')
    await page.keyboard.press('t')
    await expect(theme).toBeVisible()
    await expect(heading(page)).not.toHaveAttribute('contenteditable')
    await page.keyboard.press('Escape')
    await expect(theme).toBeHidden()
  }
})

test('typing whose code came late does not take the focus from who writes elsewhere by then', async ({ page }) => {
  const { promise, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/typing\.[^/]*\.js$/, route => promise.then(() => route.continue()))
  await enter(page)
  await openTemplate(page, EMAIL)
  await heading(page).click()
  await heading(page).click()
  const composer = page.getByLabel('What should change?')
  await composer.focus()
  const came = page.waitForResponse(/typing\.[^/]*\.js$/)
  arrive()
  await came
  await composer.pressSequentially('Shorter')
  await expect(composer).toHaveValue('Shorter')
  await expect(heading(page)).not.toHaveAttribute('contenteditable')
})

test('a key whose command came late leaves alone what was pressed since', async ({ page }) => {
  const arrive = await holdModules(page, /commands\.[^/]*\.js$/)
  await enter(page)
  await openTemplate(page, EMAIL)
  await typeIn(heading(page))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await text(page).click({ position: { x: 9, y: 9 } })
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  arrive()
  const commands = page.getByRole('dialog', { name: 'Commands' })
  await expect(commands).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(commands).toBeHidden()
  await expect(text(page)).toBeFocused()
})

test('an input method composes in place, and undo takes back what it wrote at once', async ({ page }) => {
  await enter(page)
  const id = await openTemplate(page, EMAIL)
  const client = await page.context().newCDPSession(page)
  const compose = (word: string) =>
    client.send('Input.imeSetComposition', { text: word, selectionStart: word.length, selectionEnd: word.length })
  await typeIn(heading(page))
  await page.keyboard.press('End')
  for (const word of ['に', 'にh', 'にほ', 'にほん']) await compose(word)
  await expect(heading(page)).toHaveText('Bowls for slow morningsにほん')
  await client.send('Input.insertText', { text: '日本' })
  await expect(heading(page)).toHaveText('Bowls for slow mornings日本')
  // A dead key composes too: the accent first, then the letter that wears it.
  await compose('´')
  await client.send('Input.insertText', { text: 'é' })
  await page.keyboard.press('Escape')
  const typed = EMAIL.html_value.replace('mornings', 'mornings日本é')
  expect(await savedTemplate(page, id)).toMatchObject({ html_value: typed })

  await undo(page).click()
  await expect(undo(page)).toBeDisabled()
  await expect(heading(page)).toHaveText('Bowls for slow mornings')
})

test('spelling, touch keyboards and the undo of the system write as keys do', async ({ page }) => {
  await enter(page)
  const id = await openTemplate(page, EMAIL)
  await typeIn(heading(page))
  /** What a browser does for such an event, which no script can make it do. */
  const replay = (inputType: string, change?: { from: number; to: number; insert: string }) =>
    heading(page).evaluate(
      (node, [type, edit]) => {
        const made = { inputType: type, data: edit?.insert ?? null, bubbles: true, cancelable: true }
        const isDone = !node.dispatchEvent(new InputEvent('beforeinput', made))
        if (isDone || !edit) return isDone
        ;(node.firstChild as Text).replaceData(edit.from, edit.to - edit.from, edit.insert)
        getSelection()?.collapse(node.firstChild, edit.from + edit.insert.length)
        node.dispatchEvent(new InputEvent('input', made))
        return false
      },
      [inputType, change] as const
    )

  await replay('insertReplacementText', { from: 0, to: 5, insert: 'Bowles' })
  await expect(undo(page)).toBeEnabled()
  await replay('deleteContentBackward', { from: 5, to: 6, insert: '' })
  await replay('insertCompositionText', { from: 5, to: 5, insert: 's and jugs' })
  await expect(heading(page)).toHaveText('Bowles and jugs for slow mornings')
  expect(await replay('historyUndo')).toBe(true)
  await expect(heading(page)).toHaveText('Bowls for slow mornings')
  expect(await replay('historyRedo')).toBe(true)
  await page.keyboard.press('Escape')
  const typed = EMAIL.html_value.replace('Bowls', 'Bowles and jugs')
  expect(await savedTemplate(page, id)).toMatchObject({ html_value: typed })
})

const PASTES = {
  Word: [
    '<html xmlns:o="x"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment--><p class=MsoNormal style="mso-margin-top-alt:auto"><b style="mso-bidi-font-weight:normal"><span lang=EN-GB>Glazed</span></b> by hand<o:p></o:p></p><!--EndFragment--></body></html>',
    '<strong>Glazed</strong> by hand'
  ],
  'Google Docs': [
    '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><span style="font-family:Arial;font-weight:700">Glazed</span><span style="font-weight:400"> by hand</span></b>',
    '<strong>Glazed</strong> by hand'
  ],
  Gmail: [
    '<div dir="ltr" class="gmail_default" style="font-family:sans-serif"><b>Glazed</b> <a href="https://tidewater.example/" target="_blank">by hand</a></div>',
    '<strong>Glazed</strong> <a href="https://tidewater.example/">by hand</a>'
  ],
  'a hostile page': [
    '<img src=x onerror="parent.owned=1"><script>parent.owned=1</script><b onclick="x()">Glazed</b> <a href="javascript:alert(1)">by hand</a>',
    '<strong>Glazed</strong> by hand'
  ]
}

test.describe('what is pasted', () => {
  // A document that is only read has the page's policy too, which says what it refuses of it.
  test.use({ expectedErrors: ['Executing inline event handler violates'] })

  for (const [program, [html, clean]] of Object.entries(PASTES)) {
    test(`from ${program} comes as clean words`, async ({ page }) => {
      await enter(page)
      const id = await openTemplate(page, EMAIL)
      await typeIn(heading(page))
      await selectWords(heading(page))
      await heading(page).evaluate((node, pasted) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', pasted)
        clipboardData.setData('text/plain', 'Glazed by hand')
        node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, html)
      await page.keyboard.press('Escape')
      const typed = EMAIL.html_value.replace('Bowls for slow mornings', clean as string)
      expect(await savedTemplate(page, id)).toMatchObject({ html_value: typed })
      expect(await page.evaluate(() => 'owned' in window)).toBe(false)
    })
  }
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap selects, a second one types, and Done ends it', async ({ page }) => {
    await enter(page)
    const id = await openTemplate(page, EMAIL)
    await heading(page).tap()
    await expectAccessible(page)
    await heading(page).tap()
    await expect(heading(page)).toHaveAttribute('contenteditable', 'true')
    await selectWords(heading(page))
    await page.keyboard.insertText('Jugs')
    await page.getByRole('button', { name: 'Done' }).tap()
    await expect(heading(page)).not.toHaveAttribute('contenteditable')
    const typed = EMAIL.html_value.replace('Bowls for slow mornings', 'Jugs')
    expect(await savedTemplate(page, id)).toMatchObject({ html_value: typed })
  })
})

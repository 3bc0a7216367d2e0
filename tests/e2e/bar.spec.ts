import type { Page } from '@playwright/test'
import { BLANK_EMAIL } from '../../src/email/email.ts'
import { applyOperations } from '../../src/email/operations/apply.ts'
import type { Operation } from '../../src/email/operations/operation.ts'
import { DEFAULT_THEME, themeCss } from '../../src/email/theme/theme.ts'
import { emailOf, enter, expect, expectAccessible, expectAccessibleInAll, test } from './fixtures.ts'
import { openTemplate } from './templates.ts'

const SECTIONS: Operation[] = [
  { op: 'add', kind: 'header', content: { logo: 'Tidewater' } },
  {
    op: 'add',
    kind: 'hero',
    content: {
      heading: 'Bowls for slow mornings',
      text: 'Forty bowls and one teapot.',
      button: { label: 'See the firing', href: 'https://tidewater.example' },
      image: { src: '/media/scenes/pottery.png?c=1f4d3f,e2703a,f1ebdf,1c2b26&v=1', alt: '' }
    }
  },
  { op: 'add', kind: 'text', content: { heading: 'The kiln', text: 'It burns for three days.' } },
  {
    op: 'add',
    kind: 'products',
    content: { heading: 'What arrived', items: ['Bowl', 'Jug', 'Cup'].map(title => ({ title, price: '£18' })) }
  }
]

/** Opens an email with a heading, a text, a button and a picture without words. */
async function openEmail(page: Page) {
  await enter(page)
  const { email } = applyOperations({ ...BLANK_EMAIL, css: themeCss(DEFAULT_THEME) }, SECTIONS, { onRefusal: 'stop' })
  await openTemplate(page, { html_value: email.html, css_value: email.css })
}

const heading = (page: Page) => emailOf(page).locator('h1')
const bar = (page: Page) => page.getByRole('toolbar', { name: /^Tools for/ })
const tool = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name })

test('by mouse: tools act on the part, values show while they are pointed at, and undo takes each back', async ({
  page
}) => {
  await openEmail(page)
  await heading(page).click()
  await expect(bar(page)).toBeVisible()
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-keyshortcuts', 'Control+b')
  await expectAccessible(page)

  await tool(page, 'Bold').click()
  await expect(heading(page)).toHaveCSS('font-weight', '700')
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true')

  await tool(page, /^Colour/).click()
  const colours = page.getByRole('dialog', { name: 'Colour' })
  await expect(colours.getByRole('button', { name: /^Brand, forest, contrast 9\.\d to 1$/ })).toBeVisible()
  await expectAccessible(page)
  await colours.getByRole('button', { name: /^Brand/ }).click()
  await expect(heading(page)).toHaveAttribute('style', /color: var\(--brand\)/)
  await page.keyboard.press('Escape')
  await expect(colours).toBeHidden()
  await expect(heading(page)).toBeFocused()

  await tool(page, 'Alignment').click()
  await page.getByRole('radio', { name: 'Centre' }).hover()
  await expect(heading(page)).toHaveCSS('text-align', 'center')
  await page.keyboard.press('Escape')
  await expect(heading(page)).not.toHaveCSS('text-align', 'center')
  await tool(page, 'Alignment').click()
  await page.getByRole('radio', { name: 'Centre' }).click()
  await expect(heading(page)).toHaveCSS('text-align', 'center')

  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heading(page)).not.toHaveAttribute('style')
})

test('a picture without words says so, and gets them; its section is one step up the path', async ({ page }) => {
  await openEmail(page)
  await emailOf(page).locator('img').click()
  await tool(page, 'Alt text: missing').click()
  const alt = page.getByRole('dialog', { name: 'Alt text' })
  await expectAccessible(page)
  await alt.getByRole('button', { name: 'Use: Vases, bowls and cups on a shelf' }).click()
  await expect(emailOf(page).locator('img')).toHaveAttribute('alt', 'Vases, bowls and cups on a shelf')
  await alt.getByLabel('Only decoration').check()
  await expect(alt.getByRole('textbox', { name: 'Alt text' })).toBeDisabled()
  await expect(emailOf(page).locator('img')).toHaveAttribute('alt', '')
  await alt.getByRole('button', { name: 'Done' }).click()
  await expect(tool(page, 'Alt text')).toBeFocused()

  await tool(page, 'Select Hero').click()
  await tool(page, 'Tone').click()
  await page.getByRole('radio', { name: 'On the brand colour' }).click()
  await expect(emailOf(page).locator('[data-section="hero"]')).toHaveAttribute('data-tone', 'brand')
  await tool(page, 'Duplicate Hero').click()
  await expect(emailOf(page).locator('[data-section="hero"]')).toHaveCount(2)
})

test('words that are typed in a panel without a pause are all there', async ({ page }) => {
  await openEmail(page)
  const words = 'Three bowls on a shelf'
  const picture = emailOf(page).locator('img')
  await picture.click()
  await tool(page, 'Alt text: missing').click()
  const alt = page.getByRole('dialog', { name: 'Alt text' })
  await alt.getByRole('textbox').pressSequentially(words)
  await expect(alt.getByRole('textbox')).toHaveValue(words)
  await expect(picture).toHaveAttribute('alt', words)
  await alt.getByLabel('Only decoration').check()
  await alt.getByLabel('Only decoration').uncheck()
  await expect(picture).not.toHaveAttribute('role')
  await expect(alt.getByRole('textbox')).toBeEnabled()
  await page.keyboard.press('Escape')

  await emailOf(page).getByText('See the firing').click()
  // The picture's bar has a link too, and goes once the keys pause.
  await expect(bar(page)).toHaveAccessibleName('Tools for Button')
  await tool(page, /^Link/).click()
  const label = page.getByLabel('Words', { exact: true })
  await label.fill('')
  await label.pressSequentially('See the kiln')
  await label.press('Enter')
  await expect(label).toBeHidden()
  await expect(emailOf(page).getByRole('link', { name: 'See the kiln' })).toBeVisible()

  // In the sheet of a narrow window too, while the button is typed in.
  await page.setViewportSize({ width: 640, height: 800 })
  await emailOf(page).getByText('See the kiln').click()
  await expect(emailOf(page).getByText('See the kiln')).toBeFocused()
  await page.getByRole('button', { name: /^Link/ }).click()
  await label.press('End')
  await label.pressSequentially(' today')
  await expect(label).toHaveValue('See the kiln today')
  await expect(emailOf(page).getByRole('link', { name: 'See the kiln today' })).toBeVisible()
})

test('by keyboard alone: Tab goes into the bar, arrows through it, and letters act on selected words', async ({
  page
}) => {
  await openEmail(page)
  await page.getByRole('region', { name: 'Preview' }).focus()
  // The bar stands once the keys pause: whoever presses on without a look goes past.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(tool(page, /^Text style: Title/)).toBeVisible({ timeout: 500 })
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Tab')
  await expect(tool(page, 'Select Hero')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, /^Text style/)).toBeFocused()
  await page.keyboard.press('End')
  await expect(tool(page, 'More tools')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Preview' })).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.keyboard.press('Control+i')
  await expect(heading(page).locator('em')).toHaveText('mornings')
  await page.keyboard.press('Escape')
  await page.keyboard.press('l')
  await page.getByLabel('Leads to').fill('our shop')
  await page.keyboard.press('Enter')
  await expect(page.getByText('An address has no blanks in it.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Leads to').fill('tidewater.example')
  await page.keyboard.press('Enter')
  await expect(heading(page).locator('a').first()).toHaveAttribute('href', 'https://tidewater.example')
})

test('a colour of selected words is theirs alone, and goes with the theme', async ({ page }) => {
  await openEmail(page)
  await heading(page).click()
  await expect(heading(page)).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await tool(page, /^Colour/).click()
  await page.getByRole('button', { name: /^Accent/ }).click()
  await expect(heading(page).locator('span')).toHaveText('mornings')
  await expect(heading(page).locator('span')).toHaveAttribute('style', 'color: var(--accent)')
})

test('a size on a phone, and room around a section, are set with the values that are seen', async ({ page }) => {
  await openEmail(page)
  await page.getByRole('button', { name: 'Mobile width' }).click()
  await heading(page).click()
  await tool(page, /^Size: 38/).click()
  await expect(page.getByLabel('Size in px')).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('38')
  await page.getByRole('button', { name: '56', exact: true }).click()
  await expect(heading(page)).toHaveCSS('font-size', '56px')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Desktop width' }).click()
  await expect(heading(page)).toHaveCSS('font-size', '56px')

  await tool(page, 'Select Hero').click()
  await tool(page, 'Spacing').click()
  const below = page.getByRole('textbox', { name: 'Below in px' })
  const last = emailOf(page).locator('[data-section=hero] td.pad').last()
  const was = await last.evaluate(cell => getComputedStyle(cell).paddingBottom)
  await expect(below).toHaveValue(was.replace('px', ''))
  await below.fill('72')
  await below.press('Enter')
  await expect(last).toHaveCSS('padding-bottom', '72px')
  await below.press('ArrowUp')
  await expect(last).toHaveCSS('padding-bottom', '76px')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(last).toHaveCSS('padding-bottom', was)
})

test('axe finds nothing in what the bar opens, in any colours', async ({ page }) => {
  test.slow()
  await openEmail(page)
  await heading(page).click()
  await expectAccessibleInAll(page)
  await expectOpenedAccessible(page, /^Text style/, /^Size/, /^Colour/, 'Alignment', 'Link', 'Merge tag', 'More tools')
})

test('axe finds nothing in what the bar opens for a picture and for sections, in any colours', async ({ page }) => {
  test.slow()
  await openEmail(page)
  await emailOf(page).locator('img').click()
  await expectOpenedAccessible(page, /^Width/, 'Link', /^Corners/, /^Ground/)
  await tool(page, 'Select Hero').click()
  await expectOpenedAccessible(page, 'Spacing', 'Layout', 'Tone')
  await emailOf(page).getByText('What arrived').click()
  await tool(page, 'Select Products').click()
  await expectOpenedAccessible(page, 'Columns')
})

/** Opens tools one after the other and looks at what they open. */
async function expectOpenedAccessible(page: Page, ...names: (string | RegExp)[]) {
  for (const name of names) {
    await tool(page, name).click()
    await expect(page.locator('.tool-panel :is(button, input)').first()).toBeVisible()
    await expectAccessibleInAll(page)
    await page.keyboard.press('Escape')
    await expect(page.locator('.tool-panel')).toBeHidden()
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('by touch: a sheet has the tools, shrinks while somebody types, and leads into the chat', async ({ page }) => {
    await openEmail(page)
    const sheet = page.getByRole('region', { name: 'Tools for Heading' })
    // The picture above may come late, and move what is tapped.
    await expect(async () => {
      if (!(await sheet.isVisible())) await heading(page).tap()
      await expect(sheet).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expectAccessible(page)
    for (const button of await sheet.getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await sheet.getByRole('button', { name: 'Size: more' }).tap()
    await expect(heading(page)).toHaveCSS('font-size', '40px')
    await sheet.getByRole('button', { name: 'More colours' }).tap()
    await expect(sheet.getByText('Palette')).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'All tools for Heading' }).tap()

    await heading(page).tap()
    await expect(sheet.getByRole('button', { name: 'Align' })).toBeHidden()
    expect((await sheet.boundingBox())?.height).toBeLessThan(70)
    await expectAccessibleInAll(page)
    await sheet.getByRole('button', { name: 'Done' }).tap()
    await sheet.getByRole('button', { name: 'Ask for a change to this heading' }).tap()
    await expect(page.getByLabel('What should change?')).toBeFocused()
    await expect(page.getByLabel('Part to change')).toHaveValue('s2.heading')

    await emailOf(page).locator('img').tap()
    await page.getByRole('button', { name: 'Done' }).tap()
    await expect(page.getByRole('region', { name: /^Tools for/ })).toBeHidden()
  })

  test('on its side the email keeps a third of the height beside the tools', async ({ page }) => {
    await openEmail(page)
    await page.setViewportSize({ width: 640, height: 400 })
    await heading(page).tap()
    const sheet = page.getByRole('region', { name: 'Tools for Heading' })
    await expect(sheet).toBeVisible()
    const bench = await page.getByRole('region', { name: 'Preview' }).boundingBox()
    const top = (await sheet.boundingBox())?.y ?? 0
    expect(Math.min(top, (bench?.y ?? 0) + (bench?.height ?? 0)) - (bench?.y ?? 0)).toBeGreaterThanOrEqual(400 / 3)
    await sheet.getByRole('button', { name: 'Link', exact: true }).tap()
    const save = sheet.getByRole('button', { name: 'Done' })
    await save.scrollIntoViewIfNeeded()
    await expect(save).toBeInViewport()
    await expectAccessible(page)
  })

  test('by touch: what is selected stays above the sheet, and each of its tools is within reach', async ({ page }) => {
    test.slow()
    await openEmail(page)
    const sheet = page.getByRole('region', { name: /^Tools for/ })
    await emailOf(page).getByText('It burns for three days.').tap()
    await expect(sheet).toBeVisible()
    await expect(async () => {
      const own = await sheet.boundingBox()
      const outline = await page.locator('.outline-selected').boundingBox()
      expect((own?.y ?? 0) + (own?.height ?? 0)).toBe(844)
      expect((outline?.y ?? 0) + (outline?.height ?? 0)).toBeLessThanOrEqual(own?.y ?? 0)
    }).toPass()
    for (const name of ['More colours', 'Align', 'Link', 'Tag', 'More']) {
      await sheet.getByRole('button', { name, exact: true }).tap()
      const inside = sheet.locator('.sheet-panel :is(button, input, textarea)')
      await expect(inside.first()).toBeVisible()
      await inside.last().scrollIntoViewIfNeeded()
      await expect(inside.last()).toBeInViewport()
      await expect(sheet.getByRole('button', { name: 'Done', exact: true })).toHaveCount(1)
      await expectAccessibleInAll(page)
      await sheet.getByRole('button', { name: 'All tools for Text' }).tap()
    }
    await expectAccessibleInAll(page)
    const grip = await page.locator('.sheet-grip').boundingBox()
    const [x, y] = [195, (grip?.y ?? 0) + 8]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + 120, { steps: 4 })
    await page.mouse.up()
    await expect(sheet).toBeHidden()
    await expect(page.getByLabel('What should change?')).toBeVisible()
  })
})

test('a picture is looked for by mouse in its dialog, and the keys are the email’s again after it', async ({
  page
}) => {
  await openEmail(page)
  await emailOf(page).locator('img').click()
  await tool(page, 'Replace').click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(dialog.getByRole('list', { name: 'Other ways to draw this one' }).getByRole('button')).toHaveCount(10)
  await dialog.getByLabel('Search the drawings').click()
  await page.keyboard.type('moon')
  const moon = dialog.getByRole('button', { name: 'A full moon over water' })
  await expect(moon.locator('img')).toHaveAttribute('src', /\/moon\.svg\?/)
  await moon.click()
  await expect(dialog).toBeHidden()
  await expect(emailOf(page).locator('img')).toHaveAttribute('src', /\/moon\.png\?/)
  await expect(page.getByRole('region', { name: 'Preview' })).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(emailOf(page).locator('img')).toHaveCount(0)

  await heading(page).click()
  for (const _ of Array(2)) await page.keyboard.press('Escape')
  await tool(page, 'Add a part').click()
  await page.getByRole('radio', { name: 'Image' }).click()
  await expect(emailOf(page).locator('img')).toHaveCount(1)
})

test('a press means what stands there, not the letters that reach over it', async ({ page }) => {
  await enter(page)
  const content = { eyebrow: 'Tonight', heading: 'Harbour Film Nights' }
  const tall: Operation[] = [
    { op: 'add', kind: 'hero', content },
    { op: 'style', ref: 's1.heading', style: { 'line-height': '0.4', 'font-size': '96px' } }
  ]
  const { email } = applyOperations({ ...BLANK_EMAIL, css: themeCss(DEFAULT_THEME) }, tall, { onRefusal: 'stop' })
  await openTemplate(page, { html_value: email.html, css_value: email.css })
  const { x, y, width, height } = (await emailOf(page).getByText('Tonight').boundingBox())!
  await expect(async () => {
    await page.mouse.click(x + width / 2, y + height - 2)
    await expect(page.getByRole('toolbar', { name: 'Tools for Eyebrow' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

test('what cannot be deleted says why, in the words that the path shows', async ({ page }) => {
  await openEmail(page)
  await heading(page).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Delete')
  await expect(
    page.getByText('Hero cannot be without its heading. Put another in its place, or delete the whole section.')
  ).toBeVisible()
  await expect(heading(page)).toHaveText('Bowls for slow mornings')
})

test('Ctrl A marks nothing of the page, and in a text the words of it', async ({ page }) => {
  await openEmail(page)
  const marked = () => page.evaluate(() => getSelection()?.toString())
  await heading(page).click()
  await expect(bar(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+a')
  expect(await marked()).toBe('')
  expect(await heading(page).evaluate(node => node.ownerDocument.getSelection()?.toString())).toBe('')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Jugs')
  await expect(heading(page)).toHaveText('Jugs')
  await page.getByLabel('What should change?').fill('Bowls')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Cups')
  await expect(page.getByLabel('What should change?')).toHaveValue('Cups')
})

test.describe('a picture from elsewhere', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] })

  test('that does not load is said before it is used, and readers have its words', async ({ page }) => {
    await openEmail(page)
    await page.route('https://pictures.example/**', route => route.abort())
    await emailOf(page).locator('img').click()
    await tool(page, 'Replace').click()
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
    await dialog.getByRole('tab', { name: 'Address' }).click()
    await dialog.getByLabel('Address of the picture').fill('https://pictures.example/none.png')
    await expect(dialog.getByText('This picture does not load. Check the address, or upload')).toBeVisible()
    await expectAccessibleInAll(page)
    await dialog.getByRole('button', { name: 'Use it anyway' }).click()
    await expect(emailOf(page).locator('img')).toHaveAttribute('src', 'https://pictures.example/none.png')
    await expect(tool(page, 'Alt text: missing')).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(emailOf(page).locator('img')).toHaveAttribute('src', /pottery/)
  })
})

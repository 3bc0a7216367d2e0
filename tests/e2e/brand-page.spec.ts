import type { Page } from '@playwright/test'
import { enter, expect, expectAccessible, expectAccessibleInAll, test } from './fixtures.ts'
import { bearer, makeTemplate } from './templates.ts'

/** The brands of whoever is signed in, as they are kept. */
async function brandsOf(page: Page) {
  const answer = await page.request.get('/api/brands', { headers: await bearer(page) })
  return ((await answer.json()) as { data: { name: string; is_default: boolean; value: Record<string, unknown> }[] })
    .data
}

/** A brand of the visitor's own, made by a call. */
async function addBrand(page: Page, name: string, value: object = {}) {
  const made = await page.request.post('/api/brands', { data: { name, value }, headers: await bearer(page) })
  expect(made.status()).toBe(201)
}

async function openPage(page: Page) {
  await page.goto('/brand')
  // What knows colours and fonts comes late.
  await expect(page.getByRole('radiogroup', { name: 'Type' }).or(page.getByLabel('Name of the brand'))).toBeVisible()
}

const specimen = (page: Page) => page.frameLocator('iframe[title="A small email in your brand"]')
const menu = (page: Page) => page.locator('.brand-head button[aria-haspopup=menu]')

test('a brand is made by hand, saved as it is changed, and worn by the email beside it', async ({ page }) => {
  await enter(page)
  await openPage(page)
  await page.getByRole('button', { name: 'Make a brand' }).click()
  await expect(page.getByText('Give the brand a name.')).toBeVisible()
  await page.getByLabel('Name of the brand').fill('Tidewater')
  await page.getByLabel('Name of the brand').press('Enter')
  await expect(page.getByText('Saved, your default')).toBeVisible()
  await expect(specimen(page).getByText('Tidewater', { exact: true }).first()).toBeVisible()

  await page.getByRole('radio', { name: 'Round' }).click()
  await page.getByRole('button', { name: 'Word for Words of its voice' }).click()
  await page.getByLabel('Word to add: Words of its voice').fill('unhurried')
  await page.keyboard.press('Enter')
  await page.getByLabel('Address', { exact: true }).fill('The Old Sail Loft, Quay Street')
  await expect(specimen(page).getByText('The Old Sail Loft, Quay Street')).toBeVisible()
  await expect
    .poll(async () => (await brandsOf(page))[0]?.value)
    .toMatchObject({ button: 'round', voice: ['unhurried'], footer: { address: 'The Old Sail Loft, Quay Street' } })
  await expect(page.getByText('Saved, your default')).toBeVisible()

  await openPage(page)
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('The Old Sail Loft, Quay Street')
  await expect(page.getByRole('radio', { name: 'Round' })).toBeChecked()
})

test('an email of the account becomes a brand, and later one is a proposal beside what a person wrote', async ({
  page
}) => {
  await enter(page)
  await makeTemplate(page, {
    name: 'Spring firing',
    html_value:
      '<table><tr><td style="background:#fffdf7;color:#1c2f28;font-family:Georgia"><h1>Bowls</h1><p>Forty bowls, fresh from the kiln, until Sunday.</p><a href="https://tidewater.example/shop" style="background:#1f4d3f;color:#ffffff">See the firing</a></td></tr></table>',
    css_value: ''
  })
  await openPage(page)
  await page.getByRole('button', { name: 'Spring firing', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Is this your brand?' })).toBeVisible()
  await page.getByRole('button', { name: /^Drop ?: Type$/ }).click()
  await page.getByRole('button', { name: 'Yes, make it my brand' }).click()
  await expect(page.getByText('Saved, your default')).toBeVisible()
  const [made] = await brandsOf(page)
  expect(made?.value).toMatchObject({ colours: { brand: { value: '#1f4d3f' } }, sites: ['tidewater.example'] })
  expect(made?.value).not.toHaveProperty('type')

  await page.getByRole('radio', { name: 'Round' }).click()
  await page.getByRole('button', { name: 'Spring firing', exact: true }).click()
  const found = page.getByRole('list', { name: 'What was found' })
  await expect(found.getByRole('listitem').filter({ hasText: 'Button' })).toContainText('instead of yours')
  await page.getByRole('button', { name: /^Take the \d+ that are missing|^Take all/ }).click()
  await expect(found.getByText('Type taken.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Round' })).toBeChecked()
  await page.getByRole('button', { name: /^Take ?: Button$/ }).click()
  await expect(page.getByRole('radio', { name: 'Square' })).toBeChecked()
  await found.getByRole('button', { name: /^Undo ?: Button$/ }).click()
  await expect(page.getByRole('radio', { name: 'Round' })).toBeChecked()
  await expect.poll(async () => (await brandsOf(page))[0]?.value).toMatchObject({ button: 'round', type: {} })
  await expect(page.getByText('Saved, your default')).toBeVisible()
})

test('rules are switches with their settings, and say where they cannot be kept', async ({ page }) => {
  await enter(page)
  await addBrand(page, 'Tidewater')
  await openPage(page)
  await page.getByRole('switch', { name: 'Only this pair' }).click()
  const wrong = page.getByRole('alert')
  await expect(wrong.filter({ hasText: 'has chosen none. Choose a pair' })).toBeVisible()
  await page.getByRole('radiogroup', { name: 'Type' }).getByRole('radio').first().click()
  await expect(wrong.filter({ hasText: 'Choose a pair' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Word for Never these words' }).click()
  await page.getByLabel('Word to add: Never these words').fill('tidewater')
  await page.keyboard.press('Enter')
  await expect(wrong.filter({ hasText: '“tidewater” is never to be said' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Least contrast of words' }).selectOption('At least 7 to 1')
  await expect
    .poll(async () => (await brandsOf(page))[0]?.value.rules)
    .toMatchObject({
      onlyType: { on: true },
      neverWords: { on: true, words: ['tidewater'] },
      contrast: { on: true, least: 7 }
    })
  await expect(page.getByText('Saved, your default')).toBeVisible()
})

test('of several one is the default, and one that is deleted comes back', async ({ page }) => {
  await enter(page)
  await addBrand(page, 'Tidewater', { button: 'round' })
  await addBrand(page, 'Quay Books')
  await openPage(page)
  await menu(page).click()
  await page.getByRole('menuitemradio', { name: 'Quay Books' }).click()
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Make it the default' }).click()
  await expect(page.getByText('Saved, your default')).toBeVisible()
  expect((await brandsOf(page)).find(({ is_default }) => is_default)?.name).toBe('Quay Books')
  await menu(page).click()
  await page.getByRole('menuitemradio', { name: 'Tidewater' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Tidewater')
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Delete this brand' }).click()
  await expect(page.getByText('Deleted “Tidewater”.')).toBeVisible()
  await expect.poll(async () => (await brandsOf(page)).map(({ name }) => name)).toEqual(['Quay Books'])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Tidewater')
  await expect
    .poll(async () => (await brandsOf(page)).map(({ name, is_default, value }) => [name, is_default, value.button]))
    .toEqual([
      ['Quay Books', true, undefined],
      ['Tidewater', false, 'round']
    ])
})

test.describe(() => {
  test.use({ expectedErrors: ['status of 422'] })

  test('what cannot be kept stays in its field, which says why, and the brand stays as it was', async ({ page }) => {
    await enter(page)
    await addBrand(page, 'Tidewater')
    await openPage(page)
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('')
    await name.blur()
    await expect(page.getByText('Give the brand a name.')).toBeVisible()
    await page.getByRole('button', { name: 'Website for Websites' }).click()
    const site = page.getByLabel('Website to add: Websites')
    await site.fill('two words')
    await site.press('Enter')
    await expect(page.getByText(/“two words” is no website/)).toBeVisible()
    await expect(site).toHaveValue('two words')
    await page
      .getByLabel('Logo on light', { exact: true })
      .and(page.locator('input'))
      .setInputFiles({
        name: 'logo.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
      })
    await expect(page.getByText(/Mail programs show no SVG/)).toBeVisible()
    await page.getByLabel('Read it from an email or a website').fill('http://')
    await page.getByRole('button', { name: 'Read it' }).click()
    await expect(page.getByText(/This is no address of a website/)).toBeVisible()
    expect(await brandsOf(page)).toMatchObject([{ name: 'Tidewater', value: { sites: [], logo: {} } }])
  })
})

test('the page is reached from the account menu, and can be used by everybody', async ({ page }) => {
  await enter(page)
  await addBrand(page, 'Tidewater', { colours: { brand: { value: '#1f4d3f' }, accent: { value: '#c5643d' } } })
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Brand' }).click()
  await expect(page).toHaveTitle('Brand · Mailwright')
  await expect(page.getByRole('button', { name: /Codes, accents/ })).toBeVisible()
  await expectAccessibleInAll(page)
  await page.getByRole('button', { name: /Buttons, links/ }).click()
  await expect(page.getByLabel('Brand: value or name')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Footer' }).click()
  await expect(page.getByLabel('Address', { exact: true })).toBeVisible()
  await expectAccessibleInAll(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

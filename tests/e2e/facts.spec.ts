import type { FrameLocator, Page } from '@playwright/test'
import sharp from 'sharp'
import { awake, emailOf, enterStudio, expect, expectAccessible, signIn, tabTo, test } from './fixtures.ts'

const BRIEF =
  'Spring sale at Tidewater, our pottery: 20% off all bowls with code SPRING20 until Sunday. Bowl £18, mug £12. Calm and green, please.'
const FOREIGN = 'Promoção de verão na Casa Lua: 20% em todos os vestidos até domingo.'

const PNG = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#2a54c6' } })
  .png()
  .toBuffer()

const briefOf = (page: Page) => page.getByLabel('Describe your email')
const formOf = (page: Page) => page.getByRole('form', { name: 'What the email says' })
const fieldOf = (page: Page, name: string) => formOf(page).getByRole('textbox', { name, exact: true })
const sketchOf = (page: Page) => page.frameLocator('iframe[title="Your email as it stands"]')
const kindOf = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const sceneIn = (email: FrameLocator) => email.locator('img[src^="/media/scenes/"]').first()
const generateOf = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true })

async function openTab(page: Page, path: string) {
  const tab = await page.context().newPage()
  await tab.goto(path)
  await awake(tab)
  return tab
}

async function begin(page: Page, brief = BRIEF) {
  await enterStudio(page, { plan: 'starter' })
  await briefOf(page).fill(brief)
  await expect(fieldOf(page, 'From')).toHaveValue('Tidewater')
}

test('a brief fills a form whose email is drawn at each key, and Generate makes the one that is shown', async ({
  page
}) => {
  await begin(page)
  await expect(kindOf(page, 'Sale')).toBeChecked()
  await expect(sketchOf(page).getByText('SPRING20').first()).toBeVisible()
  await fieldOf(page, 'Headline').pressSequentially('The kiln is open')
  await expect(sketchOf(page).getByRole('heading', { name: 'The kiln is open' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'In the inbox' })).toContainText('Tidewater')
  await fieldOf(page, 'Code').fill('KILN20')
  await expect(sketchOf(page).getByText('KILN20').first()).toBeVisible()
  await expect(sketchOf(page).getByText('SPRING20')).toHaveCount(0)
  await expect(sceneIn(sketchOf(page))).toHaveAttribute('src', /\.svg\?/)
  await expect.poll(() => sceneIn(sketchOf(page)).evaluate((img: HTMLImageElement) => img.naturalHeight)).toBe(624)
  await expectAccessible(page)

  // What a person typed stays, whatever is read later.
  await briefOf(page).press('End')
  await briefOf(page).pressSequentially(' Jug £24.')
  await expect(formOf(page).getByRole('textbox', { name: 'Name, thing 3' })).toHaveValue(/jug/i)
  await expect(fieldOf(page, 'Headline')).toHaveValue('The kiln is open')
  await page.reload()
  await expect(fieldOf(page, 'Headline')).toHaveValue('The kiln is open')
  await expect(fieldOf(page, 'Code')).toHaveValue('KILN20')

  const subject = await page.getByRole('region', { name: 'In the inbox' }).locator('.inbox-words b').innerText()
  await generateOf(page).click()
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}/, { timeout: 30_000 })
  await expect(emailOf(page).getByRole('heading', { name: 'The kiln is open' })).toBeVisible()
  await expect(sceneIn(emailOf(page))).toHaveAttribute('src', /\.png\?/)
  await expect(page.getByText(subject, { exact: true }).first()).toBeVisible()
  await page.goto('/studio')
  await expect(briefOf(page)).toHaveValue('')
  await expect(formOf(page)).toBeHidden()
})

test('by keyboard alone: kind, fields, rows of prices, and Generate', async ({ page }) => {
  await begin(page)
  await briefOf(page).focus()
  await tabTo(page, kindOf(page, 'Sale'))
  await page.keyboard.press('ArrowRight')
  await expect(kindOf(page, 'Sale')).not.toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await expect(kindOf(page, 'Sale')).toBeChecked()
  await tabTo(page, fieldOf(page, 'Name, thing 2'))
  await page.keyboard.press('Enter')
  await expect(fieldOf(page, 'Name, thing 3')).toBeFocused()
  await page.keyboard.type('Jug')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('£24')
  await expect(sketchOf(page).getByText('£24').first()).toBeVisible()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(fieldOf(page, 'Name, thing 2')).toHaveValue('Jug')
  await tabTo(page, generateOf(page))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}/, { timeout: 30_000 })
  await expect(emailOf(page).getByText('Jug').first()).toBeVisible()
})

test('a focused field lights its place, and a click in the email leads to the field', async ({ page }) => {
  await begin(page)
  await fieldOf(page, 'Code').focus()
  await expect(page.locator('.sketch-lit')).toBeVisible()
  await sketchOf(page).getByText('SPRING20').first().scrollIntoViewIfNeeded()
  const thing = sketchOf(page).getByText('£12').first()
  await thing.scrollIntoViewIfNeeded()
  await expect(async () => {
    const box = await thing.boundingBox()
    await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 4)
    await expect(formOf(page).locator(':focus')).toHaveValue(/mug|£12/i, { timeout: 500 })
  }).toPass()
})

test('another look changes nothing that is said, goes back, and keeps what was chosen', async ({ page }) => {
  await begin(page)
  const desk = page.locator('.sketch-sheet iframe')
  const lookOf = () =>
    desk.evaluate((frame: HTMLIFrameElement) =>
      frame.contentDocument?.documentElement.outerHTML.replaceAll(/>\s+</g, '><')
    )
  await expect(sketchOf(page).getByText('SPRING20').first()).toBeVisible()
  const first = await lookOf()
  await page.getByRole('button', { name: /Try another look/ }).click()
  await expect.poll(lookOf).not.toBe(first)
  await page.keyboard.press('Shift+L')
  await expect.poll(lookOf).toBe(first)

  await page.getByRole('button', { name: /^Colours/ }).click()
  await page.getByRole('menuitemradio', { name: 'Harbour' }).click()
  const chosen = await lookOf()
  await page.keyboard.press('l')
  await expect(page.getByRole('button', { name: 'Colours Harbour' })).toBeVisible()
  expect(chosen).toContain('#0b1230')
  await expect.poll(lookOf).toContain('#0b1230')
  await expect(sketchOf(page).getByText('SPRING20').first()).toBeVisible()
})

test('the picture that the email opens with is chosen, left out, and left to the look again', async ({ page }) => {
  await begin(page)
  const row = formOf(page).getByRole('group', { name: 'Picture' })
  await row.getByRole('button', { name: /^(Add|Change)/ }).click()
  await page.getByRole('tab', { name: 'Drawings' }).click()
  await page.getByLabel('Search the drawings').fill('boat')
  await page.getByRole('list', { name: 'Drawings' }).getByRole('button').first().click()
  await expect(row.getByRole('button', { name: 'Change the picture' })).toBeFocused()
  await expect(sketchOf(page).locator('img[src*="/media/scenes/"]').first()).toBeVisible()
  await expect(page.locator('.sketch-lit')).toBeVisible()
  await row.getByRole('button', { name: 'No picture' }).click()
  await expect(row).toContainText('None in this look')
  await row.getByRole('button', { name: 'Add a picture' }).click()
  await page.getByRole('tab', { name: 'Yours' }).click()
  await page.locator('input[type=file]').setInputFiles({ name: 'kiln.png', mimeType: 'image/png', buffer: PNG })
  await expect(row).toContainText('Your picture')
  await expect(sketchOf(page).locator('img[src*="/assets/"]').first()).toBeVisible()
  await row.getByRole('button', { name: 'Leave the picture to the look' }).click()
  await expect(sketchOf(page).locator('img[src*="/assets/"]')).toHaveCount(0)
  await expectAccessible(page)
})

test('a kind that is chosen first writes its name into the box, and comes back once an emptied box is left', async ({
  page
}) => {
  await enterStudio(page, { plan: 'starter' })
  await page.getByRole('button', { name: 'Event', exact: true }).click()
  await expect(briefOf(page)).toHaveValue('Event')
  await expect(kindOf(page, 'Event')).toBeChecked()
  await expect(generateOf(page)).toBeEnabled()
  await fieldOf(page, 'Headline').fill('Open studio')
  await briefOf(page).fill('')
  await expect(generateOf(page)).toBeDisabled()
  await expect(fieldOf(page, 'Headline')).toHaveValue('Open studio')
  await fieldOf(page, 'From').fill('Tidewater')
  await expect(briefOf(page)).toHaveValue('Event')
  await generateOf(page).click()
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}/, { timeout: 30_000 })
  await expect(emailOf(page).getByRole('heading', { name: 'Open studio' })).toBeVisible()
})

test('a press right after typing meets what it was aimed at, though the brief folds', async ({ page }) => {
  await begin(page)
  await expect(briefOf(page)).toBeFocused()
  const other = page.getByRole('group', { name: 'Kind', exact: true }).locator('label').nth(1)
  await other.click()
  await expect(other.getByRole('radio')).toBeChecked()
  await expect(page.getByRole('button', { name: 'Change the brief' })).toBeVisible()
})

test('templates are one press away from the form', async ({ page }) => {
  await begin(page)
  await page.getByRole('button', { name: 'Your Templates' }).click()
  await expect(page.getByRole('heading', { name: 'Or begin from one' })).toBeVisible()
  await page.getByRole('button', { name: 'This email' }).click()
  await expect(sketchOf(page).getByText('SPRING20').first()).toBeVisible()
})

test('a finished email opens in the editor without a credit', async ({ page }) => {
  await enterStudio(page, { plan: 'starter' })
  await page.getByRole('link', { name: 'Start with it: Receipt' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/editor/)
  await expect(emailOf(page).getByRole('heading').first()).toBeVisible()
  await page.goto('/studio')
  await expect(page.getByRole('banner').getByText(/\d+ credits/)).toBeVisible()
})

test('a double press of a kind begins with its finished email, and presses nothing that lies there by then', async ({
  page
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterStudio(page, { plan: 'starter' })
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: 'Receipt', exact: true }).dblclick({ delay: 60 })
  await expect(page).toHaveURL(/\/editor/)
  await expect(emailOf(page).getByRole('heading').first()).toBeVisible()
  expect(asked).not.toContain('/api/templates/generate')
})

test('a second tab has the form too; after sign-out nothing of it is here, and it comes back with its owner', async ({
  page
}) => {
  const person = await enterStudio(page, { plan: 'starter' })
  await briefOf(page).fill(BRIEF)
  await fieldOf(page, 'Headline').fill('The kiln is open')
  const other = await openTab(page, '/studio')
  await expect(fieldOf(other, 'Headline')).toHaveValue('The kiln is open')
  const kept = page.waitForResponse(response => response.request().method() === 'PUT' && response.ok())
  await fieldOf(page, 'Headline').fill('The kiln is hot')
  await expect(fieldOf(other, 'Headline')).toHaveValue('The kiln is hot')
  await kept
  await other.close()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(/\/(#.*)?$/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('kiln')
  await page.goto('/signin')
  await signIn(page, person)
  await page.goto('/studio')
  await expect(fieldOf(page, 'Headline')).toHaveValue('The kiln is hot')
  await expect(briefOf(page)).toHaveValue(BRIEF)
})

test('on a phone facts are rows that open in place under the email, and axe finds nothing, light and dark', async ({
  page
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterStudio(page, { plan: 'starter' })
  await briefOf(page).fill(BRIEF)
  await expect(sketchOf(page).getByText('Tidewater').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'connect a model' })).toHaveAttribute('href', '/settings/designer')
  await page
    .getByRole('button', { name: /^Put in the email/ })
    .first()
    .click()
  await expect(fieldOf(page, 'Text')).toBeFocused()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: /^Headline/ }).click()
  await fieldOf(page, 'Headline').fill('The kiln is open')
  await expect(sketchOf(page).getByRole('heading', { name: 'The kiln is open' })).toBeAttached()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
  await page.getByRole('button', { name: 'Done' }).click()
  const row = page.getByRole('button', { name: /^Headline/ })
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: 'See all of it' }).click()
  await expect(page.getByRole('button', { name: /^Mood/ })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the form' }).click()
  await page.getByRole('button', { name: 'Close this note' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Picture|Add a picture|Change the picture/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'connect a model' })).toBeHidden()
})

test('a language that is not written is said before any credit, with the way to English', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterStudio(page, { plan: 'starter' })
  await briefOf(page).fill(FOREIGN)
  await expect(page.getByText('This brief looks like Portuguese, and this designer writes English.')).toBeVisible()
  await expectAccessible(page)
  const sent = page.waitForRequest('**/api/templates/generate')
  await page.getByRole('button', { name: 'Write it in English' }).press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({ prompt: FOREIGN, language: 'en' })
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}/, { timeout: 30_000 })
})

test('a language that is not sure is asked about before Generate, which goes on once that is answered', async ({
  page
}) => {
  await enterStudio(page, { plan: 'starter' })
  await page.route('**/api/briefs/facts', async route => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: object }
    const language = { tag: 'de', confidence: 0.6, name: 'German', writable: false, sure: false }
    await route.fulfill({ response, json: { success: true, data: { ...data, language } } })
  })
  await briefOf(page).fill(BRIEF)
  const question = page.getByRole('group', { name: 'Is this German?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await generateOf(page).click()
  await expect(question.getByRole('button', { name: 'Yes' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('This brief is German, and this designer writes English.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write it in English' })).toBeFocused()

  await briefOf(page).fill('')
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await briefOf(page).fill(BRIEF)
  await expect(question).toBeVisible()
  await generateOf(page).click()
  const sent = page.waitForRequest('**/api/templates/generate')
  await question.getByRole('button', { name: 'No, it is English' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ prompt: BRIEF, facts: { sender: { name: 'Tidewater' } } })
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}/, { timeout: 30_000 })
})

test('while a reading hangs, Generate says so at the foot of the form and can be stopped', async ({ page }) => {
  await begin(page)
  await page.route('**/api/briefs/facts', () => {})
  await briefOf(page).press('End')
  await briefOf(page).pressSequentially(' Jug £24.')
  await generateOf(page).click()
  const foot = page.locator('.form-foot')
  await expect(foot.getByText('Reading your brief…')).toBeVisible()
  await foot.getByRole('button', { name: 'Stop' }).click()
  await expect(foot.getByText(/^Uses 1 of your/)).toBeVisible()
  await expect(generateOf(page)).toBeEnabled()
})

test('without credits box and form are closed, and finished emails stay free', async ({ page }) => {
  await enterStudio(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(briefOf(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Something else' })).toBeDisabled()
  await page.getByRole('link', { name: 'Start with it: Sale' }).focus()
  await page.keyboard.press('Enter')
  await expect(emailOf(page).getByRole('heading').first()).toBeVisible()
})

test.describe('when a brief cannot be read', () => {
  // Chromium writes the refused call to the console.
  test.use({ expectedErrors: ['503'] })

  test('the form is there with nothing in it and no error, and Generate works', async ({ page }) => {
    await enterStudio(page, { plan: 'starter' })
    const body = JSON.stringify({ success: false, error: { code: 'unavailable', message: 'Not now.' } })
    await page.route('**/api/briefs/facts', route =>
      route.fulfill({ status: 503, contentType: 'application/json', body })
    )
    const refused = page.waitForResponse('**/api/briefs/facts')
    await briefOf(page).fill(BRIEF)
    await refused
    await expect(fieldOf(page, 'From')).toHaveValue('')
    await expect(page.getByText('Not now.')).toBeHidden()
    const sent = page.waitForRequest('**/api/templates/generate')
    await generateOf(page).click()
    expect((await sent).postDataJSON()).toEqual({ prompt: BRIEF })
    await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}/, { timeout: 30_000 })
  })
})

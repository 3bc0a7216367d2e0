import type { Page } from '@playwright/test'
import { BLANK_EMAIL } from '../../src/email/email.ts'
import { applyOperations } from '../../src/email/operations/apply.ts'
import type { Operation } from '../../src/email/operations/operation.ts'
import { ask, chooseOther, emailOf, enterStudio, expect, test } from './fixtures.ts'
import { openTemplate, type Source, savedTemplate } from './templates.ts'

const OPERATIONS: Operation[] = [
  { op: 'theme', brand: '#1f4d3f', accent: '#c5643d' },
  { op: 'add', kind: 'hero', content: { heading: 'Bowls for slow mornings', text: 'Forty bowls and one teapot.' } }
]

/** Opens a themed email with a heading and a text. Answers its id, and what the server has of it. */
async function open(page: Page) {
  await enterStudio(page, { plan: 'professional' })
  const { email } = applyOperations(BLANK_EMAIL, OPERATIONS, { onRefusal: 'stop' })
  const id = await openTemplate(page, { html_value: email.html, css_value: email.css })
  return { id, before: textsOf(await savedTemplate(page, id)) }
}

const textsOf = ({ html_value, css_value }: Source) => ({ html_value, css_value })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })
const redo = (page: Page) => page.getByRole('button', { name: 'Redo', exact: true })
const heading = (page: Page) => emailOf(page).getByRole('heading', { level: 1 })

async function type(page: Page, words: string) {
  await heading(page).click()
  await expect(heading(page)).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words)
  for (const _ of Array(3)) await page.keyboard.press('Escape')
}

test('one history holds hand, chat, theme and code, in order and over a reload', async ({ page }) => {
  const { id, before } = await open(page)
  await type(page, '!')
  await ask(page, 'Make the heading red')
  await expect(page.getByText(/^Done\./)).toBeVisible()
  await page.getByRole('button', { name: 'Theme', exact: true }).click()
  await chooseOther(page, 'Corners')
  await page.getByRole('button', { name: 'Close the theme' }).click()
  await page.getByRole('tab', { name: 'Code Edit' }).click()
  await page.getByLabel('HTML', { exact: true }).press('Control+End')
  await page.keyboard.insertText('<p>Goodbye</p>')
  await expect(emailOf(page).getByText('Goodbye')).toBeVisible()
  await page.keyboard.press('Control+s')
  const after = textsOf(await savedTemplate(page, id))

  await page.reload()
  const titles = [/Undo: HTML edited/, /Undo: Corners/, /Undo: .*red/, /Undo: .*slow mornings!/]
  for (const title of titles) {
    await expect(undo(page)).toHaveAttribute('title', title)
    await undo(page).click()
  }
  await expect(undo(page)).toBeDisabled()
  expect(textsOf(await savedTemplate(page, id))).toEqual(before)

  for (const _ of titles) await redo(page).click()
  await expect(redo(page)).toBeDisabled()
  await expect(emailOf(page).getByText('Goodbye')).toBeVisible()
  await expect.poll(async () => textsOf(await savedTemplate(page, id))).toEqual(after)
})

test('Restore takes what was done by hand since along, as one step that undo brings again', async ({ page }) => {
  const { id, before } = await open(page)
  await ask(page, 'Make the heading red')
  await expect(page.getByText(/^Done\./)).toBeVisible()
  await type(page, ' and evenings')
  const byHand = textsOf(await savedTemplate(page, id))
  expect(byHand.html_value).toContain('mornings and evenings')

  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('The version before is back.')).toBeVisible()
  await expect(heading(page)).toHaveText('Bowls for slow mornings')
  expect(textsOf(await savedTemplate(page, id))).toEqual(before)

  await undo(page).click()
  await expect(heading(page)).toHaveText('Bowls for slow mornings and evenings')
  await expect.poll(async () => textsOf(await savedTemplate(page, id))).toEqual(byHand)
})

test('what is typed while the chat works stays, beside what the chat did', async ({ page }) => {
  const { id } = await open(page)
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/api/templates/update', async route => {
    await held
    await route.continue()
  })
  await page.getByLabel('What should change?').fill('Make the heading red')
  await page.getByLabel('What should change?').press('Enter')
  await expect(page.getByText('Reading your email…')).toBeVisible()
  const words = emailOf(page).getByText('Forty bowls')
  await words.click()
  await expect(words).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' And a jug.')
  answer()

  await expect(page.getByText(/^Done\./)).toBeVisible()
  await expect(heading(page)).toHaveAttribute('style', /color/)
  await expect(emailOf(page).getByText('Forty bowls and one teapot. And a jug.')).toBeVisible()
  await expect
    .poll(async () => (await savedTemplate(page, id)).html_value)
    .toMatch(/style="color: #[^>]*>Bowls[\s\S]*And a jug\./)
})

test('typing in code is one step until a pause or another place', async ({ page }) => {
  await open(page)
  await page.getByRole('tab', { name: 'Code Edit' }).click()
  const html = page.getByLabel('HTML', { exact: true })
  const code = await html.textContent()
  await html.press('Control+End')
  for (const words of ['<p>', 'Bye', '</p>']) await page.keyboard.insertText(words)
  await page.getByLabel('CSS', { exact: true }).press('Control+End')
  for (const words of ['p { ', 'color: ', 'red }']) await page.keyboard.insertText(words)
  await expect(undo(page)).toHaveAttribute('title', 'Undo: CSS edited')
  await undo(page).click()
  await expect(undo(page)).toHaveAttribute('title', 'Undo: HTML edited')
  await undo(page).click()
  await expect(html).toHaveText(code ?? '')
  await expect(undo(page)).toBeDisabled()
})

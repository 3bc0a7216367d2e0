import type { Page } from '@playwright/test'
import { openProvider, type Reply } from '../../src/designer/model/fixtures/provider-server.ts'
import { CREDITS, emailOf, enter, expect, expectAccessibleInAll, modelPort, tabTo, test } from './fixtures.ts'
import { chooseLocal } from './templates.ts'

const BEGUN = [
  '{"op":"meta","name":"Spring at Fernhollow","subject":"Spring is here"}',
  '{"op":"theme","brand":"#1f4d3f"}',
  '{"op":"add","kind":"hero","content":{"heading":"Spring is here","text":"Forty new plants wait in the glasshouse.","image":{"src":"scene:flowers","alt":"Tulips"}}}',
  '{"op":"add","kind":"text","content":{"heading":"Good morning","text":"The model wrote this."}}'
].join('\n')
const REST = '{"op":"add","kind":"footer","content":{"company":"Fernhollow, at the end"}}'
const HANGS: Reply = { text: `${BEGUN}\n`, hangs: true }
const BREAKS: Reply = { text: `${BEGUN}\n`, endsEarly: true }
const BRIEF = 'A spring letter from Fernhollow'

// The browser itself writes a line for each call that is refused.
test.use({ expectedErrors: ['Failed to load resource'] })

/** A person with Starter's credits whose designer is the model on this machine that the site's configuration names. */
async function enterWithModel(page: Page, baseURL: string | undefined, replies: Reply[]) {
  const provider = await openProvider('chat', replies, modelPort(baseURL))
  await enter(page, { plan: 'starter' })
  await chooseLocal(page)
  await page.goto('/studio')
  return provider
}

async function generate(page: Page) {
  await page.getByLabel('Describe your email').fill(BRIEF)
  await page.getByRole('button', { name: 'Generate' }).click()
}

const draftOf = (page: Page) => page.getByRole('region', { name: 'Spring at Fernhollow' })
const credits = (page: Page, count: number) => expect(page.getByText(`Uses 1 of your ${count} credits`)).toBeVisible()

/** The form of the brief comes back by itself. */
const expectRead = (page: Page) => expect(page.getByRole('form', { name: 'What the email says' })).toBeVisible()

test('what stands when somebody presses Stop is kept through a reload, and becomes a template as it is', async ({
  page,
  baseURL
}) => {
  const provider = await enterWithModel(page, baseURL, [HANGS])
  await generate(page)
  await expect(page.getByText('Making section 2: text')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()

  await expect(page.getByText('Stopped. Nothing was charged, and what was made is kept below.')).toBeVisible()
  await expect(draftOf(page)).toContainText('2 sections by m. Nothing was charged.')
  await expect(draftOf(page)).toContainText('You stopped it')
  await expect(page.getByLabel('Describe your email')).toBeFocused()
  await expect(page.getByRole('button', { name: /the built-in designer/ })).toBeHidden()
  await credits(page, CREDITS.starter)

  await page.reload()
  const keep = draftOf(page).getByRole('button', { name: 'Keep' })
  await expect(keep).toHaveAccessibleDescription('1 credit, and it opens as it is')
  await expect(page.getByLabel('Describe your email')).toHaveValue(BRIEF)
  await keep.click()
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}/)
  await expect(emailOf(page).getByText('The model wrote this.')).toBeVisible()
  await expect(page.getByText(/It was kept before it was finished/)).toBeVisible()

  await page.goto('/studio')
  await credits(page, CREDITS.starter - 1)
  await expect(draftOf(page)).toBeHidden()
  await expect(page.getByLabel('Describe your email')).toHaveValue('')
  await provider.close()
})

test('a model that breaks off says why, offers another designer, and goes on from what stands', async ({
  page,
  baseURL
}) => {
  const provider = await enterWithModel(page, baseURL, [BREAKS, { status: 500 }, { status: 500 }, { text: REST }])
  await generate(page)
  await expect(draftOf(page).getByRole('alert')).toContainText(
    'Test server does not answer on this machine, or broke off.'
  )
  await expect(draftOf(page).getByRole('button', { name: 'Make anew with the built-in designer' })).toBeVisible()
  await page.getByLabel('Describe your email').fill('Something else meanwhile')

  const proceed = draftOf(page).getByRole('button', { name: 'Continue', exact: true })
  await expect(proceed).toHaveAccessibleDescription('1 credit, when it is finished')
  await proceed.click()
  await expect(draftOf(page)).toContainText('2 sections by m')
  await credits(page, CREDITS.starter)
  await expectRead(page)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessibleInAll(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }

  await proceed.click()
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}/)
  await expect(emailOf(page).getByText('The model wrote this.')).toHaveCount(1)
  await expect(emailOf(page).getByText('Fernhollow, at the end')).toBeAttached()
  await page.goto('/studio')
  await credits(page, CREDITS.starter - 1)
  await expect(page.getByLabel('Describe your email')).toHaveValue('Something else meanwhile')
  await provider.close()
})

test('another designer finishes it this once; the chosen one stays', async ({ page, baseURL }) => {
  const provider = await enterWithModel(page, baseURL, [BREAKS])
  await generate(page)
  await draftOf(page).getByRole('button', { name: 'Make anew with the built-in designer' }).click()
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}/, { timeout: 30_000 })
  await expect(emailOf(page).getByText('The model wrote this.')).toHaveCount(0)

  await page.goto('/studio')
  await expect(page.getByRole('button', { name: 'Designer m' })).toBeVisible()
  await expect(draftOf(page)).toBeHidden()
  await credits(page, CREDITS.starter - 1)
  await provider.close()
})

test('by keys alone it is discarded, which is free and can be undone, and gone on with', async ({ page, baseURL }) => {
  const provider = await enterWithModel(page, baseURL, [HANGS, { text: REST }])
  await page.getByLabel('Describe your email').focus()
  await page.keyboard.type(BRIEF)
  await tabTo(page, page.getByRole('button', { name: 'Generate' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Making section 2: text')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Stop' }))
  await page.keyboard.press('Enter')
  await expect(draftOf(page)).toBeVisible()

  const discard = draftOf(page).getByRole('button', { name: 'Discard' })
  await expect(discard).toHaveAccessibleDescription('Free')
  await tabTo(page, discard)
  await page.keyboard.press('Enter')
  await expect(draftOf(page)).toBeHidden()
  await expect(page.getByLabel('Describe your email')).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Undo' }))
  await page.keyboard.press('Enter')
  await expect(draftOf(page)).toBeVisible()
  await page.reload()
  await credits(page, CREDITS.starter)

  await tabTo(page, draftOf(page).getByRole('button', { name: 'Continue' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}/)
  await expect(emailOf(page).getByText('Fernhollow, at the end')).toBeAttached()
  await provider.close()
})

test('where nothing stands yet, another designer is offered by name and makes it this once', async ({
  page,
  baseURL
}) => {
  const provider = await enterWithModel(page, baseURL, [{ text: 'I would rather not.' }])
  await generate(page)
  await expect(page.getByRole('alert').filter({ hasText: 'I would rather not.' })).toBeVisible()
  const other = page.getByRole('button', { name: 'Built-in, works offline' })
  await expect(other).toBeVisible()
  await expectRead(page)
  await expectAccessibleInAll(page)
  await tabTo(page, other)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}/, { timeout: 30_000 })
  await page.goto('/studio')
  await expect(page.getByRole('button', { name: 'Designer m' })).toBeVisible()
  await credits(page, CREDITS.starter - 1)
  await provider.close()
})

test('an email that was stopped on an empty sheet waits in the studio', async ({ page, baseURL }) => {
  const provider = await enterWithModel(page, baseURL, [HANGS])
  await page.goto('/editor')
  await page.getByLabel('Describe your email').fill(BRIEF)
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(page.getByText('Making section 2: text')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('link', { name: 'studio', exact: true }).click()
  await expect(draftOf(page)).toContainText('2 sections by m')
  await provider.close()
})

test('of directions that all fail, what was made of the first is kept', async ({ page, baseURL }) => {
  const provider = await enterWithModel(page, baseURL, [BREAKS])
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await generate(page)
  await expect(page.getByText('What was made of the first is kept in the studio')).toBeVisible()
  await expectAccessibleInAll(page)
  await page.getByRole('link', { name: 'studio', exact: true }).click()
  await expect(draftOf(page).getByRole('alert')).toContainText('broke off')
  await credits(page, CREDITS.starter)
  await provider.close()
})

test('who leaves the page finds it on the next visit', async ({ page, baseURL }) => {
  const provider = await enterWithModel(page, baseURL, [HANGS])
  await generate(page)
  await expect(page.getByText('Making section 2: text')).toBeVisible()
  await page.goto('/settings')
  expect(await provider.left[0]).toBe(true)
  await page.goto('/studio')
  await expect(draftOf(page)).toContainText('left the page')
  await credits(page, CREDITS.starter)
  await provider.close()
})

import { openProvider } from '../../src/designer/model/fixtures/provider-server.ts'
import { CREDITS, enter, expect, expectAccessibleInAll, generate, modelPort, tabTo, test } from './fixtures.ts'

const EMAIL = [
  '{"op":"meta","name":"Spring at Fernhollow","subject":"Spring is here"}',
  '{"op":"add","kind":"text","content":{"heading":"Good morning","text":"The model wrote this."}}',
  '{"op":"add","kind":"footer","content":{"company":"Fernhollow"}}'
]
const KEY = 'sk-journey-secret-9f2c'
const USAGE = { input: 600, cached: 0, output: 40 }
const NOTHING = { text: '' }

// The browser itself writes a line for each call that is refused.
test.use({ expectedErrors: ['Failed to load resource'] })

/** The server that the site's configuration names for these journeys; `replies` come one after the other. */
async function play(baseURL: string | undefined, replies: Parameters<typeof openProvider>[1]) {
  return openProvider('chat', replies, modelPort(baseURL))
}

test('a model of one’s own is connected, tested, makes an email, and is removed', async ({ page, baseURL }) => {
  const provider = await play(baseURL, [{ status: 401 }, { text: EMAIL.join('\n'), usage: USAGE }])
  await enter(page, { plan: 'starter' })
  await page.goto('/settings')
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Designer' }).click()
  await expect(page.getByRole('radio', { name: 'Built-in, works offline' })).toBeChecked()
  await expect(page.getByText('Writes English. Nothing leaves this server.')).toBeVisible()

  await page.getByRole('radio', { name: 'Your own key' }).check()
  await page.getByLabel('Service').selectOption('Another address')
  await page.getByLabel('Model', { exact: true }).fill('big-model')
  await page.getByLabel('Address').fill('https://127.0.0.1/v1')
  await page.getByLabel('Key', { exact: true }).fill(KEY)
  const tryOut = page.getByRole('form', { name: 'Your own key' }).getByRole('button', { name: 'Test' })
  await tryOut.click()
  await expect(page.locator('main').getByRole('alert')).toContainText('127.0.0.1 is a private address')

  await page.getByLabel('Address').fill(provider.url)
  await tryOut.click()
  await expect(page.locator('main').getByRole('alert')).toContainText('The service refused the key.')
  await expect(page.getByText('It ends in 9f2c')).toBeVisible()
  await tryOut.click()
  await expect(page.getByText(/Works: one section in \d+\.\d s, 640 tokens/)).toBeVisible()
  await expect(page.getByText('Read and written')).toBeVisible()
  await expect(page.getByText('640 tokens', { exact: true })).toBeVisible()
  expect(await page.content()).not.toContain('secret')
  await expectAccessibleInAll(page)

  await page.getByRole('button', { name: 'Set a limit' }).click()
  await page.getByLabel('Stop at').fill('50000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Stop at 50,000 tokens a month')).toBeVisible()

  await page.goto('/studio')
  const menu = page.getByRole('button', { name: 'Designer big-model' })
  await menu.click()
  await expect(page.getByRole('menuitemradio').first()).toHaveText('big-model, your key')
  await page.keyboard.press('Escape')
  await generate(page, 'A spring letter from Fernhollow')
  await expect(
    page.frameLocator('iframe[title="Preview of your email"]').getByText('The model wrote this.')
  ).toBeVisible()
  expect(provider.asked.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`)

  await page.goto('/settings/designer')
  await expect(page.getByText(/Tested .*: one section in/)).toBeVisible()
  await expect(page.getByText('1,280 tokens', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('radio', { name: 'Built-in, works offline' })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove' })).toBeHidden()
  await provider.close()
})

test('a server on this machine is found by name, chosen by the keyboard, and its failure replaces nothing', async ({
  page,
  baseURL
}) => {
  await enter(page, { plan: 'starter' })
  await page.goto('/settings/designer')
  await expect(page.getByText('Nothing answers on this machine.')).toBeVisible()
  const provider = await play(baseURL, [{ text: EMAIL.join('\n'), usage: USAGE }, NOTHING])
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(page.getByText('Test server answers with one model.')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessibleInAll(page)
  await tabTo(page, page.getByRole('radio', { name: 'Built-in, works offline' }))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'On this machine' })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Test m' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Works: one section/)).toBeVisible()
  await page.locator('summary').click()
  await expect(page.getByRole('link', { name: 'Designer' })).toContainText('On this machine')

  await provider.close()
  await page.goto('/studio')
  await page.getByLabel('Describe your email').fill('A spring letter')
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(page.getByText('Test server does not answer on this machine')).toBeVisible()
  await expect(page.getByText(`Uses 1 of your ${CREDITS.starter} credits`)).toBeVisible()
  await page.getByRole('button', { name: 'Designer m' }).click()
  await page.getByRole('menuitemradio', { name: 'Built-in, works offline' }).click()
  await expect(page.getByRole('button', { name: 'Designer Built-in, works offline' })).toBeVisible()
  await generate(page, 'A spring letter from Fernhollow')
})

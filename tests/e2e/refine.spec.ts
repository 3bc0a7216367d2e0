import { type ChildProcess, spawn } from 'node:child_process'
import type { Page } from '@playwright/test'
import { openProvider } from '../../src/designer/model/fixtures/provider-server.ts'
import { CREDITS, enter, expect, generate, modelPort, test } from './fixtures.ts'
import { dataOf } from './sites.ts'
import { chooseLocal } from './templates.ts'

const PORT = Number(process.env.TEST_PORT ?? 4391)
/** A second site, which is set to have pictures looked at. */
const SEEING = PORT + 2_000

const BRIEF = 'Sale email for Wick & Wax: 25% off all candles until Sunday.\nCode: GLOW25'
const EMAIL = [
  '{"op":"meta","name":"Candle sale","subject":"Candles until Sunday"}',
  '{"op":"add","kind":"hero","content":{"heading":"25% off all candles","text":"Until Sunday.","image":{"src":"scene:lamp","alt":"A lamp"}}}',
  '{"op":"add","kind":"footer","content":{"company":"Wick & Wax"}}'
]
const CODE = '{"op":"add","kind":"coupon","content":{"heading":"Your code","code":"GLOW25"},"before":"s2"}'
const USAGE = { input: 600, cached: 0, output: 40 }

const previewOf = (page: Page) => page.frameLocator('iframe[title="Preview of your email"]')

test('what is missing at first is put in before the email is finished, and what that took stands in settings', async ({
  page,
  baseURL
}) => {
  const seen = Promise.withResolvers<void>()
  const provider = await openProvider(
    'chat',
    [
      { text: EMAIL.join('\n'), usage: USAGE },
      { text: CODE, usage: USAGE, after: seen.promise }
    ],
    modelPort(baseURL)
  )
  await enter(page, { plan: 'starter' })
  await chooseLocal(page)
  await page.goto('/studio')
  await page.getByLabel('Describe your email').fill(BRIEF)
  // What stands in the form is what the email is held against.
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toHaveValue('GLOW25')
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(page.getByText('Putting in what is missing')).toBeVisible()
  seen.resolve()
  await expect(page).toHaveURL(/\/editor\//)
  await expect(previewOf(page).getByText('GLOW25')).toBeVisible()
  await expect(page.getByText('Not in the email yet')).toBeHidden()

  await page.goto('/settings/designer')
  await expect(page.getByText('Of it to mend new emails')).toBeVisible()
  await expect(page.getByText('640 tokens', { exact: true })).toBeVisible()
  await page.goto('/studio')
  await expect(page.getByText(`Uses 1 of your ${CREDITS.starter - 1} credits`)).toBeVisible()
  await provider.close()
})

test.describe('where pictures are looked at', () => {
  test.use({ baseURL: `http://localhost:${SEEING}` })
  let site: ChildProcess

  test.beforeAll(async () => {
    const servers = `Test server=http://127.0.0.1:${SEEING + 1_000}`
    const env = {
      ...process.env,
      PORT: String(SEEING),
      DATA_DIR: dataOf(SEEING),
      AI_REFINE: 'vision',
      AI_LOCAL_SERVERS: servers
    }
    site = spawn(process.execPath, ['host/main.ts'], { env, stdio: 'ignore' })
    await expect
      .poll(
        () =>
          fetch(`http://localhost:${SEEING}/api/health`).then(
            ({ ok }) => ok,
            () => false
          ),
        { timeout: 60_000 }
      )
      .toBe(true)
  })
  test.afterAll(() => void site.kill())

  test('the open page shows the email at both widths, and what the model mends stands', async ({ page }) => {
    const mended = '{"op":"layout","ref":"s2","tone":"ink"}'
    const provider = await openProvider(
      'chat',
      [{ text: [...EMAIL, CODE].join('\n') }, { text: mended }],
      SEEING + 1_000
    )
    await enter(page, { plan: 'starter' })
    await chooseLocal(page)
    await page.goto('/studio')
    await generate(page, BRIEF)

    await expect(previewOf(page).locator('[data-section="coupon"][data-tone="ink"]')).toBeVisible()
    await expect(page.getByText('Nobody looked at the email')).toBeHidden()
    expect(sizesOf(provider.asked.at(-1)?.body.messages?.at(-1)?.content)).toEqual([
      [640, expect.any(Number)],
      [390, expect.any(Number)]
    ])
    await provider.close()
  })
})

/** Width and height of each PNG of a message, and that something is drawn on it. */
function sizesOf(content: unknown): number[][] {
  const pictures = [...JSON.stringify(content).matchAll(/data:image\/png;base64,([^"]+)/g)]
  return pictures.map(([, base64 = '']) => {
    const png = Buffer.from(base64, 'base64')
    expect(png.length).toBeGreaterThan(4_000)
    return [png.readUInt32BE(16), png.readUInt32BE(20)]
  })
}

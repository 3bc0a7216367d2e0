import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findByAxe } from './axe.ts'
import { expect, test } from './fixtures.ts'

const MADE = resolve('src/mails/made')
const names = readdirSync(MADE, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.html'))
/** A mail stands among the landmarks of the mail client. */
const OF_PAGES = ['landmark-one-main', 'region']
/** As long as values get: addresses break, links do not show. */
const filled = (html: string) =>
  html
    .replaceAll('{{ .Token }}', '012345')
    .replaceAll(/\{\{ \.\w+URL \}\}/g, 'https://mailwright.example/x')
    .replaceAll(/\{\{ \.\w*Email \}\}/g, `${'long.name.'.repeat(6)}@subdomain.of.an.example.com`)
    .replaceAll(/\{\{ \.\w+ \}\}/g, 'Firefox on Linux')

test('each mail is read by everybody, by day and at night, wide and narrow, without its style sheet too', async ({
  page
}) => {
  for (const name of names) {
    const html = filled(readFileSync(join(MADE, name), 'utf8'))
    for (const [width, colorScheme] of [
      [640, 'light'],
      [390, 'dark']
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await page.setContent(html)
      expect(await findByAxe(page, { except: OF_PAGES }), name).toEqual([])
      for (const shown of [html, html.replaceAll(/<style>[\s\S]*?<\/style>/g, '')]) {
        await page.setContent(shown)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width)
      }
    }
  }
})

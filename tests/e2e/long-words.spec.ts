import type { Page } from '@playwright/test'
import { compile } from '../../src/email/compile/compile.ts'
import { BLANK_EMAIL } from '../../src/email/email.ts'
import { applyOperations } from '../../src/email/operations/apply.ts'
import type { Operation } from '../../src/email/operations/operation.ts'
import { expect, test } from './fixtures.ts'

const FIGURES = ['£1,250,000', '12.5 million', '99.98%', '1,204,567,890'].map(value => ({ value, label: 'raised' }))
const coupon = (layout: string, code: string): Operation => ({
  op: 'add',
  kind: 'coupon',
  layout,
  content: { heading: '20% off', code, text: 'Until Sunday.' }
})
const stats = (layout: string, count: number): Operation => ({
  op: 'add',
  kind: 'stats',
  layout,
  content: { items: FIGURES.slice(0, count) }
})
const SECTIONS = [
  ...['ticket', 'band'].flatMap(layout =>
    ['WELCOME-TO-THE-CLUB-2026', 'MIDSUMMERNIGHTSDREAM2026'].map(code => coupon(layout, code))
  ),
  ...['row', 'stack'].flatMap(layout => [2, 3, 4].map(count => stats(layout, count)))
]

const ADDRESS = '[volunteers@riverbendcommunity.example](mailto:volunteers@riverbendcommunity.example)'
const ADDRESSED: Operation[] = [
  { op: 'add', kind: 'text', content: { text: `Write to ${ADDRESS}, Donaudampfschifffahrtsgesellschaftskapitaen.` } },
  { op: 'add', kind: 'list', layout: 'points', content: { items: [{ title: `Answer to ${ADDRESS}` }] } },
  { op: 'add', kind: 'details', layout: 'table', content: { items: [{ label: 'Registration', value: ADDRESS }] } },
  { op: 'add', kind: 'notice', layout: 'box', content: { text: ADDRESS } }
]

function emailHtml(sections: Operation[]): string {
  const { email } = applyOperations(BLANK_EMAIL, sections, { onRefusal: 'stop' })
  const compiled = compile(email, { siteUrl: 'http://localhost' })
  if (!compiled.ok) throw new Error(compiled.reason)
  // A page of its own may not fetch the site's fonts; their fallbacks are as wide.
  return compiled.html.replace(/@font-face \{[^}]*\}/g, '')
}

/** Texts that reach out of the cell they stand in, or out of the page. */
const overflowing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('p, h2')].flatMap(element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const [text, cell] = [range.getBoundingClientRect(), (element.parentElement as Element).getBoundingClientRect()]
      const fits =
        text.right <= Math.min(cell.right, document.documentElement.clientWidth) + 1 && text.left >= cell.left - 1
      return fits ? [] : [element.textContent]
    })
  )

for (const width of [640, 390]) {
  test(`long codes and large figures stay in their cells at ${width} px, after dark and without styles too`, async ({
    page
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const html = emailHtml(SECTIONS)
    for (const shown of [html, html.replace(/<style>[\s\S]*?<\/style>/g, '')]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.setContent(shown)
        await expect(page.getByText('1,204,567,890').first()).toBeVisible()
        expect(await overflowing(page)).toEqual([])
      }
    }
  })
}

test('an address of 37 letters and a longer word break at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.setContent(emailHtml(ADDRESSED))
  await expect(page.getByText('Registration')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await overflowing(page)).toEqual([])
})

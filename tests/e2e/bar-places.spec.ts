import type { Locator, Page } from '@playwright/test'
import { BLANK_EMAIL } from '../../src/email/email.ts'
import { applyOperations } from '../../src/email/operations/apply.ts'
import type { Operation } from '../../src/email/operations/operation.ts'
import { DEFAULT_THEME, themeCss } from '../../src/email/theme/theme.ts'
import { contentFor } from '../../src/stores/editor/gallery/fill.ts'
import { emailOf, enter, expect, test } from './fixtures.ts'
import { openTemplate } from './templates.ts'

const section = (kind: string, more: object = {}): Operation => ({
  op: 'add',
  kind,
  content: { ...contentFor(BLANK_EMAIL, kind), ...more }
})

async function openSections(page: Page, ...sections: Operation[]) {
  await enter(page)
  const { email } = applyOperations({ ...BLANK_EMAIL, css: themeCss(DEFAULT_THEME) }, sections, { onRefusal: 'stop' })
  await openTemplate(page, { html_value: email.html, css_value: email.css })
}

const bar = (page: Page) => page.getByRole('toolbar', { name: /^Tools for/ })

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN

/** The words of the email that controls lie on. */
async function wordsUnder(page: Page, controls: Locator): Promise<string[]> {
  const boxes = await Promise.all((await controls.all()).map(control => control.boundingBox()))
  const texts = await emailOf(page).locator('[data-slot]:not(img)').all()
  const under = texts.map(async text => {
    const frame = await page.locator('iframe[title="Preview of your email"]').boundingBox()
    const lines = await text.evaluate(node => {
      const range = node.ownerDocument.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))
    })
    const [x, y] = [frame?.x ?? 0, frame?.y ?? 0]
    const isUnder = lines.some(line =>
      boxes.some(
        box =>
          box &&
          line.left + x < box.x + box.width - 1 &&
          line.right + x > box.x + 1 &&
          // What a line has above and below its letters may be covered.
          line.top + y < box.y + box.height - 4 &&
          line.bottom + y > box.y + 4
      )
    )
    return isUnder ? [(await text.textContent()) ?? ''] : []
  })
  return (await Promise.all(under)).flat()
}

test('where nothing has a place above, the bar lies on the picture and not on the words below it', async ({ page }) => {
  await openSections(page, section('image', { caption: 'Bowls, drying on the shelf' }), section('text'))
  const picture = emailOf(page).locator('img')
  await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await picture.click()
  await expect(bar(page).getByRole('button', { name: 'Replace' })).toBeVisible()
  const above = async () => (await topOf(picture)) - (await topOf(bar(page)))
  await expect.poll(above).toBeGreaterThan(0)
  await expect.poll(() => wordsUnder(page, bar(page))).toEqual([])
  const own = await bar(page).boundingBox()
  const plus = await page.getByRole('button', { name: 'Add a section above Image' }).boundingBox()
  expect(plus?.x).toBeGreaterThan((own?.x ?? 0) + (own?.width ?? 0))
})

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 1000, height: 720 }
]) {
  test(`the bar of a section covers neither its own words nor those beside it, ${viewport.width} wide`, async ({
    page
  }) => {
    await page.setViewportSize(viewport)
    await openSections(page, section('hero'), section('stats'), section('faq'), section('footer'))
    for (const kind of ['hero', 'stats', 'faq']) {
      await emailOf(page).locator(`[data-section=${kind}] [data-slot=heading]`).click()
      await expect(bar(page)).toBeVisible()
      for (const _ of Array(2)) await page.keyboard.press('Escape')
      await expect(bar(page)).toHaveAccessibleName(/Hero|Figures|Questions/)
      await expect.poll(() => wordsUnder(page, bar(page)), { message: kind }).toEqual([])
      await page.keyboard.press('Escape')
      await expect(bar(page)).toBeHidden()
    }
  })
}

test('handles and plus of a list lie neither on words nor on each other', async ({ page }) => {
  const link = (label: string) => ({ link: { label, href: 'https://tidewater.example' } })
  const centred = { logo: 'Tidewater', tagline: 'Pots from the estuary', links: [link('Shop'), link('About')] }
  const header: Operation = { op: 'add', kind: 'header', layout: 'center', content: centred }
  const one: Operation = { op: 'add', kind: 'header', layout: 'split', content: { logo: 'T', links: [link('Shop')] } }
  await openSections(page, one, header, section('order'), section('footer'))
  const controls = page.locator('.item-button, .item-plus')
  for (const [at, name] of [...(await emailOf(page).locator('[data-section]').all()).entries()]) {
    await name.locator('[data-slot]').first().click()
    await expect(bar(page)).toBeVisible()
    await expect(controls.first()).toBeVisible()
    await expect.poll(() => wordsUnder(page, controls), { message: `section ${at + 1}` }).toEqual([])
    const boxes = await Promise.all((await controls.all()).map(control => control.boundingBox()))
    const isOver = (one: (typeof boxes)[number], other: (typeof boxes)[number]) =>
      one && other && Math.abs(one.x - other.x) < one.width && Math.abs(one.y - other.y) < one.height
    expect(boxes.filter((box, index) => boxes.slice(index + 1).some(other => isOver(box, other)))).toEqual([])
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(bar(page)).toBeHidden({ timeout: 500 })
    }).toPass()
  }
})

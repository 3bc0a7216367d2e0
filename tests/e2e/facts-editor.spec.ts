import { factsOperation } from '../../src/compose/change/next-facts.ts'
import { EmailFacts } from '../../src/compose/email-facts.ts'
import { BLANK_EMAIL } from '../../src/email/email.ts'
import { applyOperations } from '../../src/email/operations/apply.ts'
import type { Operation } from '../../src/email/operations/operation.ts'
import { DEFAULT_THEME, themeCss } from '../../src/email/theme/theme.ts'
import { emailOf, enter, expect, expectAccessible, test } from './fixtures.ts'
import { openTemplate, savedTemplate } from './templates.ts'

const FACTS = EmailFacts.parse({
  kind: 'event',
  headline: 'The plant sale is on Sat 14 March',
  subject: 'Plant sale, Sat 14 March',
  things: [{ name: 'Tomato', price: '£4' }],
  occasions: [{ date: 'Sat 14 March', time: '9:00', place: 'Lane End' }],
  offer: { code: 'MARROW20' }
})

const SECTIONS: Operation[] = [
  { op: 'meta', subject: 'Plant sale, Sat 14 March' },
  { op: 'add', kind: 'hero', content: { heading: 'Plants, and a lot of them', text: 'Come on Sat 14 March.' } },
  { op: 'add', kind: 'event', content: { date: 'Sat 14 March', time: '9:00', place: 'Lane End' } },
  { op: 'add', kind: 'products', content: { items: [{ title: 'Tomato', price: '£4' }] } },
  { op: 'add', kind: 'coupon', content: { heading: 'A little off', code: 'MARROW20' } },
  { op: 'add', kind: 'footer', content: { company: 'Marrow' } }
]

function source(facts?: EmailFacts) {
  const operations = [...SECTIONS, ...(facts ? factsOperation(facts) : [])]
  const begun = { ...BLANK_EMAIL, css: themeCss(DEFAULT_THEME) }
  const { email } = applyOperations(begun, operations, { onRefusal: 'stop' })
  return { html_value: email.html, css_value: email.css, subject: email.subject, facts_value: email.facts }
}

test('a date that changes goes into every place that says it, and asks about the one written anew', async ({
  page
}) => {
  await enter(page)
  const id = await openTemplate(page, source(FACTS))
  await page.getByRole('button', { name: 'Facts', exact: true }).click()
  await page.getByRole('button', { name: /^Date Sat 14 March/ }).click()
  await page.getByRole('textbox', { name: 'Date' }).fill('Sun 15 March')
  await page.getByRole('textbox', { name: 'Date' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Changed in the subject, Hero and Event.' })).toBeVisible()
  await expect(emailOf(page).getByText('Come on Sun 15 March.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Date Sun 15 March/ })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Put it there: the headline' }).click()
  await expect(emailOf(page).getByRole('heading', { name: 'The plant sale is on Sun 15 March' })).toBeVisible()
  expect((await savedTemplate(page, id)).html_value).not.toContain('14 March')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(emailOf(page).getByText('Come on Sat 14 March.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Date Sat 14 March/ })).toBeVisible()
})

test('by keyboard alone: open, change, be refused, return, add, close', async ({ page }) => {
  await enter(page)
  await openTemplate(page, source(FACTS))
  await page.keyboard.press('Control+k')
  await expect(page.getByPlaceholder('Type a command, or what should change')).toBeFocused()
  await page.keyboard.type('Facts')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Facts' })).toBeFocused()
  const price = page.getByRole('button', { name: /^Price of Tomato £4/ })
  await price.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('cheap')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Write the price with a figure')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(price).toBeFocused()
  await page.getByRole('combobox', { name: 'What it does not say yet' }).selectOption({ label: 'Preview' })
  await page.keyboard.type('Bring boxes')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Changed in the preview line.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('What should change?')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an email without facts has them read from its texts, and changes by touch', async ({ page }) => {
    await enter(page)
    await openTemplate(page, source())
    await page.getByRole('button', { name: 'More' }).tap()
    await page.getByRole('menuitem', { name: 'Facts' }).tap()
    await page.getByRole('button', { name: 'Read it from the email' }).tap()
    const price = page.getByRole('button', { name: /^Price of Tomato £4/ })
    await price.tap()
    await page.getByRole('textbox', { name: 'Price of Tomato' }).fill('£5')
    await page.keyboard.press('Enter')
    await expect(emailOf(page).getByText('£5')).toBeAttached()
    await expectAccessible(page)
    const { height } = (await price
      .or(page.getByRole('button', { name: /^Price of Tomato/ }))
      .first()
      .boundingBox()) ?? { height: 0 }
    expect(height).toBeGreaterThanOrEqual(44)
  })
})

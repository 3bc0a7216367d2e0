import { BLANK_EMAIL } from '../../src/email/email.ts'
import { applyOperations } from '../../src/email/operations/apply.ts'
import { emailOf, enter, expect, test } from './fixtures.ts'
import { openTemplate, savedTemplate } from './templates.ts'

const HTML = '<p class="display">Fifty</p>\n<p class="text">Bowls <b>left</b></p>'
const { email } = applyOperations(
  BLANK_EMAIL,
  [
    { op: 'add', kind: 'hero', content: { heading: 'Bowls for slow mornings' } },
    { op: 'add', kind: 'free', tone: 'tint', content: { html: HTML } },
    { op: 'add', kind: 'footer', content: { company: 'Tidewater' } }
  ],
  { onRefusal: 'stop' }
)

test('the parts of a free section are chosen and typed in, and it moves and takes a tone as a section', async ({
  page
}) => {
  await enter(page)
  const id = await openTemplate(page, { html_value: email.html, css_value: email.css })
  const free = emailOf(page).locator('[data-section=free]')
  const text = free.locator('p.text')
  await text.click()
  await expect(text).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.press('End')
  await page.keyboard.type(' today')
  await page.keyboard.press('Escape')
  await expect(text).toHaveText('Bowls left today')

  const bar = page.getByRole('toolbar', { name: 'Section: Free section' })
  await page.keyboard.press('Escape')
  await expect(bar).toBeVisible()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText('Free section, 1 of 3')).toBeAttached()
  await bar.getByRole('button', { name: 'Layout' }).click()
  await page.getByRole('menuitemradio', { name: 'Brand' }).click()
  await expect(free).toHaveAttribute('data-tone', 'brand')
  const { html_value } = await savedTemplate(page, id)
  expect(html_value).toMatch(/<p class="text">Bowls <b>left(?:<\/b> today| today<\/b>)<\/p>/)
})

import { BLANK_EMAIL } from '../../src/email/email.ts'
import { applyOperations } from '../../src/email/operations/apply.ts'
import { emailOf, enter, expect, test } from './fixtures.ts'
import { openTemplate, savedTemplate } from './templates.ts'

const { email } = applyOperations(
  BLANK_EMAIL,
  [
    {
      op: 'add',
      kind: 'social',
      layout: 'icons',
      content: { items: [{ link: { label: 'Instagram', href: 'https://instagram.com/tidewater' } }] }
    },
    {
      op: 'add',
      kind: 'image',
      layout: 'inset',
      content: {
        image: { src: '/media/scenes/sea.png', alt: 'The sea' },
        link: { label: 'Watch the film', href: 'https://vimeo.com/1' }
      }
    }
  ],
  { onRefusal: 'stop' }
)

test('the words beside a sign of a network and on the bar of a film are typed in, and the signs stay', async ({
  page
}) => {
  await enter(page)
  const id = await openTemplate(page, { html_value: email.html, css_value: email.css })
  const sign = emailOf(page).locator('[data-section=social] img')
  await expect.poll(() => sign.evaluate(node => (node as HTMLImageElement).naturalWidth)).toBe(96)
  for (const [section, typed] of [
    ['social', ' and more'],
    ['image', ' tonight']
  ]) {
    const words = emailOf(page).locator(`[data-section=${section}] a[data-slot=link]`)
    await words.click()
    await expect(words).toHaveAttribute('contenteditable', 'true')
    await page.keyboard.press('End')
    await page.keyboard.type(typed ?? '')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }
  const { html_value } = await savedTemplate(page, id)
  expect(html_value).toMatch(/networks\/instagram\.png" alt="" width="28" height="28"><\/span>Instagram and more<\/a>/)
  expect(html_value).toMatch(/►<\/span>Watch the film tonight<\/a>/)
  expect(html_value).toContain('<a class="picture-link" data-follows="link">')
})

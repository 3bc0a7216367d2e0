import { BLANK_EMAIL } from '../../src/email/email.ts'
import { createBatch } from '../../src/email/operations/batch.ts'
import { emailOf, enter, expect, expectAccessible, test } from './fixtures.ts'
import { openTemplate, savedTemplate } from './templates.ts'

test('a section is tried again in another design with all its words, for nothing, and one step takes it back', async ({
  page
}) => {
  const batch = createBatch(BLANK_EMAIL)
  const button = { label: 'See the bowls', href: 'https://tidewater.example/bowls' }
  batch.apply({ op: 'add', kind: 'hero', content: { heading: 'Bowls', text: 'Forty bowls, twelve jugs.', button } })
  batch.apply({ op: 'add', kind: 'footer', content: { company: 'Tidewater' } })
  await enter(page)
  const id = await openTemplate(page, { html_value: batch.email.html, css_value: batch.email.css })
  const before = await savedTemplate(page, id)
  const hero = emailOf(page).locator('[data-section=hero]')
  await expect(hero).toHaveAttribute('data-layout', 'stacked')

  await page.getByLabel('Part to change').selectOption('s1')
  await page.getByRole('button', { name: 'Try again: another design' }).focus()
  await page.keyboard.press('Enter')

  await expect(page.getByText('Try again: Hero in another design')).toBeVisible()
  await expect(page.getByText('The same hero in another design.')).toBeVisible({ timeout: 15_000 })
  await expect(hero).toHaveAttribute('data-layout', 'cover')
  await expect(hero).toContainText('Forty bowls, twelve jugs.')
  await expect(hero.getByRole('link', { name: 'See the bowls' })).toHaveAttribute('href', button.href)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(hero).toHaveAttribute('data-layout', 'stacked')
  expect(await savedTemplate(page, id)).toMatchObject({ html_value: before.html_value })
})

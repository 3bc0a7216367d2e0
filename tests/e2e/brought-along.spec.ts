import { enter, expect, test } from './fixtures.ts'

const FRAME = 'iframe[title="Preview of your email"]'

test.describe('an email that was brought along', () => {
  test.use({ expectedErrors: ['422'] })

  test('and nests deeper than browsers show is neither rendered nor saved, and it is said why', async ({ page }) => {
    await enter(page)
    await page.goto('/editor')
    await page.getByRole('tab', { name: 'Code Edit' }).click()
    const html = page.getByLabel('HTML', { exact: true })
    await html.fill('<p>Hello</p>')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    await html.fill('<table><tr><td>'.repeat(3_000))
    await expect(page.getByRole('main').getByText('more than 512 deep in each other')).toBeVisible()
    await expect(page.frameLocator(FRAME).getByText('Hello', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'more than 512 deep in each other' })).toBeVisible()

    await html.press('Control+a')
    await page.keyboard.insertText('<p>Hello again</p>')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(page.frameLocator(FRAME).getByText('Hello again')).toBeVisible()
  })

  test('and cannot be compiled says so beside the preview', async ({ page }) => {
    await enter(page)
    await page.goto('/editor')
    await page.getByRole('tab', { name: 'Code Edit' }).click()
    await page.getByLabel('HTML', { exact: true }).fill('<html><head><style>p { margin: 0 }</head><p>Hi</p></html>')
    await expect(page.getByText('End it with </style>.')).toBeVisible()

    await page
      .getByLabel('HTML', { exact: true })
      .fill('<html><head><style>* { margin: 0 }</style></head><p>Hi</p></html>')
    await expect(page.getByText('KB of the 102 KB Gmail shows')).toBeVisible()
  })
})

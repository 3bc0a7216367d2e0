import { ask, enter, expect, expectAccessible, holdModules, test } from './fixtures.ts'
import { makeTemplate, openGenerated } from './templates.ts'

test('a blank template is saved with its first change, keeps its address, and unsaved work survives a reload', async ({
  page
}) => {
  await enter(page)
  await page.goto('/editor')
  await page.getByRole('tab', { name: 'Code Edit' }).click()
  await page.getByLabel('HTML', { exact: true }).fill('<h1>By hand</h1>')

  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}/)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.frameLocator('iframe[title="Preview of your email"]').getByText('By hand')).toBeVisible()

  await page.getByRole('tab', { name: 'Code Edit' }).click()
  await page.getByLabel('HTML', { exact: true }).fill('<h1>Second</h1>')
  await page.reload()
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(page.frameLocator('iframe[title="Preview of your email"]').getByText('Second')).toBeVisible()
})

test.describe('two tabs', () => {
  test.use({ expectedErrors: ['409'] })

  test('that save one template keep both versions', async ({ page, context }) => {
    await enter(page)
    await page.goto('/editor')
    await page.getByRole('tab', { name: 'Code Edit' }).click()
    await page.getByLabel('HTML', { exact: true }).fill('<h1>Start</h1>')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    const other = await context.newPage()
    await other.goto(page.url())
    await other.getByRole('tab', { name: 'Code Edit' }).click()
    await other.getByLabel('HTML', { exact: true }).fill('<h1>Theirs</h1>')
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(other.getByText('Saved', { exact: true })).toBeVisible()

    await page.getByLabel('HTML', { exact: true }).fill('<h1>Mine</h1>')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.getByRole('button', { name: 'Keep both' }).click()

    await expect(page.frameLocator('iframe[title="Preview of your email"]').getByText('Theirs')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the studio' }).click()
    await expect(page.getByRole('link', { name: 'Untitled Template (my version)' })).toBeVisible()
  })
})

test('without a plan the buttons say what they need', async ({ page }) => {
  await enter(page)
  await page.goto('/editor')
  const gates = [
    ['Export HTML/CSS', 'Subscribe to a plan to export HTML/CSS templates'],
    ['Test email', 'Subscribe to a plan with email sending feature to test emails']
  ] as const
  for (const [name, words] of gates) {
    const button = page.getByRole('button', { name })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await button.focus()
    await expect(page.getByRole('tooltip').filter({ hasText: words })).toBeVisible()
  }
})

test('a script in the code does not run in the preview', async ({ page }) => {
  await enter(page)
  await page.goto('/editor')
  await page.getByRole('tab', { name: 'Code Edit' }).click()
  const hostile = `<h1 onclick="parent.document.title='owned'">Hi</h1><img src="data:," onerror="parent.document.title='owned'"><script>parent.document.title='owned'</script><a href="javascript:parent.document.title='owned'">link</a>`
  await page.getByLabel('HTML', { exact: true }).fill(hostile)
  const email = page.frameLocator('iframe[title="Preview of your email"]')
  await expect(email.getByText('Hi')).toBeVisible()
  expect(await email.locator('script').count()).toBe(0)
  await expect(page).toHaveTitle(/Untitled Template/)
})

test('the editor works by keyboard, at both widths, and axe finds nothing', async ({ page }) => {
  await enter(page, { plan: 'starter' })
  await openGenerated(
    page,
    'Welcome email for new members of Northwall climbing gym. First visit is free. northwall.example/start'
  )
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Mobile width' }).click()
  await expect(page.getByRole('button', { name: 'Mobile width' })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('tab', { name: 'AI Editor' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Code Edit' })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'More' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'HTML, ready to send' })).toBeVisible()
  // Nothing was done yet that could be undone.
  await expect(page.getByRole('menuitem', { disabled: false }).first()).toBeFocused()
  // Starter has no test emails, and the menu says why.
  await expect(page.getByRole('menuitem', { name: /email sending feature/ })).toBeVisible()

  await page.getByRole('menuitem', { name: 'Subject and preview text' }).click()
  const subject = page.getByRole('textbox', { name: 'Subject' })
  await expect(subject).toBeFocused()
  await subject.fill('Your first climb is on us')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('a part is chosen by keyboard, and the focus stays with what was pressed', async ({ page }) => {
  await enter(page, { plan: 'professional' })
  await openGenerated(
    page,
    'Sale email for Wick & Wax, 25% off all candles until Sunday: Amber £18, Fig £22, Salt and Smoke £16.'
  )
  const part = page.getByLabel('Part to change')
  await part.focus()
  await part.press('ArrowDown')
  await part.press('ArrowDown')
  await expect(part).toBeFocused()
  await page.getByRole('button', { name: 'Clear the selection' }).press('Enter')
  await expect(part).toBeFocused()
  await expect(part).toHaveValue('')

  await page.getByLabel('What should change?').fill('Change the headline to "Light up"')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Restore' }).press('Enter')
  await expect(page.getByText('The version before is back.')).toBeVisible()
  await expect(page.getByLabel('What should change?')).toBeFocused()

  const frame = page.frameLocator('iframe[title="Preview of your email"]')
  await expect(frame.getByText('Salt and Smoke').filter({ visible: true }).first()).toBeVisible()
  expect(await frame.locator('html').evaluate(html => html.scrollWidth)).toBeLessThanOrEqual(600)
})

test('what is often asked of the selected part stands above the composer and sends itself', async ({ page }) => {
  await enter(page, { plan: 'professional' })
  await openGenerated(page, 'Sale email for Wick & Wax, 25% off all candles until Sunday: Amber £18, Fig £22.')
  const wishes = page.getByRole('list', { name: 'Often asked of this' })
  await expect(wishes.getByRole('button')).toHaveText(['Larger headings', 'Rounded buttons', 'Shorter texts'])

  await page.getByLabel('Part to change').selectOption('s2.heading')
  await expect(wishes.getByRole('button')).toHaveText(['Larger', 'Smaller', 'Centered'])
  await wishes.getByRole('button', { name: 'Larger' }).press('Enter')

  await expect(page.getByRole('log').getByText('Make it larger')).toBeVisible()
  await expect(page.getByLabel('What should change?')).toBeFocused()
  await expect(page.getByRole('log').getByText(/^Done\./)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
})

test('a refused message leaves Restore with the reply that changed something, and stays when that one goes', async ({
  page
}) => {
  await enter(page, { plan: 'professional' })
  await openGenerated(page, 'Sale email for Wick & Wax, 25% off all candles until Sunday.')
  const heading = page.frameLocator('iframe[title="Preview of your email"]').getByRole('heading', { level: 1 })
  const before = (await heading.textContent()) ?? ''
  await ask(page, 'Change the headline to "Candles for long evenings"')
  await expect(page.getByText(/^Done\./)).toBeVisible()
  await ask(page, 'Play some music')
  const log = page.getByRole('log')
  await page.reload()

  await page.getByRole('button', { name: 'Restore' }).click()

  await expect(heading).toHaveText(before)
  await expect(log.getByText(/^Done\./)).toBeHidden()
  await expect(log.getByText('Play some music', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden()
  await expectAccessible(page)
  await page.reload()
  await expect(log.getByText('Play some music', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden()
})

test('what is focused, pressed and written before the page came alive counts once it has', async ({ page }) => {
  await enter(page)
  const wake = await holdModules(page)
  const id = await makeTemplate(page, { html_value: '<h1>Bowls</h1>', css_value: '' })
  await page.goto(`/editor/${id}`, { waitUntil: 'commit' })
  await page.getByLabel('What should change?').fill('Make the heading red')
  const gated = page.getByRole('button', { name: 'Export HTML/CSS' })
  await gated.focus()
  await expect(gated).toBeFocused()
  wake()
  await expect(page.getByRole('tooltip').filter({ hasText: 'Subscribe to a plan to export' })).toBeVisible()
  const sent = page.waitForRequest('**/api/templates/update')
  await page.getByRole('button', { name: 'Send' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ prompt: 'Make the heading red' })
})

test('a press before the page has woken up is not lost', async ({ page }) => {
  await enter(page)
  const wake = await holdModules(page)
  await page.goto('/editor', { waitUntil: 'commit' })
  await page.getByRole('tab', { name: 'Code Edit' }).click()
  wake()

  await expect(page.getByLabel('HTML', { exact: true })).toBeVisible()
})

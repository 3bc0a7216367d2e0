import { readFile } from 'node:fs/promises'
import { ask, CREDITS, expect, generate, mailTo, newPerson, signIn, signUp, subscribe, test } from './fixtures.ts'

const BRIEF =
  'Spring sale at Tidewater Ceramics: 20% off every bowl and mug until Sunday 29 March with code SPRING20. ' +
  'Link to https://tidewater.example/spring. Calm and green, a little playful.'

test('from a stranger to a refined, exported and tested email', async ({ page }) => {
  const person = newPerson()

  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started Free' }).first().click()
  await expect(page).toHaveURL(/\/signup/)
  await signUp(page, person)
  await expect(page.getByText('Your email is confirmed.')).toBeVisible()
  if (page.url().includes('/signin')) await signIn(page, person)

  await subscribe(page, 'Professional')
  await expect(page.getByText(`Uses 1 of your ${CREDITS.professional} credits`)).toBeVisible()

  await generate(page, BRIEF)
  const email = page.frameLocator('iframe[title="Preview of your email"]')
  await expect(email.getByText('SPRING20').filter({ visible: true }).first()).toBeVisible()
  await expect(email.locator('a[href="https://tidewater.example/spring"]').first()).toBeVisible()

  await test.step('a change by chat shows what was changed, and can be restored', async () => {
    const heading = email.getByRole('heading', { level: 1 })
    const before = (await heading.textContent()) ?? ''
    await ask(page, 'Change the headline to "Bowls for slow mornings"')
    await expect(heading).toHaveText(/Bowls for slow mornings/)
    await expect(page.getByText(/^Done\./)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Bowls for slow mornings' })).toBeVisible()

    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(heading).toHaveText(before)
    await expect(page.getByText(/^Done\./)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden()
  })

  await test.step('a change in code shows at once, and is saved', async () => {
    await page.getByRole('tab', { name: 'Code Edit' }).click()
    const html = page.getByLabel('HTML', { exact: true })
    await html.focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.insertText('\n<p>Hand-written line</p>')
    await expect(email.getByText('Hand-written line')).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await expect(email.getByText('Hand-written line')).toBeVisible()
  })

  await test.step('the compiled email and its parts can be exported as files', async () => {
    const compiled = await exported('HTML, ready to send')
    expect(compiled.name).toMatch(/\.html$/)
    expect(compiled.text).toMatch(/^<!doctype html>/i)
    expect(compiled.text).toContain('Hand-written line')
    expect(compiled.text).not.toContain('data-section')
    const parts = await exported('HTML and CSS apart (ZIP)')
    expect(parts.name).toMatch(/\.zip$/)
    expect(parts.text.slice(0, 2)).toBe('PK')
  })

  async function exported(choice: string) {
    await page.getByRole('button', { name: 'Export HTML/CSS' }).click()
    await page.getByRole('menuitem', { name: choice }).click()
    const waiting = page.waitForEvent('download')
    // Its pictures have the address of the site under test, which nobody else can open.
    await page.getByRole('dialog', { name: 'Before you export' }).getByRole('button', { name: 'Export anyway' }).click()
    const download = await waiting
    await expect(page.getByText(`${download.suggestedFilename()} was downloaded.`)).toBeVisible()
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'latin1') }
  }

  await test.step('a test arrives in the mailbox', async () => {
    await page.getByRole('button', { name: 'Test email' }).click()
    const dialog = page.getByRole('dialog', { name: 'Test email' })
    await expect(dialog.getByLabel('Send to')).toHaveValue(person.email)
    await expect(dialog.getByLabel('Send to')).toBeFocused()
    await expect(dialog.getByText(/\{\{unsubscribe_url\}\}.* not filled in/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Send anyway' }).click()
    await expect(page.getByText(`Test email sent to ${person.email}`)).toBeVisible()
    const subject = await page.locator('.subject-line b').innerText()
    const mail = await mailTo(page, person.email, new RegExp(subject.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    expect(mail.html).toContain('Hand-written line')
    expect(mail.text).toContain('SPRING20')
  })

  await test.step('the studio lists it, one credit lighter', async () => {
    await page.getByRole('link', { name: 'Back to the studio' }).click()
    await expect(page.getByText(`Uses 1 of your ${CREDITS.professional - 1} credits`)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Edited just now' })).toBeVisible()
  })

  await test.step('signing out leads to the landing page and says so', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/(#signed-out)?$/)
    await expect(page.getByText('Signed out successfully')).toBeVisible()
    await page.goto('/studio')
    await expect(page).toHaveURL(/\/signin\?next=%2Fstudio/)
  })
})

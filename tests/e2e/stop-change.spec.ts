import type { Page } from '@playwright/test'
import { enterStudio, expect, expectAccessibleInAll, mailTo, newPerson, test } from './fixtures.ts'

/** Changes the password as somebody with the session and the password does, and answers the link that stops it. */
async function changePassword(page: Page, person: { email: string; password: string }) {
  const token = await page.evaluate(() => {
    const text = document.cookie.match(/mailwright-auth=base64-([^;]+)/)?.[1] ?? ''
    return JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/'))).access_token as string
  })
  const response = await page.request.put('/auth/v1/user', {
    headers: { apikey: 'sandbox', authorization: `Bearer ${token}` },
    data: { password: 'chosen by a thief', current_password: person.password }
  })
  expect(response.status()).toBe(200)
  const mail = await mailTo(page, person.email, /password was changed|changed your password|new password/i)
  return /https?:\S+\/auth\/stop\?token=\w+/.exec(mail.text)?.[0] ?? ''
}

test('an owner stops a new password that was not theirs, also without scripts', async ({ page, browser }) => {
  const person = await enterStudio(page, { person: newPerson('stop') })
  const link = await changePassword(page, person)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const owner = await context.newPage()
  await owner.goto(link)

  await expect(owner).toHaveURL(/\/auth\/stop$/)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(link)
    await expect(page.getByRole('button', { name: 'Stop it and sign everybody out' })).toBeVisible()
    await expectAccessibleInAll(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await owner.getByRole('button', { name: 'Stop it and sign everybody out' }).click()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Stopped')
  await mailTo(page, person.email, /reset your password/i)
  await page.goto('/studio')
  await expect(page).toHaveURL(/\/signin/)
  await owner.goto(link)
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('This link is no longer good')
  await context.close()
})

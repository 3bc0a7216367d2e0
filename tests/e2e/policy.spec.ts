import type { Page } from '@playwright/test'
import { awake, enter, expect, generate, subscribe, test } from './fixtures.ts'

/** Gathers what the policy of a page, or of a frame in it, refuses, from before its first script on. */
async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('reportRefusal', (what: string) => refused.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      const { violatedDirective, blockedURI, sourceFile } = event
      void (window as unknown as { reportRefusal: (what: string) => void }).reportRefusal(
        `${location.pathname}: ${violatedDirective} refused ${blockedURI} ${sourceFile}`
      )
    })
  })
  return refused
}

test.describe('the content policy', () => {
  // The address that nothing has.
  test.use({ expectedErrors: ['404'] })

  test('refuses nothing that our own pages do', async ({ page }) => {
    const refused = await watchPolicy(page)
    for (const path of ['/', '/testimonials', '/nowhere', '/signin', '/signup']) {
      await page.goto(path)
      await awake(page)
    }
    await page.goto('/reset-password')
    // Without a link to set a password by, it leads away by itself.
    await page.waitForURL(/\/signin\?notice=/)
    await enter(page)
    await subscribe(page, 'Professional')
    await generate(page, 'Sale email for Wick & Wax, 25% off all candles until Sunday: Amber £18, Fig £22.')
    const email = page.frameLocator('iframe[title="Preview of your email"]')
    await expect(email.getByRole('heading', { level: 1 })).toBeVisible()
    for (const path of ['/studio', '/settings', '/editor', '/', '/sandbox/mailbox']) {
      await page.goto(path)
      await awake(page)
    }
    await page
      .getByRole('link')
      .filter({ hasText: /confirm/i })
      .first()
      .click()
    expect(refused).toEqual([])
  })
})

test.describe('what is put into a page', () => {
  test.use({ expectedErrors: ['Content Security Policy', 'violates the following'] })

  for (const path of ['/', '/signin']) {
    test(`does not run at ${path}: neither a script, nor a handler, nor a file of another site`, async ({ page }) => {
      const refused = await watchPolicy(page)
      await page.goto(path)
      await page.evaluate(() => {
        const script = document.createElement('script')
        script.textContent = 'window.owned = "inline"'
        const foreign = document.createElement('script')
        foreign.src = 'https://foreign.example/owned.js'
        document.body.append(script, foreign)
        document.body.insertAdjacentHTML('beforeend', '<button onclick="window.owned = \'handler\'">Press</button>')
      })
      await page.getByRole('button', { name: 'Press', exact: true }).dispatchEvent('click')

      await expect.poll(() => refused.filter(what => what.includes('script-src')).length).toBe(3)
      expect(await page.evaluate(() => 'owned' in window)).toBe(false)
    })
  }
})

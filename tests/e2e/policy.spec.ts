import type { Page } from '@playwright/test'
import { enter, expect, test } from './fixtures.ts'
import { openGenerated } from './templates.ts'

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
    }
    await page.goto('/reset-password')
    // Without a link to set a password by, it leads away by itself.
    await page.waitForURL(/\/signin/)
    await enter(page, { plan: 'professional' })
    await openGenerated(page, 'Sale email for Wick & Wax, 25% off all candles until Sunday: Amber £18, Fig £22.')
    const email = page.frameLocator('iframe[title="Preview of your email"]')
    await expect(email.getByRole('heading', { level: 1 })).toBeVisible()
    for (const path of ['/studio', '/settings', '/editor', '/', '/sandbox/mailbox']) {
      await page.goto(path)
    }
    await page
      .getByRole('link')
      .filter({ hasText: /confirm/i })
      .first()
      .click()
    const mail = page.frameLocator('iframe[title="The mail as a mail client shows it"]')
    await expect(mail.getByRole('link', { name: /confirm/i }).first()).toHaveCSS('text-decoration-line', 'none')
    expect(refused).toEqual([])
  })

  test('of a signed-in page trusts no style by itself, and an email in it keeps its own', async ({ page, request }) => {
    await enter(page)
    const policy = (await page.request.get('/editor')).headers()['content-security-policy'] ?? ''
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+' 'nonce-[^']+';/)
    expect(policy).not.toContain('unsafe')
    const again = (await page.request.get('/editor')).headers()['content-security-policy']
    expect(again).not.toBe(policy)

    const empty = await request.get('/preview/empty/quirks')
    expect(empty.headers()['content-security-policy']).toContain("default-src 'none'")
    expect(await empty.text()).not.toContain('<!doctype')
    expect((await request.get('/preview/empty/toString')).status()).toBe(404)
  })
})

test.describe('what is put into a page', () => {
  test.use({ expectedErrors: ['Content Security Policy', 'violates the following'] })

  test('does nothing: no script, handler, file of another site or style', async ({ page }) => {
    const refused = await watchPolicy(page)
    for (const path of ['/', '/signin']) {
      refused.length = 0
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

      const drawn = await page.evaluate(() => {
        document.body.insertAdjacentHTML(
          'beforeend',
          '<p id="own" style="opacity: 0">Words</p><style>p { opacity: 0 }</style>'
        )
        return getComputedStyle(document.getElementById('own') as Element).opacity
      })
      expect(drawn).toBe('1')
      for (const directive of ['style-src-attr', 'style-src-elem'])
        await expect.poll(() => refused.some(what => what.includes(directive))).toBe(true)
      await expect.poll(() => refused.filter(what => what.includes('script-src')).length).toBe(3)
      expect(await page.evaluate(() => 'owned' in window)).toBe(false)
    }
  })
})

import { expect, test } from './fixtures.ts'

test('an address that no database could hold is not found', async ({ request }) => {
  const pages = ['mailbox', 'payments/checkout', 'payments/portal', 'payments/invoices'].map(
    page => `/sandbox/${page}/%00`
  )
  for (const path of [
    ...pages,
    '/sandbox/payments/invoices/%00.pdf',
    '/preview/%2500',
    '/media/icons/%00.png',
    '/%00'
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('below /assets nothing is a page, whatever is asked for', async ({ request }) => {
  for (const path of ['/assets/none.png', '/assets/a/b.html', '/assets/', '/assets/%00.png', '/assets/..%2fsecret']) {
    const response = await request.get(path)
    expect([response.status(), response.headers()['content-type']], path).toEqual([404, 'text/plain; charset=utf-8'])
    expect(response.headers()['cross-origin-resource-policy']).toBe('cross-origin')
  }
})

test('the payment pages refuse what is no form in a sentence', async ({ request, baseURL }) => {
  const headers = { origin: baseURL ?? '' }
  for (const page of ['checkout', 'portal']) {
    const refused = await request.post(`/sandbox/payments/${page}/none`, { headers, data: { deed: 'cancel' } })
    expect(refused.status()).toBe(415)
    expect(await refused.text()).toMatch(/^This page takes forms\./)
    const unknown = await request.post(`/sandbox/payments/${page}/none`, { headers, form: { deed: 'cancel' } })
    expect(unknown.status()).toBe(404)
  }
})

test('the API answers HEAD as GET, and TRACE in its own shape', async ({ request }) => {
  const [head, trace] = [await request.head('/api/health'), await request.fetch('/api/templates', { method: 'TRACE' })]

  expect([head.status(), await head.text()]).toEqual([200, ''])
  expect([trace.status(), (await trace.json()).error.code]).toEqual([405, 'method_not_allowed'])
})

test('a form that another site sends reaches nothing, whatever it is sent to', async ({ request, baseURL }) => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const pages = [
    '/auth/sign-out',
    '/auth/stop',
    '/sandbox/payments/checkout/none',
    '/sandbox/payments/portal/none',
    '/signin',
    '/studio',
    '/sandbox/mailbox',
    '/preview/none'
  ]
  const calls = ['/auth/v1/signup', '/auth/v1/token?grant_type=password', '/api/templates', '/api/payments/webhook']
  for (const path of [...pages, ...calls]) {
    const asForm = await request.post(path, { headers: foreign, form: { email: 'ana@example.com' } })
    const asText = await request.post(path, { headers: { ...foreign, 'content-type': 'text/plain' }, data: '{}' })
    const claiming = { origin: baseURL ?? '', 'sec-fetch-site': 'cross-site' }
    expect([asForm.status(), asText.status()], path).toEqual([403, 403])
    if (pages.includes(path)) expect((await request.post(path, { headers: claiming })).status(), path).toBe(403)
  }
})

test('a name that every object has is no notice of the sign-in page', async ({ page }) => {
  await page.goto('/signin?notice=__proto__')

  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0)
})

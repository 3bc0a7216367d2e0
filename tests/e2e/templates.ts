import type { Page } from '@playwright/test'
import { AUTH_COOKIE } from '../../src/contract/auth-cookie.ts'
import { BLANK_EMAIL } from '../../src/email/email.ts'
import { applyOperations } from '../../src/email/operations/apply.ts'
import type { Operation } from '../../src/email/operations/operation.ts'
import { DEFAULT_THEME, themeCss } from '../../src/email/theme/theme.ts'
import { awake, expect, painted } from './fixtures.ts'

export interface Source {
  name?: string
  subject?: string
  html_value: string
  css_value: string
}

/** A template of the visitor's own with given contents, made through the API and open in an editor that is awake. */
export async function openTemplate(page: Page, source: Source): Promise<string> {
  const id = await makeTemplate(page, source)
  await openEditor(page, id)
  return id
}

/** A template of the visitor's own with given contents. Answers its id. */
export async function makeTemplate(page: Page, source: Source): Promise<string> {
  const headers = await bearer(page)
  const made = await page.request.post('/api/templates', { data: { name: 'Spring firing', ...source }, headers })
  return ((await made.json()).data as { id: string }).id
}

/** The same with an email of our own sections, in the theme that emails begin with. */
export async function openSections(page: Page, sections: Operation[]): Promise<string> {
  const begun = { ...BLANK_EMAIL, css: themeCss(DEFAULT_THEME) }
  const { email } = applyOperations(begun, sections, { onRefusal: 'stop' })
  return openTemplate(page, { html_value: email.html, css_value: email.css, subject: email.subject })
}

/**
 * The same with an email that was made of a brief, which takes a plan; each time in the same look. How people have one made is
 * shown by the studio's journeys.
 */
export async function openGenerated(page: Page, prompt: string): Promise<string> {
  const data = { prompt, seed: 7, look: { palette: 'Kiln' } }
  const made = await page.request.post('/api/templates/generate', { data, headers: await bearer(page) })
  expect(made.ok()).toBe(true)
  const { id } = (await made.json()).data.template as { id: string }
  await openEditor(page, id)
  return id
}

async function openEditor(page: Page, id: string) {
  await page.goto(`/editor/${id}`)
  await painted(page)
  await awake(page)
}

/** What the server has of a template, once the page says that all of it is saved. */
export async function savedTemplate(page: Page, id: string): Promise<Source> {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const answer = await page.request.get(`/api/templates/${id}`, { headers: await bearer(page) })
  return ((await answer.json()) as { data: Source }).data
}

/** The visitor's token, as the page sends it. */
export async function bearer(page: Page): Promise<{ authorization: string }> {
  const parts = (await page.context().cookies()).filter(({ name }) => name.startsWith(AUTH_COOKIE))
  const value = parts.map(part => decodeURIComponent(part.value)).join('')
  const { access_token } = JSON.parse(`${Buffer.from(value.replace(/^base64-/, ''), 'base64url')}`)
  return { authorization: `Bearer ${access_token}` }
}

/** The visitor's designer is the model server that a journey plays on this machine, as the site's configuration names it. */
export async function chooseLocal(page: Page) {
  const data = { designer: 'local', server: 'Test server', model: 'm' }
  const chosen = await page.request.put('/api/designers/choice', { data, headers: await bearer(page) })
  expect(chosen.ok()).toBe(true)
}

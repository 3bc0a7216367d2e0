import { type Browser, chromium, type Page } from '@playwright/test'
import type { EmailSource } from '../src/email/email.ts'
import type { Person, Site } from './site.ts'

/** A browser as the benches use it; `more` are switches of Chromium. */
export const launchBrowser = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [...more, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  })

/** A page of somebody who has an email, and where its editor is. */
export async function personWith(site: Site, browser: Browser, { html, css }: EmailSource) {
  const person = await site.newPerson()
  const { data } = await (await person('/api/templates', { html_value: html, css_value: css })).json()
  return { page: await pageOf(site, browser, person), address: `${site.url}/editor/${data.id}` }
}

/** A page of a desktop's size on which somebody is signed in. */
export async function pageOf(site: Site, browser: Browser, person: Person): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const [name = '', value = ''] = person.cookie.split(/=(.*)/s)
  await page.context().addCookies([{ name, value, url: site.url }])
  return page
}

/** The editor of an email, with a part of these words selected. */
export async function openEditor(site: Site, browser: Browser, email: EmailSource, words: string): Promise<Page> {
  const { page, address } = await personWith(site, browser, email)
  await page.goto(address)
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
  await page.frameLocator('iframe').getByText(words, { exact: true }).click()
  return page
}

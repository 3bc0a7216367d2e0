import { existsSync, readFileSync } from 'node:fs'
import { chromium, type Page, type Route } from '@playwright/test'
import { ensureBrowser } from '../../scripts/browser.mjs'
import { compile } from '../../src/email/compile/compile.ts'
import type { EmailSource } from '../../src/email/email.ts'
import { renderIcon, renderScene } from '../../src/server/media/render.ts'
import { readIconQuery, readSceneQuery } from '../../src/server/media/request.ts'

/** Where emails that are looked at think they come from; nothing is fetched from anywhere else. */
const SITE = 'https://mailwright.example'
const FONTS = new URL('../../public/media/fonts/', import.meta.url)

/** Takes pictures of emails as they are sent, at a width in pixels. */
export interface Camera {
  take: (email: EmailSource, width: number) => Promise<Buffer>
  close: () => Promise<void>
}

/** Starts a Chromium without a network: pictures of ours are drawn by the server's renderer, fonts read from their folder. */
export async function openCamera(): Promise<Camera> {
  const executablePath = await ensureBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : []
  })
  const page = await browser.newPage()
  await page.route('**/*', answer)
  return { take: (email, width) => take(page, email, width), close: () => browser.close() }
}

async function take(page: Page, email: EmailSource, width: number): Promise<Buffer> {
  const compiled = compile(email, { siteUrl: SITE })
  await page.setViewportSize({ width, height: 800 })
  await page.setContent(compiled.ok ? compiled.html : `<p>${compiled.reason}</p>`, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot({ fullPage: true })
}

async function answer(route: Route): Promise<void> {
  const url = new URL(route.request().url())
  const [, folder = '', file = ''] = /^\/media\/(scenes|icons|fonts)\/([\w.-]+)$/.exec(url.pathname) ?? []
  const body = url.origin === SITE ? await mediaFile(folder, file, url.searchParams) : undefined
  await (body ? route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } }) : route.abort())
}

async function mediaFile(folder: string, file: string, query: URLSearchParams): Promise<Buffer | undefined> {
  const name = file.replace(/\.\w+$/, '')
  if (folder === 'scenes') return renderScene(name, readSceneQuery(query))
  if (folder === 'icons') return renderIcon(name, { colour: readIconQuery(query) })
  const font = new URL(file, FONTS)
  return folder === 'fonts' && existsSync(font) ? readFileSync(font) : undefined
}

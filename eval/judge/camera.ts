import { existsSync, readFileSync } from 'node:fs'
import { chromium, type Page, type Route } from '@playwright/test'
import { ensureBrowser } from '../../scripts/browser.mjs'
import { compile } from '../../src/email/compile/compile.ts'
import type { EmailSource } from '../../src/email/email.ts'
import { renderDrawing, renderIcon, renderNetwork } from '../../src/server/media/render.ts'
import { readDrawingQuery, readIconQuery } from '../../src/server/media/request.ts'

/** Where emails that are looked at think they come from; nothing is fetched from anywhere else. */
const SITE = 'https://mailwright.example'
const FONTS = new URL('../../public/media/fonts/', import.meta.url)

/** How a mail client shows an email beside its width in pixels. */
export interface Client {
  /** Prefers dark colours. */
  dark?: boolean
  /** Passes over `<style>`, as the Gmail app does for accounts of others. */
  plain?: boolean
}

export interface Camera {
  /** A picture of an email as it is sent. */
  take: (email: EmailSource, width: number, client?: Client) => Promise<Buffer>
  /** How many pixels it takes to show it whole: more than `width` where a reader has to push it sideways. */
  reach: (email: EmailSource, width: number, client?: Client) => Promise<number>
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
  return {
    take: async (email, width, client) => {
      await show(page, email, width, client)
      return page.screenshot({ fullPage: true })
    },
    reach: async (email, width, client) => {
      await show(page, email, width, client)
      return page.evaluate(() => document.documentElement.scrollWidth)
    },
    close: () => browser.close()
  }
}

async function show(page: Page, email: EmailSource, width: number, { dark, plain }: Client = {}): Promise<void> {
  const compiled = compile(email, { siteUrl: SITE })
  const html = compiled.ok ? compiled.html : `<p>${compiled.reason}</p>`
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  await page.setViewportSize({ width, height: 800 })
  await page.setContent(plain ? html.replace(/<style[\s\S]*?<\/style>/g, '') : html, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
}

async function answer(route: Route): Promise<void> {
  const url = new URL(route.request().url())
  const [, folder = '', file = ''] =
    /^\/media\/(scenes|things|icons|networks|fonts)\/([\w.-]+)$/.exec(url.pathname) ?? []
  const body = url.origin === SITE ? await mediaFile(folder, file, url.searchParams) : undefined
  await (body ? route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } }) : route.abort())
}

async function mediaFile(folder: string, file: string, query: URLSearchParams): Promise<Buffer | undefined> {
  const name = file.replace(/\.\w+$/, '')
  if (folder === 'scenes' || folder === 'things') return renderDrawing(folder, name, readDrawingQuery(query))
  if (folder === 'icons') return renderIcon(name, { colour: readIconQuery(query) })
  if (folder === 'networks') return renderNetwork(name)
  const font = new URL(file, FONTS)
  return folder === 'fonts' && existsSync(font) ? readFileSync(font) : undefined
}

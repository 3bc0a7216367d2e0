import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { enter, expect, test } from './fixtures.ts'

const KB = 1024
/** JavaScript of a first load, compressed. */
const BUDGETS = { '/signin': 110 * KB, '/studio': 130 * KB, '/editor': 190 * KB, '/brand': 130 * KB }

/** What opening the code loads more. */
const CODE_BUDGET = 160 * KB

/** What was learnt to read with, and the largest module that the server is built of. */
const SERVER_BUDGETS = { model: 1_000_000, module: 1_500_000 }

async function scriptBytes(page: Page, path: string): Promise<number> {
  const scripts = new Set<string>()
  // What the page before still fetches is no part of it either.
  await page.goto('about:blank')
  page.on('request', request => request.resourceType() === 'script' && scripts.add(request.url()))
  // What a page fetches at rest waits for a time that never comes: it is no part of the first load, however slow the machine.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await page.goto(path, { waitUntil: 'load' })
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
  await page.waitForLoadState('networkidle')
  // Asked for again: what a page has loaded, the browser does not always keep for the test.
  const bodies = await Promise.all([...scripts].map(async url => (await page.request.get(url)).body()))
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
}

test('sign-in, studio, editor and brands stay within their budgets of JavaScript', async ({ page }) => {
  expect(await scriptBytes(page, '/signin'), 'sign-in').toBeLessThanOrEqual(BUDGETS['/signin'])
  await enter(page)
  for (const path of ['/studio', '/editor', '/brand'] as const)
    expect(await scriptBytes(page, path), path).toBeLessThanOrEqual(BUDGETS[path])
})

test('what was learnt is a file of less than a megabyte beside the server, and no part of it', () => {
  const modules = readdirSync('dist/server', { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const sizes = modules.map(({ parentPath, name }) => statSync(join(parentPath, name)).size)
  expect(modules.map(({ name }) => name).filter(name => name.endsWith('.bin'))).toEqual([])
  expect(Math.max(...sizes)).toBeLessThan(SERVER_BUDGETS.module)
  expect(statSync('src/designer/reading/model/model.bin').size).toBeLessThan(SERVER_BUDGETS.model)
})

test('the code editor stays within its budget of JavaScript more', async ({ page }) => {
  await enter(page)
  await page.goto('/editor', { waitUntil: 'load' })
  // What comes once the page is at rest, the commands and what keeps the session, is no part of the code.
  await Promise.all([page.waitForRequest(/\/commands\./), page.waitForResponse(/\/dist\.[\w-]+\.js$/)])
  await page.waitForLoadState('networkidle')
  const scripts = new Set<string>()
  page.on('request', request => request.resourceType() === 'script' && scripts.add(request.url()))
  await page.getByRole('tab', { name: 'Code Edit' }).click()
  await expect(page.getByLabel('HTML', { exact: true })).toBeVisible()
  const bodies = await Promise.all([...scripts].map(async url => (await page.request.get(url)).body()))
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
  expect(bytes).toBeGreaterThan(50 * KB)
  expect(bytes).toBeLessThanOrEqual(CODE_BUDGET)
})

import type { Page } from '@playwright/test'

/** The page answers to clicks and keys: its islands have come alive. */
export const awake = (page: Page) => page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))

/** Keeps back the site's modules whose address matches, all of them unless named. Answers how to let them through. */
export async function holdModules(page: Page, which = /_astro\/.*\.js/): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(which, async route => {
    await released
    await route.continue()
  })
  return release
}

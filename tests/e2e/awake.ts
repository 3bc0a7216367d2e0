import type { Page } from '@playwright/test'

/** The page answers to clicks and keys: its islands have come alive. */
export const awake = (page: Page) => page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))

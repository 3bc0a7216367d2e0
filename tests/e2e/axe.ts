import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** What depends on colours alone. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page as it is; nothing is what it should find. Frames hold emails, which have checks of their own. */
export async function expectAccessible(page: Page, rules?: string[]) {
  await page.evaluate(stand)
  expect(await find(page, rules)).toEqual([])
}

/** What axe finds on the page in light, and of colours in dark and forced ones too: all else is the same in them. */
export async function expectAccessibleInAll(page: Page) {
  for (const media of [{ colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia(media)
    await expectAccessible(page, OF_COLOURS)
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  }
  await expectAccessible(page)
}

/** Runs axe in the page itself, where it stays: to load it for each look costs more than the look. */
async function find(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};0`)
  return page.evaluate(async only => {
    const { axe: loaded } = window as unknown as { axe: typeof axe }
    const { violations } = await loaded.run(
      { exclude: [['iframe']] },
      { resultTypes: ['violations'], iframes: false, preload: false, ...(only ? { runOnly: only } : {}) }
    )
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(' ')}`)
  }, rules)
}

/** Waits for what is fading in, which has less contrast than it will have. */
async function stand() {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

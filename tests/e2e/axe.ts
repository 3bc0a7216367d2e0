import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** What depends on colours alone. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

interface Rules {
  only?: string[]
  except?: string[]
}

/** What axe finds on the page as it is; nothing is what it should find. Frames hold emails, which have checks of their own. */
export async function expectAccessible(page: Page, rules: Rules = {}) {
  await page.evaluate(stand)
  expect(await findByAxe(page, rules)).toEqual([])
}

/** What axe finds on the page in light, and of colours in dark and forced ones too: all else is the same in them. */
export async function expectAccessibleInAll(page: Page) {
  for (const media of [{ colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia(media)
    await expectAccessible(page, { only: OF_COLOURS })
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  }
  await expectAccessible(page)
}

/** Runs axe in the page itself, where it stays: to load it for each look costs more than the look. */
export async function findByAxe(page: Page, { only, except = [] }: Rules = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};0`)
  const rules = Object.fromEntries(except.map(rule => [rule, { enabled: false }]))
  return page.evaluate(
    async options => {
      const { axe: loaded } = window as unknown as { axe: typeof axe }
      const { violations } = await loaded.run({ exclude: [['iframe']] }, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(' ')}`)
    },
    { resultTypes: ['violations' as const], iframes: false, preload: false, rules, ...(only ? { runOnly: only } : {}) }
  )
}

/** Waits for what is fading in, which has less contrast than it will have. */
async function stand() {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

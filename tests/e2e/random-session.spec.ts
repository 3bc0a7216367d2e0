import type { Page } from '@playwright/test'
import { sourceOf } from '../../src/stores/editor/template-source.ts'
import { IS_NIGHT, some } from '../helpers/nightly.ts'
import { enter, expect, test } from './fixtures.ts'
import { EMAILS } from './random-session/emails.ts'
import { keptLog, stored, storedChanges } from './random-session/kept.ts'
import { createRandom } from './random-session/random.ts'
import { replay, replayChanges } from './random-session/replay.ts'
import { toBench } from './random-session/session.ts'
import { takeSteps } from './random-session/steps.ts'
import { openTemplate } from './templates.ts'

/** Another number is another session: `SEED=7 npx playwright test random-session`. */
const SEED = Number(process.env.SEED ?? 20_261)
/** By day a short session over an email of ours; at night, over all. The browser keeps 300 steps of one email. */
const SESSIONS = some(EMAILS, 1)
const STEPS = Number(process.env.STEPS ?? (IS_NIGHT ? 2_000 : 60))

// Emails that others wrote ask for pictures and fonts elsewhere.
// A trace of so many steps would take longer than they do.
test.use({ expectedErrors: ['net::ERR_', 'Failed to load resource', 'Loading the stylesheet'], trace: 'off' })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** All is done and saved, and the browser's own log has come as far. Answers both. */
async function settled(page: Page, id: string) {
  await expect(page.getByText('Reading your email…')).toBeHidden()
  const mine = button(page, 'Save mine over it')
  await expect(async () => {
    if (await mine.isVisible()) await mine.click()
    await toBench(page)
    await page.evaluate(leave)
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Saved', { exact: true }).or(mine)).toBeVisible({ timeout: 2_000 })
    const [kept, template] = [await keptLog(page, id), await stored(page, id)]
    expect(kept?.email).toEqual(sourceOf(template))
  }).toPass()
  return { kept: (await keptLog(page, id))!, template: await stored(page, id) }
}

/** As when another tab is chosen: what is kept with a pause otherwise is kept at once. */
function leave() {
  const seen = (state: string) =>
    Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true })
  seen('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  seen('visible')
}

/** What a key meets: which panel is open, what has the focus, and whether letters are commands. */
function stateOfPage(): string {
  const [{ activeElement: focus }, editor] = [document, document.querySelector<HTMLElement>('.editor')]
  const letters = localStorage.getItem('mailwright:letter-keys') ?? 'on'
  const panel = document.querySelector('.editor-panel')?.textContent?.slice(0, 80)
  return `panel ${editor?.dataset.panel} (${panel}), focus ${focus?.tagName}.${focus?.className}, letters ${letters}`
}

for (const [at, { name, source }] of SESSIONS.entries()) {
  test(`what is done at random to ${name} are the bytes that its operations make in Node`, async ({ page }) => {
    test.setTimeout(300_000)
    const said: string[] = []
    const session = { page, random: createRandom(SEED + at) }
    await page.route(/^https?:\/\/(?!localhost)/, route => route.abort())
    await enter(page)
    const id = await openTemplate(page, source)
    const first = await stored(page, id)
    const begun = sourceOf(first)
    // What is in the way of a step is cleared away, and the step tried again.
    page.setDefaultTimeout(5_000)
    try {
      await takeSteps(session, Math.ceil(STEPS / SESSIONS.length), said)
      const { kept, template } = await settled(page, id)
      const { steps, at: held } = kept.log
      const made = replay(begun, steps.slice(0, held))
      expect(made.unlike).toEqual([])
      expect(made.email).toEqual(sourceOf(template))
      expect(replayChanges(begun, await storedChanges(page, id, first.revision))).toEqual(sourceOf(template))

      await toBench(page)
      for (let left = held; left > 0; left -= 1) await page.keyboard.press('Control+z')
      await expect(button(page, 'Undo')).toBeDisabled()
      expect(sourceOf((await settled(page, id)).template)).toEqual(begun)
    } catch (error) {
      const last = `after ${said.length} steps: ${said.slice(-12).join(', ')}`
      throw new Error(`SEED=${SEED}, ${last}; ${await page.evaluate(stateOfPage)}`, { cause: error })
    }
  })
}

import type { Locator, Page } from '@playwright/test'
import { isTyping, type Session, type SessionStep, toBench, walk } from './session.ts'

/** One of the things that can be pressed in a place, if there is any. */
async function pressAny({ random }: Session, place: Locator, within: RegExp): Promise<boolean> {
  const controls = place.locator('button:enabled:visible, [role="radio"]:visible')
  const names = await controls.evaluateAll(all => all.map(each => each.ariaLabel ?? each.textContent ?? ''))
  const fitting = names.flatMap((name, at) => (within.test(name) ? [at] : []))
  if (fitting.length === 0) return false
  await controls.nth(random.pick(fitting)).click()
  return true
}

/** Presses a tool of the bar, and a value of what it opens. */
async function useTool(session: Session) {
  const { page } = session
  await walk(session)
  const bar = page.getByRole('toolbar', { name: /^Tools for/ })
  if (!(await bar.isVisible()) || !(await pressAny(session, bar, /^(?!Save|Replace|Picture|Select|More)/))) return
  const panel = page.locator('.tool-panel')
  if (await panel.isVisible()) await pressAny(session, panel, /^(?!Upload|Choose|Any|Back)/)
}

/** A second click on the same place types in it. */
async function click(session: Session) {
  const { page, random } = session
  await toBench(session.page)
  const place = await page.getByRole('region', { name: 'Preview' }).boundingBox()
  if (!place) return
  await page.mouse.click(place.x + random.below(place.width - 40), place.y + 90 + random.below(place.height - 100))
  if (await isTyping(page)) await page.keyboard.type('mouse ')
}

/** Chooses something of the theme, where the email has one. Each way to open it is a step of its own, so that none makes up for another. */
const chooseTheme = (open: (page: Page) => Promise<void>) => async (session: Session) => {
  await toBench(session.page)
  await open(session.page)
  const choices = session.page.getByRole('region', { name: 'Choices' })
  await choices.waitFor()
  await pressAny(session, choices.getByRole('radiogroup').locator('..'), /./)
}

/** After a click letters are no commands: Escape makes them so again. */
const themeByKey = chooseTheme(async page => {
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
})
const themeByButton = chooseTheme(page => page.getByRole('button', { name: 'Theme', exact: true }).click())

export const TOOLS: SessionStep[] = [
  { name: 'uses a tool', weight: 5, take: useTool },
  { name: 'clicks', weight: 3, take: click },
  { name: 'chooses of the theme by its key', weight: 1, take: themeByKey },
  { name: 'chooses of the theme by its button', weight: 1, take: themeByButton }
]

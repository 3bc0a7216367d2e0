import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test'
import { awake, holdModules } from './awake.ts'
import { modelPort, SITES } from './sites.ts'

/** Looking into a frame without scripts, the test's own script is refused there and Chromium says so; the look itself still works. */
const OWN_SCRIPTS = 'Blocked script execution in'

/** A test whose page may not write errors to the console. Those that are expected are named by a piece of their text. */
export const test = base.extend<{ expectedErrors: string[] }>({
  baseURL: async ({ baseURL }, use, { parallelIndex }) => use(baseURL ?? SITES[parallelIndex]?.url),
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('console', message => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', error => errors.push(error.message))
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    // Who opens a page finds it awake; what happens before that is asked for by `waitUntil: 'commit'`.
    const wake = async (response: Response | null, waitUntil?: string) => {
      if (waitUntil !== 'commit') await awake(page)
      return response
    }
    page.goto = async (url, options) => wake(await goto(url, options), options?.waitUntil)
    page.reload = async options => wake(await reload(options), options?.waitUntil)
    await use(page)
    const expected = [...expectedErrors, OWN_SCRIPTS]
    expect(errors.filter(error => !expected.some(part => error.includes(part)))).toEqual([])
  }
})

export { CREDITS } from '../helpers/credits.ts'
export { expectAccessible, expectAccessibleInAll } from './axe.ts'
export { authLinkOf, codeOf, mailTo, otherThan } from './mails.ts'
export { enter, enterStudio, loseSession, newPerson, type Person, signIn, signUp, subscribe } from './people.ts'
export { awake, expect, holdModules, modelPort }

/** Makes an email from a brief and waits for the editor. Answers what the template is called. */
export async function generate(page: Page, brief: string): Promise<string> {
  await awake(page)
  await page.getByLabel('Describe your email').fill(brief)
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}/, { timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await painted(page)
  return page.getByLabel('Name of the template').inputValue()
}

/** The email on the bench. */
export const emailOf = (page: Page) => page.frameLocator('iframe[title="Preview of your email"]')

/** The email is in its frame, which begins with an empty page. */
export const painted = (page: Page) =>
  expect(emailOf(page).locator('body *').filter({ visible: true }).first()).toBeVisible()

/** Sends an instruction of the chat and waits for its answer, which may come before anything could be seen of the work. */
export async function ask(page: Page, instruction: string) {
  await awake(page)
  const answered = page.waitForResponse('**/api/templates/update')
  const composer = page.getByLabel('What should change?')
  await composer.fill(instruction)
  await composer.press('Enter')
  await answered
  await expect(page.getByText('Reading your email…')).toBeHidden()
}

/** Chooses of the theme what does not hold yet: each email is designed otherwise, and what holds already is no step. */
export async function chooseOther(page: Page, group: string) {
  const radios = page.getByRole('radiogroup', { name: group }).getByRole('radio')
  const choice = radios.nth((await radios.nth(0).getAttribute('aria-checked')) === 'true' ? 1 : 0)
  await choice.click()
  return choice
}

/** Goes to something by the Tab key alone. */
export async function tabTo(page: Page, target: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await target.evaluate(element => element === document.activeElement)).toBe(true)
  }).toPass({ intervals: [0] })
}

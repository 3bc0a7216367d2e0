import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'

interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

export interface Person {
  email: string
  password: string
}

/** An address nobody had before, also when the database is not new. */
export function newPerson(name = 'maren'): Person {
  return { email: `${name}-${crypto.randomUUID().slice(0, 8)}@tidewater.example`, password: 'slow mornings 1912' }
}

/** Looking into a frame without scripts, the test's own script is refused there and Chromium says so; the look itself still works. */
const OWN_SCRIPTS = 'Blocked script execution in'

/** A test whose page may not write errors to the console. Those that are expected are named by a piece of their text. */
export const test = base.extend<{ expectedErrors: string[] }>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('console', message => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', error => errors.push(error.message))
    await use(page)
    const expected = [...expectedErrors, OWN_SCRIPTS]
    expect(errors.filter(error => !expected.some(part => error.includes(part)))).toEqual([])
  }
})

export { expect }

/** The newest mail to an address, once it has arrived. */
export async function mailTo(page: Page, address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect(async () => {
    const response = await page.request.get('/sandbox/mailbox.json')
    const mails = (await response.json()) as Mail[]
    found = mails.find(mail => mail.to.includes(address) && subject.test(mail.subject))
    expect(found, `a mail to ${address} about ${subject}`).toBeDefined()
  }).toPass()
  return found as Mail
}

/** The first link of a mail that leads to the auth service. */
export function authLinkOf(mail: Mail): string {
  const link = /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(mail.text)?.[0]
  expect(link, 'a link in the mail').toBeDefined()
  return link as string
}

/** The six digits of the newest mail to an address. */
export async function codeOf(page: Page, address: string, subject: RegExp): Promise<string> {
  const { text } = await mailTo(page, address, subject)
  const code = /^\s*(\d{6})\s*$/m.exec(text)?.[1]
  expect(code, 'a code on a line of its own').toBeDefined()
  return code as string
}

/** Six digits that are not these. */
export const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

/** Signs up through the page and confirms from the mailbox. */
export async function signUp(page: Page, person: Person) {
  await page.goto('/signup')
  await fill(page, person)
  await page.getByRole('button', { name: /^(sign up|create account)/i }).click()
  await expect(page.getByRole('dialog', { name: 'Account Created Successfully!' })).toBeVisible()
  await page.goto(authLinkOf(await mailTo(page, person.email, /confirm/i)))
  await expect(page).toHaveURL(/\/(studio|signin)/)
}

export async function signIn(page: Page, person: Person) {
  await page.goto('/signin')
  await fill(page, person)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/studio/)
}

/** The browser forgets the visitor. No page of ours is open then, which would lead to sign-in by itself while a test goes elsewhere. */
export async function loseSession(page: Page) {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** Signs up, confirms, and is in the studio. */
export async function enter(page: Page, person = newPerson()): Promise<Person> {
  await signUp(page, person)
  if (!page.url().includes('/studio')) await signIn(page, person)
  return person
}

/** Buys a plan from the plans dialog, which opens by itself, and comes back with credits. */
export async function subscribe(page: Page, plan: 'Starter' | 'Professional') {
  const dialog = page.getByRole('dialog', { name: 'Choose a plan' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: `Subscribe to ${plan}` }).click()
  await expect(page).toHaveURL(/\/sandbox\/payments\/checkout/)
  await page.getByRole('button', { name: /^(pay|subscribe)/i }).click()
  await expect(page).toHaveURL(/\/studio/)
  await expect(page.getByText(`Your ${plan} Pack is active.`)).toBeVisible()
}

/** Makes an email from a brief and waits for the editor. Answers what the template is called. */
export async function generate(page: Page, brief: string): Promise<string> {
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

/** The page answers to clicks and keys: its islands have come alive. */
export const awake = (page: Page) => page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))

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

/** Waits for what is fading in, which has less contrast than it will have. */
async function stand() {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** What axe finds on the page as it is; nothing is what it should find. */
export async function expectAccessible(page: Page) {
  await page.evaluate(stand)
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(' ')}`)).toEqual([])
}

/** What axe finds on the page in light, dark and forced colours. */
export async function expectAccessibleInAll(page: Page) {
  for (const media of [{ colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia(media)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  }
  await expectAccessible(page)
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

async function fill(page: Page, { email, password }: Person) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

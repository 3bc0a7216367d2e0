import type { Page } from '@playwright/test'
import { CREDITS, enterStudio, expect, expectAccessible, expectAccessibleInAll, test } from './fixtures.ts'

const BRIEF =
  'Welcome email for people who joined our pottery class waiting list. We are Tidewater Pottery. Places open on 2 March, a class is £34, clay and glaze included. Button: Choose a class https://tidewater.example/classes. Signed Maren, at the wheel'

const column = (page: Page, name: string) => page.getByRole('article', { name })

/** Has a brief made in three directions, and waits until they stand. */
async function makeThree(page: Page) {
  await page.getByLabel('Describe your email').fill(BRIEF)
  await page.getByRole('radio', { name: '3', exact: true }).check()
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(page).toHaveURL(/\/studio\/directions\/[0-9a-f-]{36}/, { timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Take this one' })).toHaveCount(3, { timeout: 30_000 })
}

test('a brief becomes three directions for one credit: they stay, one is taken, and a section of another with it', async ({
  page
}) => {
  await enterStudio(page, { plan: 'starter' })
  await makeThree(page)
  await expect(page.getByRole('heading', { name: 'Three directions', level: 1 })).toBeVisible()
  await expect(page.getByText('One credit for all three')).toBeVisible()
  await expect(page.getByText(`${CREDITS.starter - 1} credits`)).toBeVisible()
  await expectAccessibleInAll(page)

  const names = await page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts()
  expect(names).toEqual(['Picture first', 'A letter', 'Type alone'])
  await page.reload()
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(names)

  const offer = column(page, 'A letter').getByRole('button', { name: 'Take a section' })
  await offer.focus()
  await page.keyboard.press('Enter')
  const hero = column(page, 'Picture first').getByRole('button', { name: 'Use this instead: Hero, for A letter' })
  await expect(hero).toBeVisible()
  await expectAccessible(page)
  await hero.focus()
  await page.keyboard.press('Enter')
  const letter = page.frameLocator('iframe[title^="A letter"]')
  await expect(letter.locator('[data-section="hero"] img')).toBeAttached()
  await expect(letter.locator('[data-section="hero"]')).toHaveCount(1)

  await page.reload()
  await expect(letter.locator('[data-section="hero"] img')).toBeAttached()
  await column(page, 'A letter').getByRole('button', { name: 'Take this one' }).click()
  await expect(page).toHaveURL(/\/editor\//)
  await expect(page.frameLocator('iframe').first().locator('[data-section="hero"] img')).toBeAttached()
  await page.goBack()
  await column(page, 'Type alone').getByRole('button', { name: 'Take this one' }).click()
  await expect(page).toHaveURL(/\/editor\//)
})

test('a direction is made anew after its cost was said, and the others stay', async ({ page }) => {
  await enterStudio(page, { plan: 'starter' })
  await makeThree(page)

  await page.getByRole('button', { name: 'Make “A letter” anew' }).click()
  const dialog = page.getByRole('dialog', { name: '“A letter” anew' })
  await expect(dialog).toContainText(`Uses 1 of your ${CREDITS.starter - 1} credits`)
  await dialog.getByRole('button', { name: 'Keep this one' }).click()
  await expect(page.getByText(`${CREDITS.starter - 1} credits`)).toBeVisible()

  await page.getByRole('button', { name: 'Make “A letter” anew' }).click()
  await dialog.getByRole('button', { name: 'Make it anew' }).click()
  await expect(page.getByText(`${CREDITS.starter - 2} credits`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take this one' })).toHaveCount(3)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('one direction is shown at a time, and dots lead to the others', async ({ page }) => {
    await enterStudio(page, { plan: 'starter' })
    await makeThree(page)

    await expect(column(page, 'Picture first')).toBeInViewport()
    await expect(column(page, 'Type alone')).not.toBeInViewport()
    await expectAccessibleInAll(page)
    await page.getByRole('button', { name: 'Show Type alone, 3 of 3' }).click()
    await expect(column(page, 'Type alone')).toBeInViewport({ ratio: 0.9 })
    await expect(page.getByRole('button', { name: 'Show Type alone, 3 of 3' })).toHaveAttribute('aria-current', 'true')
  })
})

test('the brief goes back to the prompt box to be changed, and the choice of directions is remembered', async ({
  page
}) => {
  await enterStudio(page, { plan: 'starter' })
  await makeThree(page)

  await page.getByRole('button', { name: 'Change the brief' }).click()

  await expect(page).toHaveURL(/\/studio$/)
  await expect(page.getByLabel('Describe your email')).toHaveValue(BRIEF)
  await expect(page.getByRole('radio', { name: '3', exact: true })).toBeChecked()
})

/** The page hears of the first direction and the beginning of the second, and then nothing more. */
async function holdSecond(page: Page) {
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = async (input, init) => {
      const response = await fetch(input, init)
      if (!String(input).endsWith('/generate')) return response
      const events = (await response.text()).split('\n\n')
      const begun = events.findIndex(event => event.includes('"direction":1') && event.includes('"add"'))
      const body = new ReadableStream({
        start: controller => {
          controller.enqueue(new TextEncoder().encode(`${events.slice(0, begun + 1).join('\n\n')}\n\n`))
          init?.signal?.addEventListener('abort', () => controller.error(new DOMException('Stopped', 'AbortError')))
        }
      })
      return new Response(body, response)
    }
  })
}

test('one is made after the other, and stopping keeps what is finished', async ({ page }) => {
  await holdSecond(page)
  await enterStudio(page, { plan: 'starter' })
  await page.getByLabel('Describe your email').fill(BRIEF)
  await page.getByRole('radio', { name: '3', exact: true }).check()
  await page.getByRole('button', { name: 'Generate' }).click()

  await expect(column(page, 'A letter').getByText(/^Making section 1 of \d: header$/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('progressbar')).toHaveCount(1)
  await expect(column(page, 'To come')).toBeVisible()
  await expectAccessible(page)
  await column(page, 'A letter').getByRole('button', { name: 'Stop' }).click()

  // The server had finished all of them by then.
  await expect(page.getByRole('button', { name: 'Take this one' })).toHaveCount(3)
  await expect(page.getByText(`${CREDITS.starter - 1} credits`)).toBeVisible()
})

test('a connection that breaks keeps what was finished, for one credit', async ({ page }) => {
  await enterStudio(page, { plan: 'starter' })
  await page.route('**/api/templates/generate', async route => {
    const response = await route.fetch()
    const events = (await response.text()).split('\n\n')
    const second = events.findIndex(event => event.includes('"direction":1'))
    await route.fulfill({ response, body: `${events.slice(0, second + 1).join('\n\n')}\n\n` })
  })
  await page.getByLabel('Describe your email').fill(BRIEF)
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByRole('button', { name: 'Generate' }).click()

  const cut = page.getByRole('article').nth(1)
  await expect(cut.getByText('The connection ended. What was finished is kept; have the rest made now.')).toBeVisible()
  await expect(column(page, 'Picture first').getByRole('button', { name: 'Take this one' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Two directions', level: 1 })).toBeVisible()
  await expect(page.getByText('One credit for both')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Take this one' })).toHaveCount(2)
  await expect(page.getByText(`${CREDITS.starter - 1} credits`)).toBeVisible()
})

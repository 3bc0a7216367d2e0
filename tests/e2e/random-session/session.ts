import type { Page } from '@playwright/test'
import type { Random } from './random.ts'

/** A page in which somebody does at random what people do. */
export interface Session {
  page: Page
  random: Random
}

/** A thing that is done to an email, and how often among the others. */
export interface SessionStep {
  name: string
  weight: number
  take: (session: Session) => Promise<void>
}

const WALKS = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'Home', 'End', 'Escape'] as const

/** Presses a key so many times. */
export async function press({ page }: Session, key: string, times = 1) {
  for (let at = 0; at < times; at += 1) await page.keyboard.press(key)
}

/** The keyboard is the email's again, whatever is open; and who took all of the email away has it back. */
export async function toBench(page: Page) {
  for (let tries = 0; tries < 8; tries += 1) {
    const found = await focusBench(page)
    if (found === 'bench') return
    await page.keyboard.press(found === 'blank' ? 'Control+z' : 'Escape')
  }
}

/** Selects some part of the email by arrow keys. */
export async function walk(session: Session) {
  const { page, random } = session
  await toBench(page)
  const keys = [random.pick(WALKS), ...Array(random.below(6)).fill(random.pick(['ArrowDown', 'ArrowUp']))]
  // Without waiting for each: as keys come whose fingers are quick.
  await Promise.all(keys.map(key => page.keyboard.press(key)))
}

/** Gives the bench the focus, which ends typing with the next key. Something may lie over the page or stand in place of the chat. */
function focusBench(page: Page): Promise<'bench' | 'blank' | 'covered'> {
  return page.evaluate(() => {
    const covers = 'dialog[open], [role="dialog"], [role="menu"], .gallery, .theme-panel, .versions-panel'
    if (document.querySelector(covers)) return 'covered'
    document.querySelector<HTMLElement>('section[aria-label="Preview"]')?.focus()
    const email = document.querySelector<HTMLIFrameElement>('iframe[title="Preview of your email"]')?.contentDocument
    return email?.body?.firstElementChild ? 'bench' : 'blank'
  })
}

/** Whether a part of the email is being typed in. */
export function isTyping(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Preview of your email"]')
    return Boolean((frame?.contentDocument?.activeElement as HTMLElement | null)?.isContentEditable)
  })
}

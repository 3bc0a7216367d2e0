import { press, type Session, type SessionStep, toBench } from './session.ts'

const WISHES = [
  'Make the heading red',
  'Make the text larger',
  'Make the background light blue',
  'Centre the heading',
  'Remove the first image',
  'Make the button green'
] as const

/** Asks for something, and goes on by hand while the designer works on it. */
async function ask(session: Session) {
  const { page, random } = session
  await toBench(session.page)
  await page.getByRole('tab', { name: 'AI Editor' }).click()
  const composer = page.getByLabel('What should change?')
  await composer.fill(random.pick(WISHES))
  await composer.press('Enter')
  if (random.below(2) === 0) return page.getByText('Reading your email…').waitFor({ state: 'hidden', timeout: 60_000 })
  await toBench(session.page)
  await press(session, 'ArrowDown', 1 + random.below(3))
}

export const CHAT: SessionStep[] = [{ name: 'asks in the chat', weight: 1, take: ask }]

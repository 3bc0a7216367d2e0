import { press, type Session, type SessionStep, toBench, walk } from './session.ts'

/** A step that is one key on the part that is selected. */
const onPart = (name: string, key: string, weight: number): SessionStep => ({
  name,
  weight,
  take: async session => {
    await walk(session)
    await press(session, key)
  }
})

const again = (name: string, key: string, most: number, weight: number): SessionStep => ({
  name,
  weight,
  take: async session => {
    await toBench(session.page)
    await press(session, key, 1 + session.random.below(most))
  }
})

/** Adds a section that the gallery finds for a letter. */
async function add(session: Session) {
  const { page, random } = session
  await walk(session)
  await page.keyboard.press('a')
  const field = page.getByRole('region', { name: 'Add a section' }).getByRole('combobox')
  await field.fill(random.pick(['text', 'button', 'hero', 'quote', 'list', 'divider', 'footer', 'image']))
  await press(session, 'ArrowDown', 1 + random.below(2))
  await page.keyboard.press('Enter')
}

export const KEYS: SessionStep[] = [
  onPart('deletes', 'Delete', 5),
  onPart('deletes a section', 'Shift+Delete', 1),
  onPart('duplicates', 'Control+d', 7),
  onPart('moves up', 'Alt+ArrowUp', 7),
  onPart('moves down', 'Alt+ArrowDown', 7),
  onPart('makes bold', 'Control+b', 3),
  onPart('makes italic', 'Control+i', 3),
  onPart('underlines', 'Control+u', 2),
  onPart('strikes', 'Control+Shift+x', 2),
  onPart('makes larger', 'Control+Shift+>', 4),
  onPart('makes smaller', 'Control+Shift+<', 4),
  again('undoes', 'Control+z', 4, 14),
  again('redoes', 'Control+Shift+z', 3, 8),
  again('saves', 'Control+s', 1, 2),
  { name: 'adds a section', weight: 1, take: add }
]

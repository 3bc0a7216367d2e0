import { isTyping, type Session, type SessionStep, walk } from './session.ts'

const WORDS = ['jug ', 'Bowls', ' & ', 'a < b', 'é', '日本', '{{ name }}', '  ', '1 & 2; ', '"so" ', '😀', '.'] as const

/** What people do in a text besides writing. */
const MOVES = [
  'Backspace',
  'Backspace',
  'Delete',
  'Enter',
  'Shift+Enter',
  'Home',
  'End',
  'ArrowLeft',
  'Control+ArrowLeft',
  'Control+Shift+ArrowLeft',
  'Shift+ArrowRight',
  'Control+a',
  'Control+b',
  'Control+i',
  'Control+u',
  'Control+z',
  'Control+Shift+z',
  'Control+Backspace'
] as const

async function type(session: Session) {
  const { page, random } = session
  await walk(session)
  await page.keyboard.press('Enter')
  if (!(await isTyping(page))) return
  await page.keyboard.press(random.pick(['Home', 'End', 'Control+a', 'Control+ArrowLeft']))
  for (let left = 1 + random.below(3); left > 0; left -= 1) await write(session)
  await page.keyboard.press('Escape')
}

/** A word letter by letter, or at once as by a touch keyboard, or a key that is none. */
async function write({ page, random }: Session) {
  const word = random.pick(WORDS)
  if (random.below(3) === 0) await page.keyboard.press(random.pick(MOVES))
  else if (random.below(2) === 0) await page.keyboard.insertText(word)
  else await page.keyboard.type(word)
}

export const TYPING: SessionStep[] = [{ name: 'types', weight: 30, take: type }]

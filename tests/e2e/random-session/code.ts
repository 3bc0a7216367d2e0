import { press, type Session, type SessionStep, toBench } from './session.ts'

const HTML = [
  '<p>Code &amp; kiln</p>',
  '<b>bold</b>',
  'plain words',
  '<!-- glaze -->',
  '<img src="a.png" alt="">',
  '<td'
] as const
const CSS = [
  'p { margin: 0 }',
  'h1 { color: #204d40 }',
  '.lead { font-size: 18px }',
  '@media print { p { color: red }'
] as const

/** Writes at the end of a line that is in sight, or takes that line away. */
async function code(session: Session) {
  const { page, random } = session
  await toBench(session.page)
  await page.getByRole('tab', { name: 'Code Edit' }).click()
  const part = random.pick(['HTML', 'HTML', 'CSS'] as const)
  const field = page.getByRole('textbox', { name: part, exact: true })
  await field.press(random.pick(['Control+Home', 'Control+End', 'PageUp', 'PageDown']))
  await press(session, 'ArrowDown', random.below(4))
  await press(session, random.pick(['End', 'Home']))
  if (random.below(5) === 0) await press(session, 'Control+Shift+k')
  else await page.keyboard.insertText(random.pick(part === 'HTML' ? HTML : CSS))
  if (random.below(2) === 0) await page.keyboard.press(random.pick(['Control+z', 'Control+s', 'Enter']))
  if (random.below(2) === 0) await page.getByRole('tab', { name: 'AI Editor' }).click()
}

export const CODE: SessionStep[] = [{ name: 'writes code', weight: 3, take: code }]

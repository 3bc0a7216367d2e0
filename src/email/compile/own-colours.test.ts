import { expect, test } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../email.ts'
import { applyOperations } from '../operations/apply.ts'
import type { Operation } from '../operations/operation.ts'
import { contrast } from '../theme/colour.ts'
import { darkTokens } from '../theme/dark-tokens.ts'
import { PALETTES, themeOf } from '../theme/palettes.ts'
import { readTheme } from '../theme/theme.ts'
import { compile } from './compile.ts'

const THEME: Operation = { op: 'theme', brand: '#1f4d3f', accent: '#c5643d' }
const text = (value: string, tone: 'surface' | 'brand' = 'surface'): Operation => ({
  ...({ op: 'add', kind: 'text', layout: 'plain', tone } as const),
  content: { heading: 'Bowls', text: value }
})
const make = (...operations: Operation[]): EmailSource =>
  applyOperations(BLANK_EMAIL, operations, { onRefusal: 'stop' }).email

function sent(email: EmailSource): string {
  const made = compile(email, { siteUrl: 'https://mail.example' })
  if (!made.ok) throw new Error('It was refused.')
  return made.html
}

/** What words take by day and after dark: the colour in their style, and that of the rule for the dark which finds them. */
function coloursOf(html: string, words: string): { day?: string; night?: string } {
  const [, attributes = ''] = new RegExp(`<span([^>]*)>${words}<`).exec(html) ?? []
  const day = /color: (#\w+)/.exec(attributes)?.[1]
  const name = /own-colour-\d+/.exec(attributes)?.[0]
  const night = name && new RegExp(`\\.${name} \\{ color: (#\\w+) !important`).exec(html)?.[1]
  return { ...(day && { day }), ...(night && { night }) }
}

test('words in a colour of the theme read after dark, in every palette', () => {
  for (const palette of PALETTES) {
    const { brand, accent, canvas, surface, ink } = themeOf(palette)
    const theme: Operation = { op: 'theme', brand, accent, canvas, surface, ink }
    const email = make(theme, text('A [jug]{color=brand} and a [bowl]{color=accent}'))
    const night = darkTokens(readTheme(email.css)!)
    for (const words of ['jug', 'bowl']) {
      const colour = coloursOf(sent(email), words)
      expect(contrast(colour.night ?? colour.day!, night['--surface']!), palette.name).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('on a ground that stays after dark, words stay too', () => {
  const html = sent(make(THEME, text('A [jug]{color=surface}', 'brand')))
  const { day, night } = coloursOf(html, 'jug')
  expect(night ?? day).toBe(day)
})

test('grounds that somebody gave a colour of the theme darken, and a rule of the section does not win', () => {
  const email = make(THEME, text('Hello'), {
    ...({ op: 'style', ref: 's1.heading' } as const),
    style: { color: 'var(--brand)', 'background-color': 'var(--tint)' }
  })
  const night = darkTokens(readTheme(email.css)!)
  const html = sent(email)
  expect(html).toContain(`background-color: ${night['--tint']} !important`)
  expect(html).toMatch(/<h\d class="[^"]*own-colour-1/)
})

test('an email without them is sent as ever, and a template tag in a style is left alone', () => {
  expect(sent(make(THEME, text('Hello')))).not.toContain('own-colour')
  const email = make(THEME, text('Hello'))
  const html = email.html.replace('>Hello', ' style="color: var(--brand); {{ more }}">Hello')
  expect(sent({ ...email, html })).not.toContain('own-colour')
})

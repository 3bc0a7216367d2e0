import { expect, test } from 'vitest'
import { some } from '../../../tests/helpers/nightly.ts'
import { BLANK_EMAIL, type EmailSource } from '../email.ts'
import { applyOperations } from '../operations/apply.ts'
import type { Operation } from '../operations/operation.ts'
import { contrast } from '../theme/colour.ts'
import { darkTokens } from '../theme/dark-tokens.ts'
import { PALETTES, themeOf } from '../theme/palettes.ts'
import { readTheme } from '../theme/theme.ts'
import { compile } from './compile.ts'
import { nightCss } from './night-css.ts'

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

const style = (ref: string, said: Record<string, string>): Operation => ({ op: 'style', ref, style: said })
const nightRule = (html: string, name: string) => new RegExp(`\\.${name} \\{ ([^}]*) \\}`).exec(html)?.[1]
const isDark = (html: string) => html.includes('prefers-color-scheme: dark')

test('any colour of words reads after dark, in every palette, also on a ground of their section', () => {
  const hues = ['#111111', '#d9262b', '#1f4d3f', '#888888', '#f7c83a', '#ffffff']
  for (const palette of some(PALETTES, 3)) {
    const { brand, accent, canvas, surface, ink } = themeOf(palette)
    const theme: Operation = { op: 'theme', brand, accent, canvas, surface, ink }
    for (const hue of hues)
      for (const ground of ['#ffffff', '#ffeecc', '#e8743b', '#204d40']) {
        const email = make(theme, text(`A [jug]{color=${hue}}`), style('s1', { 'background-color': ground }))
        const html = sent(email)
        const { day, night } = coloursOf(html, 'jug')
        const under = /own-colour-1 \{ background-color: (#\w+) !important/.exec(html)?.[1] ?? ground
        if (under !== ground)
          expect(contrast(night ?? day!, under), `${palette.name} ${hue}`).toBeGreaterThanOrEqual(4.5)
        else expect(night ?? day).toBe(hue)
      }
  }
})

test('what was chosen together stays: words with their ground, and a button', () => {
  const html = sent(
    make(THEME, text('Hello'), style('s1.heading', { color: '#111111', 'background-color': '#ffee00' }))
  )
  expect(isDark(html)).toBe(true)
  expect(nightRule(html, 'own-colour-1')).toBe('color: #111111 !important; background-color: #ffee00 !important')
})

test('an email stays light where a colour cannot be told', () => {
  const email = make(THEME, text('Hello'))
  const styled = (said: string) => ({ ...email, html: email.html.replace('<p ', `<p style="${said}" `) })
  expect(isDark(sent(email))).toBe(true)
  for (const said of [
    'background: linear-gradient(#fff, #eee)',
    'color: #111 !important',
    'color: {{ colour }}',
    'color: #111; {{ more }}'
  ])
    expect([said, isDark(sent(styled(said)))]).toEqual([said, false])
})

test('a preview takes after dark what is sent', () => {
  const email = make(
    THEME,
    text('A [jug]{color=#d9262b} and a [bowl]{color=brand}'),
    style('s1', { 'background-color': '#ffeecc' }),
    style('s1.heading', { color: '#123456' })
  )
  const [html, night] = [sent(email), nightCss(email)]
  for (const name of ['own-colour-1', 'own-colour-2', 'own-colour-3', 'own-colour-4'])
    expect(night, name).toContain(`{ ${nightRule(html, name)} }`)
  expect(nightCss({ ...email, css: `${email.css} p { color: red }` })).toBe('')
  expect(nightCss({ ...email, html: email.html.replace('<p ', '<p bgcolor="#fff" ') })).toBe('')
})

test('an email without them is sent as ever, and a template tag in a style is left alone', () => {
  expect(sent(make(THEME, text('Hello')))).not.toContain('own-colour')
  const email = make(THEME, text('Hello'))
  const html = email.html.replace('>Hello', ' style="color: var(--brand); {{ more }}">Hello')
  expect(sent({ ...email, html })).not.toContain('own-colour')
})

import { readFileSync } from 'node:fs'
import { BLANK_EMAIL } from '../../../src/email/email.ts'
import { applyOperations } from '../../../src/email/operations/apply.ts'
import type { Operation } from '../../../src/email/operations/operation.ts'
import { DEFAULT_THEME, themeCss } from '../../../src/email/theme/theme.ts'
import type { Source } from '../templates.ts'

const items = (names: readonly string[]) => names.map(title => ({ title, text: `About ${title}` }))

const OURS: Operation[] = [
  { op: 'add', kind: 'header', content: { logo: 'Tidewater' } },
  {
    op: 'add',
    kind: 'hero',
    content: {
      heading: 'Bowls for slow mornings',
      text: 'Forty bowls & one *stubborn* teapot.',
      button: { label: 'See the firing', href: 'https://tidewater.example' }
    }
  },
  { op: 'add', kind: 'features', content: { items: items(['Clay', 'Glaze', 'Fire']) } },
  { op: 'add', kind: 'quote', content: { text: 'My porridge has never felt so looked after.', name: 'Ines' } },
  { op: 'add', kind: 'text', content: { heading: 'The kiln', text: 'It burns for three days.\n\nThen it rests.' } },
  { op: 'add', kind: 'footer', content: { company: 'Tidewater' } }
]

function ours(): Source {
  const { html, css } = applyOperations({ ...BLANK_EMAIL, css: themeCss(DEFAULT_THEME) }, OURS, {
    onRefusal: 'stop'
  }).email
  return { html_value: html, css_value: css }
}

/** Out of packages, as `tests/fixtures/emails/LICENCES.md` says. */
const BROUGHT = [
  'mailgen/cerberus',
  'mailgen/default',
  'mailgen/neopolitan',
  'mailgen/salted',
  'foundation-emails/basic',
  'foundation-emails/hero',
  'foundation-emails/marketing',
  'foundation-emails/order',
  'foundation-emails/sidebar-hero',
  'responsive-html-email-template/email'
]

const brought = (name: string): Source => ({
  html_value: readFileSync(new URL(`../../fixtures/emails/${name}.html`, import.meta.url), 'utf8'),
  css_value: 'p { line-height: 1.4 }\n'
})

/** Emails that a session begins with, by name: one of our sections, and ten that others wrote. */
export const EMAILS: readonly { name: string; source: Source }[] = [
  { name: 'an email of sections', source: ours() },
  ...BROUGHT.map(name => ({ name, source: brought(name) }))
]

import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../email.ts'
import { changeOf } from '../history/step.ts'
import { applyOperations } from '../operations/apply.ts'
import { applyChange } from '../operations/change.ts'
import type { Operation } from '../operations/operation.ts'
import { outlineOf } from '../outline/outline.ts'
import { readTheme } from '../theme/theme.ts'
import { type Brand, BrandValue } from './brand.ts'
import { wear } from './wear.ts'

const BRAND: Brand = {
  ...BrandValue.parse({
    colours: { brand: { value: '#1f4d3f' }, surface: { value: '#fffdf7' } },
    type: { heading: 'young-serif', body: 'georgia' },
    button: 'outline',
    logo: { light: '/assets/light.png' },
    footer: {
      company: 'Tidewater Ltd',
      address: '3 Quay Street',
      reason: 'You joined in our shop.',
      links: [{ label: 'Visit us', href: 'https://tidewater.example/' }]
    },
    rules: { ...BrandValue.parse({}).rules, logoOnTop: { on: false }, footerAtEnd: { on: false } }
  }),
  id: 'b',
  name: 'Tidewater'
}
const HERO: Operation = { op: 'add', kind: 'hero', content: { heading: 'Bowls', text: 'Come.' } }
const OTHERS: Operation[] = [
  { op: 'theme', brand: '#aa0044' },
  { op: 'add', kind: 'header', content: { logo: 'Clay & Co', image: { src: '/assets/clay.png', alt: 'Clay' } } },
  HERO,
  {
    op: 'add',
    kind: 'footer',
    content: {
      company: 'Clay & Co',
      address: '1 Kiln Road',
      text: 'You bought a bowl.',
      unsubscribe: { label: 'Stop', href: '{{unsubscribe_url}}' }
    }
  }
]
const made = (...operations: Operation[]) => applyOperations(BLANK_EMAIL, operations, { onRefusal: 'stop' }).email

test('an email that wears a brand has its theme, logo, header and footer, and nothing of another', () => {
  const { email } = wear(made(...OTHERS), BRAND)
  expect(readTheme(email.css)).toMatchObject({ brand: '#1f4d3f', surface: '#fffdf7', heading: 'young-serif' })
  for (const words of [
    'Tidewater',
    '/assets/light.png',
    'Tidewater Ltd',
    '3 Quay Street',
    'You joined',
    'Visit us',
    'Stop',
    'Bowls'
  ])
    expect(email.html).toContain(words)
  expect(email.html).not.toMatch(/Clay|clay|Kiln Road|bought a bowl/)
  expect(email.css).toContain('transparent')
})

test('nothing of another brand is left where this one has nothing', () => {
  const { email } = wear(wear(made(...OTHERS), BRAND).email, {
    ...BRAND,
    ...BrandValue.parse({ button: 'round' }),
    name: 'Clay'
  })
  expect(email.html).toContain('Clay')
  expect(email.html).not.toMatch(/Tidewater|light\.png|Quay Street|You joined|Visit us/)
  expect(email.css).not.toContain('transparent')
})

test('what is missing on top and at the end is added', () => {
  const { email } = wear(made({ op: 'theme', brand: '#aa0044' }, HERO), BRAND)
  expect(outlineOf(email).sections.map(({ kind }) => kind)).toEqual(['header', 'hero', 'footer'])
})

test('an email that wears it already is left as it is', () => {
  const { email } = wear(made(...OTHERS), BRAND)
  expect(wear(email, BRAND)).toEqual({ email, changes: [] })
})

test('its changes lead from the one to the other', () => {
  const before = made(...OTHERS)
  const { email, changes } = wear(before, BRAND)
  expect(applyChange(before, changeOf({ changes }))).toEqual(email)
})

test('an email of plain HTML stays as it is', () => {
  const email = { ...BLANK_EMAIL, html: '<p>Hello</p>', css: 'p { color: #1f4d3f }' }
  expect(wear(email, BRAND)).toEqual({ email, changes: [] })
})

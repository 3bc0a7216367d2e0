import { expect, test } from 'vitest'
import { outlineOf } from '../../../email/outline/outline.ts'
import { TONES } from '../../../email/sections/section.ts'
import { contrast, luminance } from '../../../email/theme/colour.ts'
import { readTheme } from '../../../email/theme/theme.ts'
import { toneColours } from '../../../email/theme/tones.ts'
import { ask, email, large } from './fixture.ts'

const layout = (ref: string, name: string) => ({ op: 'layout', ref, layout: name })
const style = (ref: string, styles: object) => ({ op: 'style', ref, style: styles })

const CASES: [string, object[]][] = [
  ['show the products in rows', [layout('s3', 'rows')]],
  ['show the schedule as cards', [layout('s9', 'cards')]],
  ['show the steps side by side', [layout('s8', 'timeline')]],
  ['show the stats one below another', [layout('s7', 'stack')]],
  ['show the social links as buttons', [layout('s18', 'buttons')]],
  ['use another layout for the hero', [layout('s2', 'split')]],
  ['switch the hero to the poster layout', [layout('s2', 'poster')]],
  ['change the layout of the products to rows', [layout('s3', 'rows')]],
  ['make the headline smaller', [style('s2.heading', { 'font-size': '44px' })]],
  ['make the headline 40px', [style('s2.heading', { 'font-size': '40px' })]],
  ['the headline is too small', [style('s2.heading', { 'font-size': '66px' })]],
  ['centre the headline', [style('s2.heading', { 'text-align': 'center' })]],
  ['left align the headline', [style('s2.heading', { 'text-align': 'left' })]],
  ['make the headline bold', [style('s2.heading', { 'font-weight': '700' })]],
  ['make the headline bigger and red', [style('s2.heading', {}), style('s2.heading', { color: '#d62828' })]],
  ['more space', [{ op: 'theme', density: 'airy' }]],
  ['there is too much space', [{ op: 'theme', density: 'compact' }]],
  [
    'round corners on the buttons',
    [style('s2.button', { 'border-radius': '28px' }), style('s3.items.1.button', { 'border-radius': '28px' })]
  ],
  ['use a sans serif font', [{ op: 'theme', heading: 'figtree', body: 'figtree' }]],
  ['use a sans serif font for the headings', [{ op: 'theme', heading: 'figtree' }]],
  [
    'bigger headline, sans serif font, more space',
    [style('s2.heading', {}), { heading: 'figtree' }, { density: 'airy' }]
  ],
  ['bg: #fafafa', [{ op: 'theme', surface: '#fafafa' }]],
  ['colour of the button: #123456', [{ ref: 's2.button' }, { ref: 's3.items.1.button' }]],
  ['use my brand colors: #112233 and #ff8800', [{ op: 'theme', brand: '#112233', accent: '#ff8800' }]],
  ['use a retro palette', [{ op: 'theme' }]],
  ['another colour scheme', [{ op: 'theme' }]]
]
for (const [instruction, expected] of CASES) {
  test(`“${instruction}”`, () => {
    const { operations, words } = ask(instruction, undefined, large)
    expect(operations).toMatchObject(expected)
    expect(operations).toHaveLength(expected.length)
    expect(words).toBe('')
  })
}

test('a recoloured button is painted in its cell, which Outlook shows, with words that can be read', () => {
  const { after } = ask('make the buttons green')
  const cells = [
    ...after.html.matchAll(/<td class="button-ground" style="background-color: (#\w+)">\s*<a [^>]*color: (#\w+)/g)
  ]
  expect(cells).toHaveLength(2)
  for (const [, ground, words] of cells) expect(contrast(String(ground), String(words))).toBeGreaterThan(4.5)
})

test('only the button that is named changes', () => {
  expect(ask('make the second button red').operations).toMatchObject([{ ref: 's7.button' }])
  expect(ask('make the hero button red').operations).toMatchObject([{ ref: 's2.button' }])
})

test('a dark email is dark all over, and every tone of it can be read', () => {
  const { after } = ask('make it dark', undefined, large)
  const theme = readTheme(after.css)!
  for (const { tone } of outlineOf(after).sections) expect(luminance(toneColours(theme, tone).ground)).toBeLessThan(0.2)
  for (const tone of TONES) {
    const { ground, on, muted, link } = toneColours(theme, tone)
    for (const words of [on, muted, link]) expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5)
  }
  expect(contrast(theme.ink, theme.surface)).toBeGreaterThan(7)
})

test('dark and light again', () => {
  const dark = ask('dark mode').after
  expect(ask('make it dark', undefined, dark).words).toContain('dark already')
  const light = readTheme(ask('make it light', undefined, dark).after.css)!
  expect(luminance(light.surface)).toBeGreaterThan(0.9)
  expect(contrast(light.ink, light.surface)).toBeGreaterThan(7)
})

test('a section on a colour of its own keeps words that can be read on it, in the dark too', () => {
  const dark = ask('make it dark').after
  const { operations } = ask('make the products navy', undefined, dark)
  const theme = readTheme(dark.css)!
  const [tone] = operations.flatMap(operation => (operation.op === 'layout' && operation.tone ? [operation.tone] : []))
  expect(contrast(toneColours(theme, tone ?? 'ink').on, '#14224d')).toBeGreaterThan(4.5)
})

test('looks that are there already, or that there are not, are said so', () => {
  expect(ask('show the products in a grid').words).toContain('already')
  expect(ask('use Comic Sans').words).toContain('I have Georgia')
  expect(ask('show the coupon as a timeline').words).toContain('ticket and band')
  expect(ask('make this green').words).toContain('Click the part')
})

test('a text that talks of looks is a text', () => {
  expect(ask('change the headline to Turn the theme dark', undefined, email).operations).toMatchObject([
    { op: 'set', ref: 's2.heading', value: 'Turn the theme dark' }
  ])
  expect(ask('change the logo to Picture Perfect').operations).toMatchObject([{ op: 'set', ref: 's1.logo' }])
  expect(ask('add a paragraph: Play the game').operations).toMatchObject([{ op: 'add', kind: 'text' }])
  expect(ask('change the headline to Background image of the year').operations).toMatchObject([{ op: 'set' }])
  expect(ask('add a notice saying Make the button green').operations).toMatchObject([{ op: 'add', kind: 'notice' }])
})

test('a shade darker or lighter is one step from the colour now, and still read', () => {
  const [first] = ask('make the headline darker', undefined, large).operations
  expect(first).toMatchObject({ op: 'style', ref: 's2.heading', style: { color: expect.stringMatching(/^#/) } })
  for (const operation of ask('lighter text').operations) {
    if (operation.op === 'style') expect(contrast(operation.style.color ?? '', '#ffffff')).toBeGreaterThan(4.5)
  }
  expect(ask('make the button darker').operations).toMatchObject([{ ref: 's2.button' }, { ref: 's7.button' }])
})

test('rounded corners go where there are some', () => {
  const rounded = ask('rounder corners', undefined, large).after
  for (const wish of ['no rounded corners', 'turn off the rounded corners'])
    expect(ask(wish, undefined, rounded).operations).toEqual([{ op: 'theme', corner: 'square' }])
})

test('“make it white” is the paper, “make it blue” the brand', () => {
  const grey = ask('bg: #fafafa').after
  expect(ask('make it white', undefined, grey).operations).toMatchObject([{ op: 'theme', surface: '#ffffff' }])
  expect(ask('make it blue').operations).toMatchObject([{ op: 'theme', brand: expect.any(String) }])
})

test('what is not there is not coloured', () => {
  const { operations, words } = ask('make the caption red')
  expect(operations).toEqual([])
  expect(words).toContain('I found no caption')
})

test('to centre everything moves the buttons too, and leaves names and values in their columns', () => {
  const refs = ask('centre everything', undefined, large).operations.map(
    operation => 'ref' in operation && operation.ref
  )
  expect(refs).toEqual(expect.arrayContaining(['s2', 's2.button', 's3.items.1.button', 's6']))
  expect(refs).not.toContain('s12')
  expect(ask('centre the button').operations).toMatchObject([{ ref: 's2.button' }, { ref: 's7.button' }])
})

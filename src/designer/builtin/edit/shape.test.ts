import { expect, test } from 'vitest'
import { applyOperations } from '../../../email/operations/apply.ts'
import { contrast, luminance } from '../../../email/theme/colour.ts'
import { readTheme } from '../../../email/theme/theme.ts'
import { ask, email } from './fixture.ts'

test('corners of buttons are those of buttons alone', () => {
  const { operations, after } = ask('make the button rounder')
  expect(operations).toMatchObject([{ ref: 's2.button', style: { 'border-radius': '28px' } }, { ref: 's7.button' }])
  expect(readTheme(after.css)?.corner).toBe(readTheme(email.css)?.corner)
  expect(ask('make the buttons round', undefined, after).words).toBe('The buttons are round already.')
})

test('space between sections is that of all of them', () => {
  const { operations, after } = ask('more space between sections')
  expect(operations).toEqual([{ op: 'theme', density: 'airy' }])
  expect(ask('more space', undefined, after).words).toContain('as wide as it gets')
  expect(ask('more space above the quote').words).toContain('whole email')
})

test('a serif that is there already is not exchanged for another', () => {
  expect(ask('use a serif font for the headings').words).toContain('already: Young Serif')
  expect(ask('use Source Serif 4 for the headings').operations).toMatchObject([{ heading: 'source-serif' }])
})

test('larger text is larger than it was, and the small print stays small', () => {
  const footer = { op: 'set', ref: 's8.text', value: 'You asked for it.' } as const
  const withSmall = applyOperations(email, [footer], { onRefusal: 'stop' }).email
  const { operations } = ask('make the text bigger', undefined, withSmall)
  expect(operations).toMatchObject([
    { ref: 's2.text', style: { 'font-size': '22px' } },
    { ref: 's5.text', style: { 'font-size': '18px' } },
    { ref: 's6.text' }
  ])
  const poster = ask('use the poster layout').after
  const [bigger] = ask('make the headline bigger', undefined, poster).operations
  expect(bigger?.op === 'style' && Number.parseInt(bigger.style['font-size'] ?? '', 10)).toBeGreaterThan(60)
})

test('a dark email gets warmer and stays dark', () => {
  const dark = ask('make it dark').after
  const theme = readTheme(ask('use a warmer palette', undefined, dark).after.css)!
  expect(luminance(theme.surface)).toBeLessThan(0.1)
  expect(contrast(theme.ink, theme.surface)).toBeGreaterThan(7)
})

const COLOURS: [string, object[]][] = [
  ['make it blue like #123456', [{ op: 'theme', brand: '#123456' }]],
  ['make the button blue (#123456)', [{ style: { 'background-color': '#123456' } }, {}]],
  ['black button white text', [{ style: { 'background-color': '#111111' } }, {}, { style: { color: '#ffffff' } }, {}]],
  ["i don't like the colours", [{ op: 'theme' }]],
  ['make it pop', [{ op: 'theme' }]],
  ['change the button colour to our brand green #0a7d3b', [{ style: { 'background-color': '#0a7d3b' } }, {}]],
  ['make headline and button the same green', [{ ref: 's2.heading' }, { ref: 's2.button' }, { ref: 's7.button' }]],
  [
    'make the headline a bit larger and darker',
    [{ style: { 'font-size': '59px' } }, { style: { color: expect.any(String) } }]
  ]
]
test.each(COLOURS)('%s', (wish, expected) => {
  const { operations, words } = ask(wish)
  expect(operations).toMatchObject(expected)
  expect(operations).toHaveLength(expected.length)
  expect(words).toBe('')
})

test('a mood or a day has its colours, and an unknown one is said to be so', () => {
  expect(ask('give it a christmas theme').operations).toMatchObject([{ op: 'theme', brand: '#a61e2d' }])
  expect(ask('use a winter palette').operations).toMatchObject([{ op: 'theme' }])
  expect(ask('use a zorblax palette').words).toContain('I know no such colours')
})

test('the background is the canvas too, where sections stand on it', () => {
  const toned = applyOperations(email, [{ op: 'layout', ref: 's3', tone: 'canvas' }], { onRefusal: 'stop' }).email
  expect(ask('white background', undefined, toned).operations).toEqual([
    { op: 'theme', canvas: '#ffffff', surface: '#ffffff' }
  ])
})

test('a picture goes where it is wanted', () => {
  const layout = (name: string) => [{ op: 'layout', ref: 's2', layout: name }]
  const cover = ask('move the button above the picture')
  expect(cover.operations).toEqual(layout('cover'))
  expect(ask('swap the picture and the text', undefined, cover.after).operations).toEqual(layout('stacked'))
  expect(ask('put a picture at the top', undefined, cover.after).operations).toEqual(layout('stacked'))
  expect(ask('put a picture at the top').words).toBe('The picture stands there already.')
  expect(ask('make the picture a beach instead').operations).toMatchObject([
    { ref: 's2.image', value: { alt: 'A boat on the sea' } }
  ])
})

test('how a text sounds is for a model', () => {
  for (const wish of ['make it less salesy', 'make it sound more human', 'less pushy']) {
    const { operations, words } = ask(wish)
    expect(operations).toEqual([])
    expect(words).toContain('tone of voice')
  }
})

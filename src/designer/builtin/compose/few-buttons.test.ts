import { expect, it } from 'vitest'
import { withFewButtons } from './few-buttons.ts'
import { withoutPictures } from './pictures.ts'
import { isWithoutPictures } from './scenes.ts'

const button = { label: 'RSVP', href: '{{event_url}}' }
const section = (kind: string, content = {}) => ({ kind, content })
const pressed = (kinds: string[]) =>
  withFewButtons(kinds.map(kind => section(kind, /hero|event|cta/.test(kind) ? { button } : {})))
    .filter(({ content }) => 'button' in content)
    .map(({ kind }) => kind)

it('A short email has its button once, a long one twice', () => {
  expect(pressed(['header', 'hero', 'event', 'cta', 'footer'])).toEqual(['hero'])
  expect(pressed(['header', 'hero', 'event', 'text', 'details', 'cta', 'footer'])).toEqual(['hero', 'cta'])
})

it('An email that wants no pictures has none', () => {
  expect(['No images, plain', 'Text only please', 'no pictures of people'].map(isWithoutPictures)).toEqual([
    true,
    true,
    false
  ])
  const image = { src: 'x', alt: '' }
  expect(withoutPictures(section('spotlight', { image, heading: 'A' }))).toEqual({
    kind: 'text',
    layout: 'plain',
    content: { heading: 'A' }
  })
  expect(withoutPictures(section('products', { items: [{ image, title: 'A' }] })).content).toEqual({
    items: [{ title: 'A' }]
  })
})

import { expect, test } from 'vitest'
import { PALETTES } from '../../email/theme/palettes.ts'
import { DEFAULT_THEME, readTheme } from '../../email/theme/theme.ts'
import { createDocument } from './document.ts'
import { createTheming, operationsFor } from './theming.ts'
import { createView } from './view.ts'

const [, mood] = PALETTES.map(({ brand, accent, canvas, surface, ink, heading, body }) => ({
  brand,
  accent,
  canvas,
  surface,
  ink,
  heading,
  body
}))

function sitting() {
  const drafts = { read: () => undefined, all: () => [], write: () => true, clear() {} }
  const callJson = () => Promise.reject(new Error('not called'))
  const document = createDocument(null, { callJson, drafts, onCreated() {} } as never)
  const view = createView()
  document.perform([{ op: 'add', kind: 'hero', content: { heading: 'Bowls' } }])
  return { document, view, theming: createTheming(document, view) }
}

test('only what differs is an operation', () => {
  expect(operationsFor(DEFAULT_THEME, { ...DEFAULT_THEME })).toEqual([])
  expect(operationsFor(DEFAULT_THEME, { ...DEFAULT_THEME, corner: 'round' })).toEqual([
    { op: 'theme', corner: 'round' }
  ])
})

test('what is shown leaves no trace, and what is chosen is one step that undo takes back to the byte', () => {
  const { document, theming } = sitting()
  const before = document.$email.get()
  const steps = document.history.$log.get().steps.length
  theming.show(mood)
  expect(readTheme(document.$shown.get().css)).toMatchObject(mood!)
  theming.show(undefined)
  expect(document.$shown.get()).toBe(before)
  expect(document.history.$log.get().steps).toHaveLength(steps)

  theming.choose(mood!)
  expect(theming.$theme.get()).toMatchObject(mood!)
  expect(document.history.$undo.get()?.title).toBe('Colours in **Theme**')
  theming.choose(mood!)
  expect(document.history.$log.get().steps).toHaveLength(steps + 1)
  document.undo()
  expect(document.$email.get()).toEqual(before)
})

test('an empty sheet takes a theme, which its first section has', () => {
  const { document, theming } = sitting()
  document.undo()
  expect(document.$email.get().html).toBe('')
  theming.choose(mood!)
  document.perform([{ op: 'add', kind: 'hero', content: { heading: 'Bowls' } }])
  expect(readTheme(document.$email.get().css)).toMatchObject(mood!)
})

test('closing gives back what stood there before, and what was shown', () => {
  const { document, view, theming } = sitting()
  view.$panel.set('code')
  theming.toggle()
  expect(view.$panel.get()).toBe('theme')
  theming.show({ corner: 'round' })
  theming.toggle()
  expect(view.$panel.get()).toBe('code')
  expect(document.$trial.get()).toBeUndefined()
})

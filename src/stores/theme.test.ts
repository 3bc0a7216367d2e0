import { beforeEach, expect, test } from 'vitest'
import { $theme, followTheme } from './theme.ts'

beforeEach(() => $theme.set('system'))

test('the system decides until the visitor chooses', () => {
  const page = { dataset: { theme: 'night' } as DOMStringMap }
  const stop = followTheme(page)
  expect(page.dataset).toEqual({})
  $theme.set('light')
  expect(page.dataset).toEqual({ theme: 'light' })
  stop()
})

test('going back to the system forgets the choice', () => {
  const page = { dataset: {} as DOMStringMap }
  const stop = followTheme(page)
  $theme.set('night')
  $theme.set('system')
  expect('theme' in page.dataset).toBe(false)
  stop()
})

test('a page that stopped following stays as it is', () => {
  const page = { dataset: {} as DOMStringMap }
  followTheme(page)()
  $theme.set('night')
  expect(page.dataset).toEqual({})
})

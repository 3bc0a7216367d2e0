import { expect, test } from 'vitest'
import { SCENES } from '../../../email/theme/scenes.ts'
import { findScenes } from './find-scenes.ts'

const names = (search: string) => findScenes(search).map(({ name }) => name)

test('a drawing is found by its name, by what it shows and by what asks for it, and by all words at once', () => {
  expect(names('pottery')).toEqual(['pottery'])
  expect(names('Vases')).toContain('pottery')
  expect(names('espr')).toEqual(['coffee'])
  expect(names('boat sea')).toEqual(['sea'])
  expect(names('boat unicorn')).toEqual([])
})

test('without words all are there', () => {
  expect(findScenes(' , ')).toEqual(SCENES)
})

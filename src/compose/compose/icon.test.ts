import { expect, test } from 'vitest'
import { DEFAULT_THEME } from '../../email/theme/theme.ts'
import { iconFor } from './icon.ts'
import icons from './icons.json' with { type: 'json' }
import { wordsIn } from './words.ts'

test('each word stands under one icon, as it is looked up', () => {
  const words = Object.values(icons).flatMap(list => list.split(' '))
  expect(words.filter((word, at) => words.indexOf(word) !== at || wordsIn(word).join() !== word)).toEqual([])
})

test.each([
  ['Evening class', 'clock'],
  ['Free delivery', 'gift'],
  ['Something quite else', 'check']
])('%s stands beside the icon "%s"', (words, name) => {
  expect(iconFor(words, DEFAULT_THEME).src).toContain(`/media/icons/${name}.png`)
})

import { expect, test } from 'vitest'
import { contrastOn } from './contrast-words.ts'
import { fallbackWords, ownWords } from './theme-words.ts'

test('a contrast is cut, not rounded, and says what the colour serves for', () => {
  expect(contrastOn('#000000', '#ffffff')).toMatchObject({ ratio: '21.0', reads: true })
  expect(contrastOn('#777777', '#ffffff')).toMatchObject({ ratio: '4.4', reads: false })
  expect(contrastOn('#777777', '#ffffff').words).toContain('large type and buttons')
  expect(contrastOn('#eeeeee', '#ffffff').words).toContain('too little for type')
})

test('web fonts are said with what stands in for them', () => {
  expect(fallbackWords({ heading: 'georgia', body: 'arial' })).toBeUndefined()
  expect(fallbackWords({ heading: 'young-serif', body: 'source-serif' })).toBe(
    'Where mail apps load no fonts, Georgia stands in for Young Serif and Source Serif 4.'
  )
  expect(fallbackWords({ heading: 'anton', body: 'figtree' })).toBe(
    'Where mail apps load no fonts, Impact stands in for Anton, Helvetica Neue stands in for Figtree.'
  )
})

test('own styles are counted by what they are', () => {
  const own = { ref: 'e1', part: 's1.heading' }
  expect(ownWords([{ ...own, has: ['colour'] }])).toBe('1 part has colours of its own.')
  expect(
    ownWords([
      { ...own, has: ['colour'] },
      { ...own, has: ['font'] }
    ])
  ).toBe('2 parts have colours and fonts of their own.')
})

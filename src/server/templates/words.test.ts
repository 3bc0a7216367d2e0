import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../../email/email.ts'
import { searchWordsOf, sortKeyOf, wordsOf } from './words.ts'

test('words are without case, accents and signs, each once', () => {
  expect(wordsOf('Größe: GROSSE Şöhret, déjà-vu! £34 İzmir Ærø ΟΔΟΣ')).toEqual([
    'grosse',
    'sohret',
    'deja',
    'vu',
    '34',
    'izmir',
    'aero',
    'οδοσ'
  ])
  expect(wordsOf('ＳＡＬＥ ½ \u0000 …')).toEqual(['sale', '1', '2'])
})

test('where a script has no spaces, each of its characters is a word; marks stay with their letters', () => {
  expect(wordsOf('春の sale')).toEqual(['春', 'の', 'sale'])
  expect(wordsOf('नमस्ते')).toHaveLength(1)
})

test('an email is found by what it says, not by its markup, styles or addresses', () => {
  const html = `<style>.hidden { color: red }</style><p class="lead" title="tip">Forty <b>bowls</b> &amp; caf&eacute;
    <a href="https://tidewater.example/kiln">Visit</a> <img src="x.png" alt="A teapot"></p><!-- secret -->`
  const words = searchWordsOf({ ...BLANK_EMAIL, name: 'Firing', subject: 'Out of the kiln', preheader: '', html })
  expect(words).toEqual(expect.arrayContaining(['firing', 'kiln', 'forty', 'bowls', 'cafe', 'visit', 'teapot']))
  for (const markup of ['hidden', 'red', 'lead', 'tip', 'https', 'tidewater', 'secret', 'png'])
    expect(words).not.toContain(markup)
})

test('a word of any length, and a book of words, fit what PostgreSQL takes', () => {
  const [word] = wordsOf('x'.repeat(5_000))
  expect(word?.length).toBeLessThanOrEqual(60)
  const html = Array.from({ length: 90_000 }, (_, nth) => `ष${nth}`).join(' ')
  const size = Buffer.byteLength(searchWordsOf({ ...BLANK_EMAIL, html }).join(''))
  expect(size).toBeLessThan(1_000_000)
})

test('names are ordered without case and accents, and numbers by size', () => {
  const names = ['Letter 10', 'éclair', 'letter 9', 'Eclair', 'Zoo', 'LETTER 100']
  const sorted = names.toSorted((one, other) => (sortKeyOf(one) < sortKeyOf(other) ? -1 : 1))
  expect(sorted.map(name => name.toLowerCase().replace('é', 'e'))).toEqual([
    'eclair',
    'eclair',
    'letter 9',
    'letter 10',
    'letter 100',
    'zoo'
  ])
  expect(sortKeyOf('1a'.repeat(100)).length).toBeLessThanOrEqual(100)
})

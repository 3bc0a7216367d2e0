import { expect, it } from 'vitest'
import { THINGS } from '../../email/theme/things.ts'
import names from './thing-names.json' with { type: 'json' }
import { thingIn } from './thing-words.ts'

it.each([
  ['Harbour mug', 'mug'],
  ['Quay bowls', 'bowl'],
  ['Set of six mugs', 'mug'],
  ['Mug, large', 'mug'],
  ['Mug 300 ml', 'mug'],
  ['Ceramic vase for the hall', 'vase'],
  ['Steak and ale pie', 'pie'],
  ['Tomato soup with bread', 'soup'],
  ['Loaf of bread', 'loaf'],
  ['A dozen eggs', 'eggs'],
  ['Hot chocolate', 'mug'],
  ['Jar of honey', 'honey'],
  ['The Salt Road, paperback', 'book'],
  ['The Glass Bottle (hardcover)', 'book']
])('%s is shown by the picture "%s"', (name, thing) => expect(thingIn(name)).toBe(thing))

it.each([
  'Mug workshop',
  'Cake stand',
  'Wine tasting',
  'Egg cup',
  'Gift card',
  'Carrot cake stand',
  'Personal trainer',
  'Mac and cheese',
  'Soup and bread',
  'Fish and chips',
  'Jar of pickles',
  'Membership',
  'Of',
  '…',
  ''
])('%s is shown by none', name => expect(thingIn(name)).toBeUndefined())

it('takes a title for a book where that is told beside it', () => {
  expect(thingIn('The Honey Jar', 'Paperback')).toBe('book')
  expect(thingIn('The Salt Road', 'A paperback of old maps')).toBeUndefined()
})

it('keeps what has a picture apart from what has none', () => {
  const words = new Set(THINGS.flatMap(thing => thing.words))
  expect(names.others.split(' ').filter(word => words.has(word))).toEqual([])
})

it('knows each word and phrase for one picture alone, and each picture by a word', () => {
  const words = THINGS.flatMap(thing => thing.words)
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  for (const { name, words: own } of THINGS) expect(own.map(word => thingIn(word.replaceAll('-', ' ')))).toContain(name)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentencesOf } from '../sentences.ts'
import { tokensOf } from '../tokens.ts'
import { colourFrom, colourIn } from './colour.ts'
import { factOf, factsIn, fitsKind, inForm, isSameFact } from './facts.ts'
import { fontIn } from './font.ts'
import { countIn, sizeIn } from './measure.ts'

const sized = (value: string, all = value) => sizeIn(tokensOf(value), tokensOf(all))
const fact = (text: string) => factsIn(text)[0] as NonNullable<ReturnType<typeof factOf>>

test.each([
  ['24px', { px: 24 }],
  ['18 points', { px: 24 }],
  ['twice as big', { factor: 2 }],
  ['half the size', { factor: 0.5 }],
  ['a touch bigger', { factor: 1.12 }],
  ['much smaller', { factor: 1 / 1.5 }],
  ['20% smaller', { factor: 1 / 1.2 }],
  ['bold', undefined]
])('a size: %s', (words, size) => {
  const near = Object.entries(size ?? {}).map(([name, value]) => [name, expect.closeTo(value as number, 2)])
  expect(sized(words)).toEqual(size && Object.fromEntries(near))
})

test.each([
  ['30 words', 30],
  ['twenty-five words', 25],
  ['ninety', 90],
  ['a couple of lines', 2],
  ['fewer words', undefined]
])('how many: %s', (words, count) => {
  expect(countIn(tokensOf(words))).toBe(count)
})

test('a colour is a code, a name, or a shade of what is there', () => {
  expect(colourIn(tokensOf('use #0b6e4f please'))).toEqual({ hex: '#0b6e4f' })
  expect(colourIn(tokensOf('in dark green'))).toHaveProperty('hex')
  const shade = colourIn(tokensOf('a bit darker'))
  expect(shade && colourFrom(shade, '#808080') < '#808080').toBe(true)
  expect(colourIn(tokensOf('to the left'))).toBeUndefined()
})

test('a font is named or described', () => {
  expect(fontIn(tokensOf('in Young Serif'))?.key).toBe('young-serif')
  expect(fontIn(tokensOf('like a typewriter'))?.key).toBe('courier')
})

test('facts are found by their form, and say the same in other signs', () => {
  expect(factsIn('On Sunday 10 May at 10am, £40 or 15% off').map(({ kind }) => kind)).toEqual([
    'date',
    'time',
    'money',
    'percent'
  ])
  expect(factOf('now £40')?.text).toBe('£40')
  expect(factOf('£40 for two')).toBeUndefined()
  expect(isSameFact(fact('17.30'), fact('17:30'))).toBe(true)
  expect(isSameFact(fact('£40'), fact('£40.00'))).toBe(true)
  expect(isSameFact(fact('£40'), fact('40%'))).toBe(false)
})

test('a bare number takes the form of what it stands in for', () => {
  expect(fitsKind(fact('239'), fact('$245'))).toBe(true)
  expect(inForm(fact('239'), fact('$245'))).toBe('$239')
  expect(inForm(fact('18.00'), fact('5pm'))).toBe('18.00')
})

test('sentences with their gaps are the text again', () => {
  const piece = fc.constantFrom('Dr. ', 'Hello', ' ', '. ', '! ', '\n\n', '"Yes."', 'at 10 a.m. ', '3.5', '?')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), pieces => {
      const text = pieces.join('')
      const whole = sentencesOf(text)
        .map(({ text: own, gap }) => own + gap)
        .join('')
      expect(whole).toBe(text)
    })
  )
  expect(sentencesOf('We know Dr. Smith.\n\nCome at 3.30! Ok?').map(({ text }) => text)).toEqual([
    'We know Dr. Smith.',
    'Come at 3.30!',
    'Ok?'
  ])
})

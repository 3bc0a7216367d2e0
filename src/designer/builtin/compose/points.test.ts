import { describe, expect, it, test } from 'vitest'
import { allApart, apart } from './points.ts'

describe('what a brief jots down between commas', () => {
  test.each([
    [
      "Teams of six, £8 a head including a ploughman's supper, all proceeds to the hospice.",
      ['Teams of six', "£8 a head including a ploughman's supper", 'All proceeds to the hospice']
    ],
    ['86 people, 412 kg of rubbish.', ['86 people', '412 kg of rubbish']],
    ['Pay S$13/hour, staff meals, start in April.', ['Pay S$13/hour', 'Staff meals', 'Start in April']],
    [
      "It's on already, works with Zoom and Teams, 11 languages, and nothing is used for training.",
      ["It's on already", 'Works with Zoom and Teams', '11 languages', 'Nothing is used for training']
    ]
  ])('is a list: %s', (words, points) => expect(apart(words)).toMatchObject({ sentences: [], points }))

  test.each([
    [
      'Team plan goes from $29 to $34 on 1 May, annual customers keep their price until renewal.',
      ['Team plan goes from $29 to $34 on 1 May.', 'Annual customers keep their price until renewal.']
    ],
    [
      'We gave out 1,340 parcels in September, need tinned fish and nappies.',
      ['We gave out 1,340 parcels in September.', 'We need tinned fish and nappies.']
    ]
  ])('is two sentences: %s', (words, sentences) => expect(apart(words)).toMatchObject({ sentences, points: [] }))

  test.each([
    'Your trial is 14 days, no card needed.',
    'With questions, write to the office.',
    'Thank you, Ines, for your gift.',
    'If it rains, we meet in the hall.',
    'Pallet Pilot, our planning software, is out next Monday.',
    "We're hiring a barista at Lindela Guest House, Knysna.",
    'We need tinned fish, nappies and coats.'
  ])('stays a sentence: %s', words => expect(apart(words)).toMatchObject({ sentences: [words], points: [] }))

  it('is news, one after another, in a newsletter', () =>
    expect(
      apart("The ride moves to 6am in July, new gravel bikes just came in, Luis's tip on tyre sealant.", true).points
    ).toHaveLength(3))
})

describe('a point alone', () => {
  it('is no list: it stays where it stood, as a sentence', () =>
    expect(allApart(['The apron is finally back, only 40 of them.'])).toEqual({
      sentences: ['The apron is finally back, only 40 of them.'],
      points: []
    }))

  it('ends a splice of words that are no sentence', () =>
    expect(allApart(['Tickets $85, the money goes to replanting the east bank.']).sentences).toEqual([
      'Tickets $85.',
      'The money goes to replanting the east bank.'
    ]))
})

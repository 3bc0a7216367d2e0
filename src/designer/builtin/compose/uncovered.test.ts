import { describe, expect, it, test } from 'vitest'
import type { Mention } from '../../brief-reader/brief.ts'
import { uncovered, uncoveredNote } from './uncovered.ts'

const missing = (mention: Mention, said = 'Welcome to the gym') => uncovered({ mentions: [mention] }, said)

describe('what a brief asks for and its email has not', () => {
  it('is each piece of a request', () =>
    expect(
      missing({
        sort: 'asked',
        text: 'a short story about Grace, a teacher in Lira, a thank you from the director, and a link to the annual report'
      })
    ).toEqual(['a short story about Grace', 'a thank you from the director', 'a link to the annual report']))

  it('is nothing when the email says it in other forms', () =>
    expect(
      missing({ sort: 'asked', text: 'Explain how to book a class in the app' }, 'Book your classes in our app')
    ).toEqual([]))

  test.each([
    'a big green button',
    'a photo of the team at the top',
    'with the logo and a footer',
    'the tracking link'
  ])('is no matter of looks and parts: %s', text => expect(missing({ sort: 'asked', text })).toEqual([]))

  it('is a remark only where it tells something', () => {
    expect(missing({ sort: 'aside', text: 'I make about 30 at a time and they sell out in a week' })).toHaveLength(1)
    expect(missing({ sort: 'aside', text: 'our list is about 6,000 people' })).toEqual([])
    expect(missing({ sort: 'aside', text: 'this one matters a lot to me' })).toEqual([])
  })

  it('is told in the chat, in the words of the brief', () =>
    expect(uncoveredNote(['how to wash the cover', 'a link to the photos'])).toContain(
      '“how to wash the cover” and “a link to the photos”'
    ))
})

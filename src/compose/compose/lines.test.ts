import { describe, expect, it } from 'vitest'
import { untilOf } from './known.ts'
import { fillLine, isUsable, type Known } from './lines.ts'

const known: Known = {
  values: {
    sender: { text: 'halfmoon' },
    offer: { text: 'half price on mugs' },
    until: { text: 'Sunday' },
    topic: { text: 'Spring firing', begins: true }
  },
  found: new Set(['items'])
}

describe('a line of copy', () => {
  it('is usable when all that it names is known', () => {
    expect(isUsable('{offer} until {until}', known)).toBe(true)
    expect(isUsable('{offer} with {code}', known)).toBe(false)
    expect(isUsable({ line: 'On the shelf', needs: ['items'] }, known)).toBe(true)
    expect(isUsable({ line: 'Come in', needs: ['code'] }, known)).toBe(false)
    expect(isUsable({ line: 'Come in', lacks: ['sender'] }, known)).toBe(false)
  })

  it('begins with a value whose capital may be that of a first word, and has it nowhere else', () => {
    expect(isUsable('{topic} at {sender}', known)).toBe(true)
    expect(isUsable('About {topic}', known)).toBe(false)
  })

  it('has its blanks filled, with a capital at the beginning of a sentence and names as they are', () => {
    expect(fillLine('{offer} until {until}. {offer}, at {sender}', known)).toEqual({
      text: 'Half price on mugs until Sunday. Half price on mugs, at halfmoon',
      blanks: ['offer', 'until', 'offer', 'sender']
    })
    expect(fillLine('{sender} is open', known).text).toBe('halfmoon is open')
  })
})

it.each([
  ['until Sunday 8 June', 'Sunday 8 June'],
  ['until the end of 3 April', 'the end of 3 April'],
  ['ends tomorrow', 'tomorrow'],
  ['before 3 February', undefined],
  ['while stocks last', undefined]
])('copy says "%s" as until "%s"', (words, day) => expect(untilOf(words)).toBe(day))

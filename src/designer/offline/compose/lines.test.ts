import { describe, expect, it } from 'vitest'
import { fillLine, isUsable, type Known } from './lines.ts'

const SENDER = { id: 0, span: { at: 0, length: 8 } }
const OFFER = { span: { at: 10, length: 18 } }
const known: Known = {
  values: {
    sender: { text: 'halfmoon', says: [SENDER] },
    offer: { text: 'half price on mugs', says: [OFFER] },
    until: { text: 'Sunday' }
  },
  found: new Set(['items'])
}

describe('a line of copy', () => {
  it('is usable when all that it names was read', () => {
    expect(isUsable('{offer} until {until}', known)).toBe(true)
    expect(isUsable('{offer} with {code}', known)).toBe(false)
    expect(isUsable({ line: 'On the shelf', needs: ['items'] }, known)).toBe(true)
    expect(isUsable({ line: 'Come in', needs: ['code'] }, known)).toBe(false)
    expect(isUsable({ line: 'Come in', lacks: ['sender'] }, known)).toBe(false)
  })

  it('has its blanks filled, with a capital at the beginning of a sentence and names as they are', () => {
    expect(fillLine('{offer} until {until}. {offer}, at {sender}', known)).toEqual({
      text: 'Half price on mugs until Sunday. Half price on mugs, at halfmoon',
      blanks: ['offer', 'until', 'offer', 'sender'],
      says: [OFFER, OFFER, SENDER]
    })
    expect(fillLine('{sender} is open', known).text).toBe('halfmoon is open')
  })
})

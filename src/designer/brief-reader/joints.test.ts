import { describe, expect, it } from 'vitest'
import type { Role, Span } from '../roles/roles.ts'
import { asksAtEnd, introductionIn, splicesIn, tellsIn } from './joints.ts'
import { without } from './matter.ts'

/** A sentence with its spans written as `<role>words</role>`. */
function marked(words: string): { text: string; own: Span[] } {
  const own: Span[] = []
  let text = ''
  for (const piece of words.split(/(<\w+>[^<]*<\/\w+>)/)) {
    const [, role, inner] = /^<(\w+)>([^<]*)</.exec(piece) ?? []
    if (role && inner !== undefined) own.push({ role: role as Role, text: inner, at: text.length })
    text += inner ?? piece
  }
  return { text, own }
}

describe('the joints of a sentence', () => {
  it('part who somebody is from the news', () => {
    const { text, own } = marked(
      "We're <brand>Loopwell</brand>, <trade>a software company</trade>, and <say>on 14 October we're launching Boards</say>."
    )
    expect(without(text, introductionIn(text, 0, own))).toBe("On 14 October we're launching Boards.")
  })

  it('leave a sender that is the subject of the news', () => {
    const { text, own } = marked('<brand>Kessler & Sons</brand> <say>is moving to Leeds</say>.')
    expect(introductionIn(text, 0, own)).toEqual([])
  })

  it('make a sentence of what somebody is to be told in the middle of another', () => {
    const { text, own } = marked(
      '<say>It sold out in nine days</say>, so <tell>tell the waitlist</tell> <say>they get access first</say>.'
    )
    expect(without(text, tellsIn(text, own))).toBe('It sold out in nine days. they get access first.')
  })

  it('ask for what readers are to do, within a condition too', () => {
    const { text, own } = marked(
      '<say>If something was wrong</say>, <tell>ask them</tell> to <say>email us first</say>.'
    )
    expect(without(text, tellsIn(text, own))).toBe('If something was wrong, please email us first.')
  })

  it('part two sentences that share a comma, unless one depends on the other', () => {
    const { text, own } = marked('<say>Phones stay the same</say>, <say>the old yard closes on Friday</say>.')
    expect(without(text, splicesIn(text, 0, own))).toBe('Phones stay the same. the old yard closes on Friday.')
    const other = marked('<say>If the yard is closed</say>, <say>the shop is open</say>.')
    expect(splicesIn(other.text, 0, other.own)).toEqual([])
  })

  it('end a sentence where it begins to ask', () => {
    const { text, own } = marked(
      '<say>The salary is £40,000</say> and <ask>I want to email it to</ask> <to>our trade contacts</to>.'
    )
    expect(without(text, asksAtEnd(text, own))).toBe('The salary is £40,000.')
  })
})

import { describe, expect, it } from 'vitest'
import { readBrief } from './read-brief.ts'

const titles = (brief: string) => readBrief(brief).groups.flatMap(({ items }) => items.map(({ title }) => title))

describe('a list inside a sentence', () => {
  it('has the words before it for its heading, and takes the sentence with it', () => {
    const { groups, statements } = readBrief(
      'New listing email for my buyers list: 27 Juniper Lane, Asheville, on at $589,000. Highlights are the wraparound porch, renovated kitchen and mountain views, and the open house is Saturday, April 26 from 1 to 3pm.'
    )
    expect(groups[0]?.label).toBe('Highlights')
    expect(statements.join(' ')).not.toContain('Highlights')
  })

  it('tells each story of a newsletter', () =>
    expect(
      titles(
        'March newsletter for Two Wheels Collective. Three stories: tune-ups are $85 until April 15, our new mechanic Dario has started, and the group ride now leaves at 8:30.'
      )
    ).toEqual([
      'Tune-ups are $85 until April 15',
      'Our new mechanic Dario has started',
      'The group ride now leaves at 8:30'
    ]))

  it('holds every thing in the cart, and no word of who left it', () => {
    const { things, statements } = readBrief(
      'Abandoned cart email for Luna & Thread. The customer left a pair of Crescent hoops (€48) and a Tiny Star necklace (€62) in their basket.'
    )
    expect(things.map(({ price }) => price)).toEqual(['€48', '€62'])
    expect(statements).toEqual([])
  })

  it('stays in its sentence when it only goes on with it', () =>
    expect(
      titles(
        'Thank-you email for Clean Rivers. Together you pulled two tonnes of rubbish out of the river, including tyres and a piano stool.'
      )
    ).toEqual([]))
})

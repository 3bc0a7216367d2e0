import { describe, expect, it } from 'vitest'
import { findFacts } from './facts.ts'
import { markedIn } from './marked.ts'

const read = (text: string) => markedIn(text, findFacts(text))

describe('what is left of a brief to be read by the sentence', () => {
  it('begins with the news when somebody is to be told it', () =>
    expect(read('Let our gym members know that the pool closes on 7 July for retiling.').matter).toBe(
      'The pool closes on 7 July for retiling.'
    ))

  it('makes a sentence of each "that"', () =>
    expect(
      read('Email to our users saying that prices go up on August 1 and that annual plans keep the old price.').matter
    ).toBe('Prices go up on August 1. annual plans keep the old price.'))

  it('has no wishes for looks and parts in it', () => {
    const { matter } = read(
      'Sale email for Oak & Ivy. 20% off all rugs until Sunday. Warm and minimal, with one big button.'
    )
    expect(matter).toContain('20% off all rugs until Sunday')
    expect(matter).not.toMatch(/minimal|button/)
  })

  it('keeps the sender where it is the subject of what is said', () =>
    expect(read('Kessler & Sons is offering free boiler checks in November.').matter).toContain(
      'Kessler & Sons is offering'
    ))
})

describe('what is taken out', () => {
  it('is a quotation with who said it', () =>
    expect(
      read('Newsletter for Slow Mill. Include a quote: "Best bread in town." from Dana R., regular customer.').quotes
    ).toEqual([{ text: 'Best bread in town', name: 'Dana R.', role: 'Regular customer' }]))

  it('is a list of things with their prices', () =>
    expect(
      read(
        'Launch email for Harrow Wines. Three bottles: Rosso (Italy, £12), Blanc (France, £14) and Tinto (Spain, £11).'
      ).things
    ).toEqual([
      { title: 'Rosso', text: 'Italy', price: '£12' },
      { title: 'Blanc', text: 'France', price: '£14' },
      { title: 'Tinto', text: 'Spain', price: '£11' }
    ]))
})

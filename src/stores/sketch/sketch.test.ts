import { expect, it } from 'vitest'
import type { KindCopy } from '../../compose/copy/deck.ts'
import { noFacts } from '../../compose/email-facts.ts'
import type { Kind } from '../../compose/kinds.ts'
import { BLANK_EMAIL } from '../../email/email.ts'
import { createSketch } from './sketch.ts'

const sourceOf = (kind: Kind, headline: string) => ({ facts: { ...noFacts(kind), headline }, look: {}, seed: 1 })

/** A composer whose copy comes when it is let go. */
function fixture() {
  const asked: Kind[] = []
  let isOnline = true
  const sketch = createSketch(async () => ({
    load: async kind => {
      asked.push(kind)
      if (!isOnline) throw new Error('offline')
      return { kind } as KindCopy
    },
    make: ({ facts, seed }) => ({
      email: { ...BLANK_EMAIL, subject: `${facts.kind}: ${facts.headline}`, css: `look ${seed % 10}` },
      places: {}
    })
  }))
  const shown = () => sketch.$sketch.get()?.email.subject
  const settle = () => new Promise(resolve => setTimeout(resolve))
  return { ...sketch, asked, shown, settle, setOnline: (online: boolean) => (isOnline = online) }
}

it('once the copy of a kind is there, each change is drawn at once', async () => {
  const { draw, shown, settle, asked } = fixture()
  draw(sourceOf('sale', 'One'))
  await settle()
  draw(sourceOf('sale', 'Two'))
  expect(shown()).toBe('sale: Two')
  expect(asked).toEqual(['sale'])
})

it('what is wanted last is drawn, in whatever order its copy comes', async () => {
  const { draw, shown, settle } = fixture()
  draw(sourceOf('sale', 'One'))
  draw(sourceOf('event', 'Two'))
  await settle()
  expect(shown()).toBe('event: Two')
})

it('without a connection the last sketch stays, and the next change tries again', async () => {
  const { draw, shown, settle, setOnline } = fixture()
  draw(sourceOf('sale', 'One'))
  await settle()
  setOnline(false)
  draw(sourceOf('event', 'Two'))
  await settle()
  expect(shown()).toBe('sale: One')
  setOnline(true)
  draw(sourceOf('event', 'Three'))
  await settle()
  expect(shown()).toBe('event: Three')
})

it('what was cleared while its copy came is not drawn', async () => {
  const { draw, clear, shown, settle } = fixture()
  draw(sourceOf('sale', 'One'))
  clear()
  await settle()
  expect(shown()).toBeUndefined()
})

it('another seed gives another look, where there is one', async () => {
  const { draw, otherSeed, settle } = fixture()
  draw(sourceOf('sale', 'One'))
  await settle()
  const seeds = [11, 21, 32, 43]
  expect(otherSeed(sourceOf('sale', 'One'), () => seeds.shift() ?? 0)).toBe(32)
  expect(otherSeed(sourceOf('sale', 'One'), () => 51)).toBe(51)
})

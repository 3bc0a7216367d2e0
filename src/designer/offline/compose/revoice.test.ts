import { expect, it } from 'vitest'
import { VOICES } from '../deck.ts'
import { COPIES } from '../decks/copies.ts'
import { revoiced } from './revoice.ts'

it('says a line of copy as another voice says it, with its facts', () => {
  expect(revoiced('Come along to the spring firing', 'formal')).toMatch(/\bto the spring firing$/)
  expect(revoiced('Come along to Harbour Film Nights', 'plain')).toMatch(/Harbour Film Nights/)
})

it('leaves other paragraphs as they are', () => {
  const own = 'We fired the kiln on Thursday.'
  const both = `We’d love to see you there. Here’s what you need to know.\n\n${own}`
  expect(revoiced(both, 'formal')).toMatch(new RegExp(`^.{20,}\\n\\n${own}$`))
})

it('knows nothing of words that are no copy, and of copy that has the voice', () => {
  expect(revoiced('We fired the kiln on Thursday.', 'lively')).toBeUndefined()
  expect(revoiced('Come along to the spring firing', 'warm')).toBeUndefined()
})

it('loses and adds no fact, whatever line and voice', () => {
  const lines = Object.values(COPIES).flatMap(({ decks }) => Object.values(decks).flatMap(deck => deck.headline ?? []))
  for (const [at, line] of lines.entries()) {
    if (at % 8 > 0) continue
    const words = typeof line === 'string' ? line : line.line
    const text = words.replaceAll(/\{([a-z ]+)\}/g, 'Zq')
    for (const voice of VOICES) {
      const other = revoiced(text, voice)
      if (other) expect(other.match(/Zq/g)?.length, `${text} → ${other}`).toBe(text.match(/Zq/g)?.length)
    }
  }
})

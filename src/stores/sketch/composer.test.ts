import { expect, test } from 'vitest'
import type { KindCopy } from '../../compose/copy/deck.ts'
import SALE from '../../compose/copy/sale.json' with { type: 'json' }
import { noFacts } from '../../compose/email-facts.ts'
import { findRef } from '../../email/outline/find.ts'
import { loadComposer } from './composer.ts'

const sketchWith = async (picture: string) => {
  const facts = { ...noFacts('sale'), headline: 'Bowls', sender: { name: 'Tidewater' } }
  return (await loadComposer()).make({ facts, look: { picture }, seed: 1 }, SALE as unknown as KindCopy)
}

test('a sketch knows the picture that it opens with, and where it stands', async () => {
  const { email, places, picture } = await sketchWith('https://a.example/b.jpg')
  expect(picture?.src).toBe('https://a.example/b.jpg')
  const { index } = findRef(email, places.picture ?? '')?.element ?? {}
  expect(index).toBeDefined()
  expect((await sketchWith('none')).places.picture).toBe(undefined)
})

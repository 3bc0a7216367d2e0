import { expect, test } from 'vitest'
import type { KindCopy } from '../../compose/copy/deck.ts'
import SALE from '../../compose/copy/sale.json' with { type: 'json' }
import { noFacts } from '../../compose/email-facts.ts'
import { BrandValue } from '../../email/brand/brand.ts'
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

test('a sketch wears the brand that it is given', async () => {
  const { make } = await loadComposer()
  const value = BrandValue.parse({ colours: { brand: { value: '#1f4d3f' } }, footer: { address: '3 Quay Street' } })
  const source = { facts: noFacts('sale'), look: {}, seed: 1 }
  const { email } = make({ ...source, brand: { ...value, id: 'b', name: 'Tidewater' } }, SALE as unknown as KindCopy)
  expect(email.css).toContain('#1f4d3f')
  expect(email.html).toContain('Tidewater')
  expect(email.html).toContain('3 Quay Street')
  expect(make(source, SALE as unknown as KindCopy).email.html).not.toContain('Tidewater')
})

import { expect, test } from 'vitest'
import { ALL_TEMPLATES, addressOf, askedOf } from './address.ts'

const studio = (query: string) => new URL(`https://mailwright.example/studio${query}`)

test('what is asked stands in the address, and is read from it again', () => {
  for (const asked of [ALL_TEMPLATES, { q: 'spring & 20%', sort: 'name' }, { q: '', sort: 'created' }] as const)
    expect(askedOf(addressOf(studio('?q=old&sort=name'), asked))).toEqual(asked)
  expect(addressOf(studio('?plan=starter&q=x'), ALL_TEMPLATES).search).toBe('?plan=starter')
})

test('what makes no sense in the address is left out', () => {
  expect(askedOf(studio('?sort=size'))).toEqual(ALL_TEMPLATES)
  expect(askedOf(studio(`?q=${'x'.repeat(500)}`)).q).toHaveLength(200)
})

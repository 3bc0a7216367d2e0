import { expect, it } from 'vitest'
import { KINDS } from '../../reading/kinds.ts'
import type { KindCopy } from '../deck.ts'
import { copyFaults } from './copy-faults.ts'

const FILES = import.meta.glob<KindCopy>('./*.json', { eager: true, import: 'default' })

it.each(Object.entries(FILES))('%s is fit to be used', (file, copy) => {
  expect(file).toBe(`./${copy.kind}.json`)
  expect(KINDS).toContain(copy.kind)
  expect(copyFaults(copy)).toEqual([])
})

it('names what is wrong with copy', () => {
  const faults = copyFaults({
    kind: 'sale',
    plans: [['header', 'opening', 'opening']],
    openings: ['type'],
    decks: { warm: { subject: ['{ofer} is on', 'x'.repeat(61)], button: ["Don't miss it!!"] } }
  })
  expect(faults.join('\n')).toMatch(
    /three voices.*"opening" twice.*lacks "footer".*"headline" has no line.*names "ofer".*61 letters.*worn out.*shouts/s
  )
})

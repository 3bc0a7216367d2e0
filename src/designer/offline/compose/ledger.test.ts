import { describe, expect, it } from 'vitest'
import type { Role, Slot } from '../../reading/reading.ts'
import { Ledger } from './ledger.ts'

const SOURCE = '£200 off every e-bike at Volt Bikes.'
const slot = (id: number, role: Role, text: string): Slot => ({
  id,
  role,
  text,
  span: { at: SOURCE.indexOf(text), length: text.length },
  entities: [],
  confidence: 1
})
const SLOTS = [
  slot(0, 'statement', '£200 off every e-bike at Volt Bikes'),
  slot(1, 'offer', '£200 off every e-bike'),
  slot(2, 'sender', 'Volt Bikes')
] as [Slot, Slot, Slot]
const [STATEMENT, OFFER, SENDER] = SLOTS

describe('a ledger', () => {
  it('takes a statement as said when nothing but joining words of it is left', () => {
    const ledger = new Ledger(SOURCE, SLOTS)
    ledger.place(OFFER)
    expect(ledger.isOpen(STATEMENT)).toBe(true)
    ledger.place(SENDER)
    expect([...ledger.placed]).toEqual([0, 1, 2])
  })

  it('takes what stands in a statement as said with it', () => {
    const ledger = new Ledger(SOURCE, SLOTS)
    ledger.place(STATEMENT)
    expect([...ledger.placed]).toEqual([0, 1, 2])
  })
})

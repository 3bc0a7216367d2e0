import type { Slot } from '../../../reading/reading.ts'
import { labelled } from '../labels.ts'
import { type Draft, holds, type MakePart, type Material, open, openAlone } from '../material.ts'
import { offerWords } from '../offers.ts'
import { capitalise, linked, sentence, tidy } from '../words.ts'

/** Codes as coupons, each with the offer it gives; offers without a code in a box of their own. */
export const offer: MakePart = material => {
  const coupons = open(material, 'code')
    .slice(0, 3)
    .map(code => coupon(material, code))
  const rest = [...openAlone(material, 'offer'), ...openAlone(material, 'deadline')].sort((a, b) => a.id - b.id)
  if (rest.length === 0) return coupons
  material.ledger.place(...rest)
  const text = rest.map(slot => sentence(labelled(slot))).join(' ')
  return [...coupons, { part: 'offer', kind: 'notice', layout: 'box', content: { text } }]
}

const LONGEST_HEADING = 60

/** The code set large; over it what it gives, under it the words that it stood in or until when it holds. */
function coupon(material: Material, code: Slot): Draft {
  const { ledger, slots, known, copy } = material
  const first = slots.find(({ id, role }) => role === 'offer' && (id === code.of || code.of === undefined))
  const own = first && offerWords([first, ...slots.filter(({ role }) => role !== 'offer')])
  const heading = own && ledger.isOpen(own) && own.text.length <= LONGEST_HEADING ? own : undefined
  const deadline = open(material, 'deadline').find(({ of }) => of === code.id || of === first?.id || of === undefined)
  const value = code.entities.find(({ kind }) => kind === 'code')?.value ?? tidy(code.text)
  ledger.place(code, own && (heading || !ledger.isOpen(own)) ? first : undefined)
  const around = open(material, 'statement').find(slot => holds(slot, code))
  const until = known.values.until && `Until ${known.values.until.text}`
  const text = around ? linked(around) : deadline && (until ?? deadline.text)
  ledger.place(around, deadline)
  return {
    part: 'offer',
    kind: 'coupon',
    strong: true,
    content: {
      heading: capitalise(heading?.text ?? copy.heading('offer') ?? known.values.discount?.text ?? 'Your code'),
      code: value,
      ...(text && { text: sentence(text) })
    }
  }
}

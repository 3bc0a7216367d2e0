import type { Slot } from '../../../reading/reading.ts'
import { capitalise } from '../lines.ts'
import { type Draft, type MakePart, type Material, open, openAlone } from '../material.ts'
import { linked, sentence, tidy } from '../words.ts'

/** Codes as coupons, each with the offer it gives; offers without a code in a box of their own. */
export const offer: MakePart = material => {
  const coupons = open(material, 'code')
    .slice(0, 3)
    .map(code => coupon(material, code))
  const rest = [...openAlone(material, 'offer'), ...openAlone(material, 'deadline')].sort((a, b) => a.id - b.id)
  if (rest.length === 0) return coupons
  material.ledger.place(...rest.map(({ id }) => id))
  const text = rest.map(slot => sentence(linked(slot))).join(' ')
  return [...coupons, { part: 'offer', kind: 'notice', layout: 'box', content: { text } }]
}

/** The code set large; over it what it gives, under it the words that it stood in or until when it holds. */
function coupon(material: Material, code: Slot): Draft {
  const { ledger, slots, known } = material
  const offer = slots.find(({ id, role }) => role === 'offer' && (id === code.of || code.of === undefined))
  const deadline = slots.find(
    ({ of, role }) => role === 'deadline' && (of === code.id || of === offer?.id || of === undefined)
  )
  const value = code.entities.find(({ kind }) => kind === 'code')?.value ?? tidy(code.text)
  const late = deadline && ledger.isOpen(deadline) ? deadline : undefined
  const heading = offer && ledger.isOpen(offer) && offer.text.length <= 60 ? capitalise(tidy(offer.text)) : undefined
  ledger.place(code.id, ...(late ? [late.id] : []), ...(heading && offer ? [offer.id] : []))
  const around = slots.find(slot => slot.id === code.within && slot.role === 'statement' && ledger.isOpen(slot))
  if (around) ledger.place(around.id)
  const until = known.values.until && `Until ${known.values.until.text}`
  const text = around ? linked(around) : late && (until ?? late.text)
  return {
    part: 'offer',
    kind: 'coupon',
    strong: true,
    content: {
      heading: heading ?? material.copy.heading('offer') ?? capitalise(known.values.discount?.text ?? 'Your code'),
      code: value,
      ...(text && { text: sentence(text) })
    }
  }
}

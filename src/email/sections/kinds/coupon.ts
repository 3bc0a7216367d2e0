import { renderPlain } from '../plain.ts'
import { link, required, text } from '../schema.ts'
import type { SectionKind } from '../section.ts'

export const couponKind: SectionKind = {
  kind: 'coupon',
  label: 'Coupon',
  about: 'A code and what it gives',
  slots: {
    heading: required(text('what it gives')),
    code: required(text('the code itself')),
    text: text('terms or until when'),
    button: link('where to use it')
  },
  lists: {},
  layouts: ['ticket', 'band'],
  render: renderPlain,
  css: ''
}

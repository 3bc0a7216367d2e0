import { renderPlain } from '../plain.ts'
import { link, required, text } from '../schema.ts'
import type { SectionKind } from '../section.ts'

export const ctaKind: SectionKind = {
  kind: 'cta',
  label: 'Call to action',
  about: 'One line and one button',
  slots: { heading: required(text('why now')), text: text('a sentence'), button: required(link('the action')) },
  lists: {},
  layouts: ['center', 'split'],
  render: renderPlain,
  css: ''
}

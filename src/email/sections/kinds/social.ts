import { renderPlain } from '../plain.ts'
import { link, list, required, text } from '../schema.ts'
import type { SectionKind } from '../section.ts'

export const socialKind: SectionKind = {
  kind: 'social',
  label: 'Social',
  about: 'Where else to find the sender',
  slots: { heading: text('a few words') },
  lists: { items: list(1, 6, 'the items', { link: required(link('a network or page')) }) },
  layouts: ['text', 'buttons'],
  render: renderPlain,
  css: ''
}

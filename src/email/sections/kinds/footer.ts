import { renderPlain } from '../plain.ts'
import { link, list, required, text } from '../schema.ts'
import type { SectionKind } from '../section.ts'

export const footerKind: SectionKind = {
  kind: 'footer',
  label: 'Footer',
  about: 'Who sent it, why, and how to stop it',
  slots: {
    company: required(text("the sender's name")),
    address: text('its postal address'),
    text: text('why the reader gets it'),
    unsubscribe: link('how to stop it')
  },
  lists: { links: list(0, 6, 'links', { link: required(link('a place on the site')) }) },
  layouts: ['center', 'columns'],
  render: renderPlain,
  css: ''
}

import { renderPlain } from '../plain.ts'
import { link, required, text } from '../schema.ts'
import type { SectionKind } from '../section.ts'

export const eventKind: SectionKind = {
  kind: 'event',
  label: 'Event',
  about: 'When and where something happens',
  slots: {
    heading: text('its name'),
    date: required(text('the day')),
    time: text('the hours'),
    place: text('where'),
    price: text('what it costs'),
    text: text('more about it'),
    button: link('how to come')
  },
  lists: {},
  layouts: ['details', 'ticket'],
  render: renderPlain,
  css: ''
}

import { renderPlain } from '../plain.ts'
import { list, required, text } from '../schema.ts'
import type { SectionKind } from '../section.ts'

export const scheduleKind: SectionKind = {
  kind: 'schedule',
  label: 'Schedule',
  about: 'What happens when',
  slots: { heading: text('a heading') },
  lists: {
    items: list(2, 10, 'the items', {
      time: required(text('when')),
      title: required(text('what')),
      text: text('more about it')
    })
  },
  layouts: ['table', 'cards'],
  render: renderPlain,
  css: ''
}

import { renderPlain } from '../plain.ts'
import { required, text } from '../schema.ts'
import type { SectionKind } from '../section.ts'

export const noticeKind: SectionKind = {
  kind: 'notice',
  label: 'Notice',
  about: 'Something people must not miss',
  slots: { heading: text('two or three words'), text: required(text('a sentence or two')) },
  lists: {},
  layouts: ['bar', 'box'],
  render: renderPlain,
  css: ''
}

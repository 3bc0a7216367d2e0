import { renderPlain } from '../plain.ts'
import { link, list, required, text } from '../schema.ts'
import type { SectionKind } from '../section.ts'

export const ratingKind: SectionKind = {
  kind: 'rating',
  label: 'Rating',
  about: 'Asks for a rating, one link a grade',
  slots: { heading: required(text('the question')), text: text('a sentence') },
  lists: { items: list(3, 5, 'the items', { link: required(link('one grade, such as "1 star"')) }) },
  layouts: ['stars', 'numbers'],
  render: renderPlain,
  css: ''
}

import { renderPlain } from '../plain.ts'
import { image, link, required, text } from '../schema.ts'
import type { SectionKind } from '../section.ts'

export const spotlightKind: SectionKind = {
  kind: 'spotlight',
  label: 'Spotlight',
  about: 'One thing, picture beside words',
  slots: {
    image: required(image('a picture')),
    heading: required(text('its name or claim')),
    text: required(text('two or three sentences')),
    price: text('the price'),
    button: link('an action')
  },
  lists: {},
  layouts: ['left', 'right'],
  render: renderPlain,
  css: ''
}

import { renderPlain } from '../plain.ts'
import { link, list, required, text } from '../schema.ts'
import type { SectionKind } from '../section.ts'

export const headerKind: SectionKind = {
  kind: 'header',
  label: 'Header',
  about: 'Who it is from, at the very top',
  slots: { logo: required(text('the name of the sender')), tagline: text('a few words beside it') },
  lists: { links: list(0, 4, 'links', { link: required(link('a place on the site')) }) },
  layouts: ['split', 'center', 'band'],
  render: renderPlain,
  css: ''
}

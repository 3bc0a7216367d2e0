import { type Html, html } from '../html.ts'
import { below, columns, paddedSection, rows } from '../layout.ts'
import { line, prose } from '../parts.ts'
import { list, required, text } from '../schema.ts'
import type { Item, Section, SectionKind } from '../section.ts'

export const faqKind: SectionKind = {
  kind: 'faq',
  label: 'Questions',
  about: 'Questions and their answers',
  slots: { heading: text('a heading') },
  lists: {
    items: list(2, 8, 'the items', { title: required(text('the question')), text: required(text('the answer')) })
  },
  layouts: ['stacked', 'columns'],
  render,
  css: ''
}

function render(section: Section): string {
  const { layout, content } = section
  const items =
    layout === 'columns' ? columns(content, 'items', 2, answer, { gutter: 32 }) : rows(content, 'items', stacked)
  return paddedSection(section, html`${below(line(content, 'heading', 'h2', 'heading'), items)}`)
}

const answer = (item: Item): Html | undefined =>
  below(line(item, 'title', 'h3', 'title'), prose(item, 'text', 'text small'))

function stacked(item: Item): Html {
  return html`
    <td class="rule">
      ${answer(item)}
    </td>`
}

import { html } from '../html.ts'
import { layoutTable, paddedSection, row } from '../layout.ts'
import { type ContentOf, type Schema, sectionKind } from '../schema.ts'
import type { Section } from '../section.ts'

const schema = {
  slots: {},
  lists: {}
} satisfies Schema

type Content = ContentOf<typeof schema>

export const dividerKind = sectionKind(schema, {
  kind: 'divider',
  label: 'Divider',
  layouts: ['line', 'space'],
  render
})

function render(section: Section<Content>): string {
  if (section.layout === 'space') return paddedSection(section, html`&nbsp;`, 'divider-gap')
  return paddedSection(section, layoutTable(html`${row(html`&nbsp;`, 'rule divider-rule')}`), 'side')
}

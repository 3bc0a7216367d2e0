import { html } from '../html.ts'
import { layoutTable, paddedSection, row } from '../layout.ts'
import type { Section, SectionKind } from '../section.ts'

export const dividerKind: SectionKind = {
  kind: 'divider',
  label: 'Divider',
  about: 'A pause between sections',
  slots: {},
  lists: {},
  layouts: ['line', 'space'],
  render,
  css: `.divider-rule { padding: 0; font-size: 0; line-height: 0 }
.divider-gap { height: var(--space); font-size: 0; line-height: var(--space) }
`
}

function render(section: Section): string {
  if (section.layout === 'space') return paddedSection(section, html`&nbsp;`, 'divider-gap')
  return paddedSection(section, layoutTable(html`${row(html`&nbsp;`, 'rule divider-rule')}`), 'side')
}

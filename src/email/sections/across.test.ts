import { describe, expect, test } from 'vitest'
import { parseHtml } from '../source/parse.ts'
import { acrossChoices } from './across.ts'
import { renderSection, SECTION_KINDS } from './catalogue.ts'
import { normaliseSection, type SectionInput } from './normalise.ts'
import { readSection } from './read.ts'
import type { Item, Section, SectionKind } from './section.ts'

const GRIDS = Object.values(SECTION_KINDS).filter(({ grid }) => grid)

function section(input: SectionInput): Section {
  const made = normaliseSection(input)
  if (!made.ok) throw new Error(made.reason)
  return made.section
}

const reason = (input: SectionInput): string => {
  const made = normaliseSection(input)
  return made.ok ? 'accepted' : made.reason
}

/** As many items as were asked for, with what they must have. */
function inputOf({ kind, grid, lists }: SectionKind, count: number): SectionInput {
  const { layout, list } = grid!
  const names = Object.entries(lists[list]!.item).filter(([, { required }]) => required)
  const item = (at: number): Item =>
    Object.fromEntries(
      names.map(([name, { slot }]) => [
        name,
        slot === 'image' ? { src: `/media/${at}.png`, alt: name } : `${name} ${at}`
      ])
    )
  return { kind, layout, content: { [list]: Array.from({ length: count }, (_, at) => item(at)) } }
}

const shape = (made: Section): number[] => {
  const doc = parseHtml(renderSection(made))
  const list = doc.elements.find(({ index }) => doc.attribute(index, 'data-list') !== undefined)
  const rows = doc.elements.filter(({ parent, name }) => parent === list?.index && name === 'tr')
  return rows.map(row => doc.children(row.index).filter(cell => doc.attribute(cell, 'data-item') !== undefined).length)
}

describe.each(GRIDS)('$kind', kind => {
  test('stands as many across as was said, and reads back so', () => {
    const { most } = kind.grid!
    for (const across of [1, 2, 3, 4].slice(0, most)) {
      const made = section({ ...inputOf(kind, 4), across })
      expect(shape(made)).toEqual({ 1: [1, 1, 1, 1], 2: [2, 2], 3: [3, 1], 4: [4] }[across])
      expect(readSection(parseHtml(renderSection(made)))).toEqual(made)
    }
    expect(reason({ ...inputOf(kind, 4), across: most + 1 })).toContain(`1 to ${most} across`)
    expect(renderSection(section(inputOf(kind, 4)))).not.toContain('data-across')
  })

  test('offers what its items fill, and what is set', () => {
    expect(acrossChoices(section(inputOf(kind, 4)))).toEqual([1, 2, 3, 4].slice(0, kind.grid!.most))
    expect(acrossChoices(section(inputOf(kind, 2)))).toEqual([1, 2])
    expect(acrossChoices(section({ ...inputOf(kind, 2), across: 3 }))).toEqual([1, 2, 3])
    const other = kind.layouts.find(layout => layout !== kind.grid!.layout)!
    expect(acrossChoices(section({ ...inputOf(kind, 2), layout: other }))).toEqual([])
    expect(reason({ ...inputOf(kind, 2), layout: other, across: 2 })).toContain(`its layout "${kind.grid!.layout}" has`)
  })
})

test('a grid is a layout of its kind, and its list is one', () => {
  for (const { grid, layouts, lists } of GRIDS) {
    expect(layouts).toContain(grid?.layout)
    expect(Object.keys(lists)).toContain(grid?.list)
  }
  expect(reason({ kind: 'hero', content: { heading: 'x' }, across: 2 })).toContain('nothing that stands side by side')
})

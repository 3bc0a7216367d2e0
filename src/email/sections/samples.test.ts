import { describe, expect, test } from 'vitest'
import { BLANK_EMAIL } from '../email.ts'
import { createBatch } from '../operations/batch.ts'
import { SECTION_KINDS } from './catalogue.ts'
import { sampleSection } from './samples.ts'

describe.each(Object.values(SECTION_KINDS))('$kind', ({ kind, slots, lists }) => {
  test('is added to a blank email with words of its own', () => {
    const batch = createBatch(BLANK_EMAIL)

    expect(batch.apply(sampleSection(kind))).toMatchObject({ ok: true })
    expect(batch.email.html).toContain(`data-section="${kind}"`)
  })

  test('shows each list it has, and what it cannot do without', () => {
    const { content } = sampleSection(kind)
    const needed = Object.keys(slots).filter(name => slots[name]?.required)
    expect(Object.keys(content)).toEqual(expect.arrayContaining(needed))
    for (const [name, { min }] of Object.entries(lists)) if (min > 0) expect(content[name]).toBeDefined()
  })
})

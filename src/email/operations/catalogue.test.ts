import { expect, test } from 'vitest'
import { compile } from '../compile/compile.ts'
import { BLANK_EMAIL, type EmailSource } from '../email.ts'
import { findRef } from '../outline/find.ts'
import { outlineOf } from '../outline/outline.ts'
import { SECTION_KINDS } from '../sections/catalogue.ts'
import type { Content, Item, SectionKind, SlotSchema, SlotValue } from '../sections/section.ts'
import { applyOperations } from './apply.ts'
import { applyChange, invert } from './change.ts'
import type { Operation } from './operation.ts'

const sample = ({ slot }: SlotSchema, words: string): SlotValue => {
  if (slot === 'text') return words
  if (slot === 'html') return `<p class="text">${words}</p>`
  return slot === 'link'
    ? { label: words, href: `https://example.com/${words.length}` }
    : { src: `https://example.com/${words.length}.png`, alt: words }
}

function sampleContent({ slots, lists }: SectionKind): Content {
  const fill = (schemas: Record<string, SlotSchema>, words: string): Item =>
    Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, sample(schema, `${words} ${name}`)]))
  const items = Object.entries(lists).map(([name, { item, min }]) => [
    name,
    Array.from({ length: Math.max(min, 2) }, (_, at) => fill(item, `${at}`))
  ])
  return { ...fill(slots, 'the'), ...Object.fromEntries(items) }
}

const cases = Object.values(SECTION_KINDS).flatMap(kind =>
  kind.layouts.map(layout => [kind.kind, layout, kind] as const)
)

function changed(email: EmailSource, operation: Operation): EmailSource {
  const { refused, email: after, change } = applyOperations(email, [operation], { onRefusal: 'stop' })
  expect(refused).toEqual([])
  expect(applyChange(after, invert(change))).toEqual(email)
  return after
}

test.each(cases)('%s, %s: every slot can be set, and only its bytes change', (name, layout, kind) => {
  const operation: Operation = { op: 'add', kind: name, layout, content: sampleContent(kind) }
  const email = changed({ ...BLANK_EMAIL, html: '<p>before</p>\n' }, operation)
  const [section] = outlineOf(email).sections
  const slots = [
    ...(section?.slots ?? []),
    ...(section?.lists ?? []).flatMap(list => list.items.flatMap(item => item.slots))
  ]
  expect(slots.length).toBe(
    Object.values(kind.slots).filter(({ slot }) => slot !== 'html').length +
      (section?.lists ?? []).flatMap(list => list.items.map(item => item.slots)).flat().length
  )
  for (const { ref, kind: slot } of slots) {
    const value = sample({ slot, about: '' }, 'Some *other* words & more')
    const after = changed(email, { op: 'set', ref, value })
    const [old, next] = [findRef(email, ref), findRef(after, ref)]
    expect(next?.type === 'slot' && next.slot.value).toEqual(value)
    expect(after.html.slice(0, next?.element.start)).toBe(email.html.slice(0, old?.element.start))
    expect(after.html.slice(next?.element.end)).toBe(email.html.slice(old?.element.end))
  }
})

test.each(cases)('%s, %s: another tone keeps the content, and the email compiles', (name, layout, kind) => {
  const email = changed(BLANK_EMAIL, { op: 'add', kind: name, layout, content: sampleContent(kind) })
  const after = changed(email, { op: 'layout', ref: 's1', tone: 'brand' })
  expect(outlineOf(after).sections[0]?.section).toEqual({ ...outlineOf(email).sections[0]?.section, tone: 'brand' })
  const compiled = compile(after, { siteUrl: 'https://mail.example' })
  expect(compiled.ok && compiled.html).not.toMatch(/var\(|data-(section|slot|item)|<x-/)
})

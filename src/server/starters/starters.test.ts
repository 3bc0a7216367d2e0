import { describe, expect, test } from 'vitest'
import { KINDS } from '../../compose/kinds.ts'
import { STARTER_GROUPS } from '../../contract/starter.ts'
import { compile } from '../../email/compile/compile.ts'
import { Operation } from '../../email/operations/operation.ts'
import { mergeTagsOf } from '../../email/outline/merge-tags.ts'
import { SECTION_KINDS } from '../../email/sections/catalogue.ts'
import { NETWORKS } from '../../email/sections/networks.ts'
import { TONES } from '../../email/sections/section.ts'
import { parseHtml } from '../../email/source/parse.ts'
import { isSafeUrl } from '../../email/source/safe-url.ts'
import { PALETTES } from '../../email/theme/palettes.ts'
import { ICONS, SCENES } from '../../email/theme/scenes.ts'
import { emailOf, listStarters, previewStarter, requireStarter, STARTERS } from './starters.ts'

const SIGNS = new Set(NETWORKS.map(name => `/media/networks/${name}.png`))

const all = [...STARTERS]
const sections = all.flatMap(([, { operations }]) => operations.flatMap(each => (each.op === 'add' ? [each] : [])))
const texts = all.map(([id, starter]) => [id, JSON.stringify(starter)] as const)

describe.each(all)('%s', (id, starter) => {
  const email = emailOf(starter)
  const sent = compile(email, { siteUrl: 'https://mailwright.example' })

  test('is made of operations that hold, one after the other', () => {
    for (const operation of starter.operations) expect(Operation.parse(operation)).toEqual(operation)
    expect(starter.operations.slice(0, 2).map(({ op }) => op)).toEqual(['meta', 'theme'])
  })

  test('is sent whole, under 60 KB, with nothing that a mail client would not show', () => {
    expect(sent).toMatchObject({ ok: true, notes: [] })
    expect(sent.ok && sent.bytes).toBeLessThan(60 * 1024)
  })

  test('has a name, a line of what it is for, a subject and a preview text that inboxes show whole', () => {
    expect(starter.name.length).toBeLessThan(25)
    expect(starter.about).toMatch(/^[A-Z].{20,90}\.$/)
    expect(email.subject.length).toBeGreaterThan(10)
    expect(email.subject.length).toBeLessThan(60)
    expect(email.preheader.length).toBeLessThan(110)
    expect(email.name).toBe(starter.name)
  })

  test('leads to example addresses only, and shows pictures that exist, in its own colours', () => {
    const doc = parseHtml(email.html)
    const valuesOf = (name: string) => doc.elements.flatMap(({ index }) => doc.attribute(index, name) ?? [])
    expect(valuesOf('href').length).toBeGreaterThan(0)
    for (const href of valuesOf('href')) {
      expect(isSafeUrl(href)).toBe(true)
      expect(href).toMatch(
        /^(https:\/\/([a-z0-9-]+\.)+example([/?].*)?|mailto:[a-z.]+@[a-z-]+\.example|tel:\+\d+|\{\{unsubscribe_url\}\})$/
      )
    }
    for (const src of valuesOf('src')) {
      if (SIGNS.has(src)) continue
      const [, folder, name] = /^\/media\/(scenes|icons)\/([a-z-]+)\.png\?c=[0-9a-f,]+/.exec(src) ?? []
      expect(folder === 'icons' ? ICONS : SCENES.map(scene => scene.name)).toContain(name)
    }
  })

  test('asks for nothing but what every sending service fills in', () => {
    for (const tag of mergeTagsOf(email)) expect(['{{first_name}}', '{{unsubscribe_url}}']).toContain(tag)
  })

  test('begins as what the list shows', () => {
    expect(requireStarter(id)).toMatchObject({ id, kind: starter.kind, html_value: email.html, css_value: email.css })
    expect(previewStarter(id)).toContain(email.subject)
  })
})

test('there is one for each kind of email, and each kind is found in one group', () => {
  expect(
    listStarters()
      .map(({ kind }) => kind)
      .sort()
  ).toEqual([...KINDS].sort())
  expect(STARTER_GROUPS.flatMap(({ kinds }) => kinds).sort()).toEqual([...KINDS].sort())
})

test('each layout of each kind of section stands in one, openings included, and each tone', () => {
  const used = new Set(sections.map(({ kind, layout }) => `${kind}.${layout}`))
  const layouts = Object.values(SECTION_KINDS).flatMap(({ kind, layouts }) =>
    layouts.map(layout => `${kind}.${layout}`)
  )
  expect(layouts.filter(layout => !used.has(layout))).toEqual([])
  expect(new Set(sections.map(({ tone = 'surface' }) => tone))).toEqual(new Set(TONES))
})

test('no two look alike: each has a palette of its own, and all corners and densities are there', () => {
  const themes = all.flatMap(([, { operations }]) => operations.flatMap(each => (each.op === 'theme' ? [each] : [])))
  expect(new Set(themes.map(({ brand }) => brand)).size).toBe(all.length)
  expect(PALETTES.map(({ brand }) => brand)).toEqual(expect.arrayContaining(themes.map(({ brand }) => brand)))
  expect(new Set(themes.map(({ corner }) => corner)).size).toBe(3)
  expect(new Set(themes.map(({ density }) => density)).size).toBe(3)
})

test('words are spelt plainly: no filler, no straight quotation marks, no blanks that were left over', () => {
  for (const [, text] of texts) {
    expect(text).not.toMatch(/lorem|ipsum|your headline|placeholder|click here/i)
    expect(text).not.toMatch(/\w'\w|\\"| {2}|—|\.\.\.| ,|!!/)
  }
})

test('an id that names none is not found', () => {
  expect(() => requireStarter('nothing')).toThrow('There is no such finished email.')
  expect(() => requireStarter('toString')).toThrow('There is no such finished email.')
  expect(previewStarter()).toBeUndefined()
})

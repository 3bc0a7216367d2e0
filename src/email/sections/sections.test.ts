import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../tests/helpers/nightly.ts'
import { parseHtml } from '../source/parse.ts'
import { DEFAULT_THEME } from '../theme/theme.ts'
import { themeTokens } from '../theme/tokens.ts'
import { ABOUT } from './about.ts'
import { BASE_CSS } from './base-css.ts'
import { renderSection, SECTION_KINDS } from './catalogue.ts'
import { escapeHtml } from './html.ts'
import { normaliseSection } from './normalise.ts'
import { readSection } from './read.ts'
import {
  type Content,
  type Item,
  type Section,
  type SectionKind,
  type SlotSchema,
  type SlotValue,
  TONES
} from './section.ts'
import { SECTION_STYLES } from './styles.ts'

const KINDS = Object.values(SECTION_KINDS)
const EACH = KINDS.flatMap(kind => kind.layouts.map(layout => ({ name: `${kind.kind} ${layout}`, kind, layout })))

it('are all in the catalogue, under their own names', () => {
  const files = Object.keys(import.meta.glob(['./kinds/*.ts', '!./kinds/*.test.ts']))
  expect(Object.keys(SECTION_KINDS).sort()).toEqual(
    files.map(file => file.slice('./kinds/'.length, -'.ts'.length)).sort()
  )
  const styled = Object.keys(import.meta.glob('./css/*.ts')).map(file => file.slice('./css/'.length, -'.ts'.length))
  expect(styled.filter(kind => SECTION_STYLES.kind(kind) === '')).toEqual([])
})

/** Words that try everything a text may hold. */
const words = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        '**bold**',
        '*italic*',
        '***both***',
        '[a link](https://x.example/?a=1&b=2)',
        '[a [b]{underline}]{strike color=brand}',
        '[so]{color=#1f4d3f size=20}',
        '{{ first_name }}',
        '*|FNAME|*',
        '<% name %>'
      ),
      fc.constantFrom(
        '<script>',
        '"quoted"',
        '&amp;',
        '&copy',
        "'",
        '\n',
        '\n\n',
        '\n\n- one\n- two **three**\n\n',
        '\n\n1. one\n2. two',
        '\n- ',
        '5 * 3 * 2',
        '**',
        '[x](javascript:1)',
        '👩‍🚀',
        'é',
        '{{ a & b }}',
        '\u00a0'
      )
    ),
    { minLength: 1, maxLength: 6 }
  )
  .map(parts => parts.join(' '))

const address = fc.constantFrom(
  'https://shop.example/a?b=1&c="2"',
  'mailto:hi@shop.example',
  '#',
  '/media/x',
  '{{ unsubscribe }}',
  'shop.example/x'
)

function value({ slot }: SlotSchema): fc.Arbitrary<SlotValue> {
  if (slot === 'text') return words.map(text => `${text} x`)
  if (slot === 'html') return words.map(text => `<p class="text">${escapeHtml(text)} &amp; x</p>\n  <p>y</p>`)
  if (slot === 'link') return fc.record({ label: words.map(text => `${text} x`), href: address })
  return fc.record({
    src: fc.constantFrom('https://shop.example/a.png?x=1&y=2', '/media/scenes/sea.png?c=1,2&v=1'),
    alt: words
  })
}

function slots(schemas: Record<string, SlotSchema>): fc.Arbitrary<Item> {
  const model = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, value(schema)]))
  const requiredKeys = Object.keys(schemas).filter(name => schemas[name]?.required)
  return fc.record(model, { requiredKeys }) as fc.Arbitrary<Item>
}

function content(kind: SectionKind): fc.Arbitrary<Content> {
  const lists = Object.entries(kind.lists).map(([name, { item, min, max }]) => [
    name,
    fc.array(slots(item), { minLength: min, maxLength: max })
  ])
  return fc
    .tuple(slots(kind.slots), fc.record(Object.fromEntries(lists)))
    .map(([own, items]) => ({ ...own, ...items }) as Content)
}

/** Every slot filled, every list with three items. */
function full(kind: SectionKind): Content {
  const fill = (schemas: Record<string, SlotSchema>, mark: string): Item =>
    Object.fromEntries(
      Object.entries(schemas).map(([name, { slot }]) => {
        const text = `${mark} ${name} & "more"`
        if (slot === 'text') return [name, text]
        if (slot === 'html') return [name, `<p class="text">${escapeHtml(text)}</p>`]
        return [
          name,
          slot === 'link'
            ? { label: text, href: `https://x.example/${name}` }
            : { src: `/media/${name}.png`, alt: text }
        ]
      })
    )
  const lists = Object.entries(kind.lists).map(([name, { item }]) => [
    name,
    [1, 2, 3].map(at => fill(item, `${name} ${at}`))
  ])
  return { ...fill(kind.slots, 'the'), ...Object.fromEntries(lists) }
}

function section(kind: SectionKind, layout: string, given: Content, tone = 'surface'): Section {
  const made = normaliseSection({ kind: kind.kind, layout, tone, content: given })
  if (!made.ok) throw new Error(made.reason)
  return made.section
}

const least = (kind: SectionKind): Content => {
  const bare = (item: Item, schemas: Record<string, SlotSchema>) =>
    Object.fromEntries(Object.entries(item).filter(([name]) => schemas[name]?.required))
  const everything = full(kind)
  const lists = Object.entries(kind.lists)
    .filter(([, { min }]) => min > 0)
    .map(([name, { item }]) => [name, (everything[name] as Item[]).map(each => bare(each, item))])
  return { ...bare(everything as Item, kind.slots), ...Object.fromEntries(lists) }
}

describe.each(EACH)('$name', ({ kind, layout }) => {
  it('reads back what it rendered', () => {
    fc.assert(
      fc.property(content(kind), fc.constantFrom(...TONES), (given, tone) => {
        const written = section(kind, layout, given, tone)
        expect(readSection(parseHtml(renderSection(written)))).toEqual(written)
      }),
      { numRuns: runs(30) }
    )
  })

  it('shows every value it was given', () => {
    const source = renderSection(section(kind, layout, full(kind)))
    const texts = [source, source.replaceAll('"more"', '&quot;more&quot;')].join('')
    const shown = (item: Item): string[] =>
      Object.values(item).flatMap(each =>
        typeof each === 'string'
          ? [kind.slots.html ? parseHtml(each).textContent(0) : each]
          : 'href' in each
            ? [each.label, each.href]
            : [each.src, each.alt]
      )
    const given = full(kind)
    const values = Object.values(given).flatMap(each => (Array.isArray(each) ? each.flatMap(shown) : shown({ each })))
    for (const each of values) expect(texts).toContain(escapeHtml(each))
  })

  it('is made of tables and text only, closed in order, with an alt on every picture', () => {
    const allowed = /^(table|tr|td|h1|h2|h3|p|div|span|a|img|strong|em|br)$/
    const open: string[] = []
    for (const [tag, slash, name = ''] of renderSection(section(kind, layout, full(kind))).matchAll(
      /<(\/?)([a-z0-9]+)[^<>]*>/g
    )) {
      expect(name).toMatch(allowed)
      if (name === 'img') expect(tag).toMatch(/ alt="[^"]*" width="\d+"/)
      if (name === 'table') expect(slash || tag).toMatch(/^\/$|role="presentation"/)
      if (slash) expect(open.pop()).toBe(name)
      else if (name !== 'img' && name !== 'br') open.push(name)
    }
    expect(open).toEqual([])
  })

  it('writes nothing for what is left out', () => {
    const source = renderSection(section(kind, layout, least(kind)))
    expect(source).not.toMatch(/<(table|tr|td|h1|h2|h3|p|div|span|a)\b[^<>]*>\s*<\//)
    expect(source).not.toContain('undefined')
    expect(source).not.toMatch(/\n\s*\n/)
  })

  it('uses only classes that have a rule', () => {
    const css = BASE_CSS + SECTION_STYLES.kind(kind.kind)
    const source = renderSection(section(kind, layout, full(kind)))
    const classes = [...source.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    const marks = /^(section-|stack$|later$|cell$|step-number$)/
    const idle = classes.filter(name => !marks.test(name) && !new RegExp(`\\.${name}\\b`).test(css))
    expect(idle).toEqual([])
  })
})

describe('the catalogue', () => {
  it('says of every kind what it is for', () => {
    expect(Object.keys(ABOUT).sort()).toEqual(Object.keys(SECTION_KINDS).sort())
  })

  it('gives every kind its own name and at least two layouts', () => {
    for (const [name, kind] of Object.entries(SECTION_KINDS)) {
      expect(kind.kind).toBe(name)
      expect(new Set(kind.layouts).size).toBeGreaterThan(1)
    }
  })

  it('draws each layout in its own way', () => {
    for (const kind of KINDS) {
      const drawn = kind.layouts.map(layout => renderSection(section(kind, layout, full(kind))).replaceAll(layout, ''))
      expect(new Set(drawn).size).toBe(kind.layouts.length)
    }
  })

  it('refers to no token that a theme does not declare', () => {
    const css = BASE_CSS + KINDS.map(({ kind }) => SECTION_STYLES.kind(kind)).join('')
    const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)
    const declared = Object.keys(themeTokens(DEFAULT_THEME))
    expect(used.filter(name => !declared.includes(name))).toEqual([])
    const always = ['--brand', '--accent', '--canvas', '--surface', '--ink']
    expect(declared.filter(name => !used.includes(name) && !always.includes(name))).toEqual([])
  })

  it('colours a link wherever words may hold one, on every ground', () => {
    for (const tone of TONES) {
      for (const name of ['text', 'heading', 'title', 'value', 'mark', 'note'])
        expect(BASE_CSS).toContain(`.tone-${tone} .${name} a`)
    }
  })

  it('uses no negative margin, which Gmail removes', () => {
    expect(BASE_CSS + KINDS.map(({ kind }) => SECTION_STYLES.kind(kind)).join('')).not.toMatch(/margin[^;}]*-\d/)
  })

  it('has no at-rule inside another and balanced braces, for Gmail drops the whole sheet otherwise', () => {
    const css = BASE_CSS + KINDS.map(({ kind }) => SECTION_STYLES.kind(kind)).join('')
    expect(css.split('{').length).toBe(css.split('}').length)
    expect(css).not.toMatch(/@[^{}]*\{[^{}]*@/)
  })
})

describe('reading', () => {
  const hero = section(SECTION_KINDS.hero as SectionKind, 'stacked', { heading: 'Hello', text: 'One\n\nTwo' })
  const read = (change: (source: string) => string) => readSection(parseHtml(change(renderSection(hero))))

  it('takes another indentation and quoting', () => {
    expect(read(source => source.replace(/\n\s*/g, '\n\n\t'))).toEqual(hero)
    expect(read(source => source.replace('>Hello<', '>\n   Hello\n<'))).toEqual(hero)
  })

  it('gives up on markup that a slot cannot say', () => {
    expect(read(source => source.replace('Hello', '<big>Hello</big>'))).toBeUndefined()
    expect(read(source => source.replace('Hello', '<strong class="x">Hello</strong>'))).toBeUndefined()
    expect(read(source => source.replace('Hello', '*Hello*'))).toBeUndefined()
  })

  it('reads lists in running text, and gives up on those that say more', () => {
    const list = section(SECTION_KINDS.hero as SectionKind, 'stacked', {
      heading: 'Hello',
      text: 'You need\n\n- flour\n- [sea]{underline} salt\n\n1. Mix\n2. Wait\n\n- And *that*\n2. is none'
    })
    const source = renderSection(list)
    expect(source.replace(/>\s+</g, '><')).toContain(
      '<p>You need</p><ul><li>flour</li><li><u>sea</u> salt</li></ul><ol><li>Mix</li><li>Wait</li></ol><p>- And <em>that</em><br>2. is none</p></div>'
    )
    expect(readSection(parseHtml(source))).toEqual(list)
    for (const [from, to] of [
      ['<ol>', '<ol start="3">'],
      ['<li>flour', '<li value="2">flour'],
      ['<li>flour', '<li>fl<br>our'],
      ['<li>flour', '<li>'],
      ['<li>flour</li>', '<p>flour</p>'],
      ['<li>flour</li>', 'flour'],
      ['<p>You need</p>', 'You need']
    ] as const)
      expect(readSection(parseHtml(source.replace(from, to)))).toBeUndefined()
  })

  it('gives up on a slot that is missing, unknown or there twice', () => {
    expect(read(source => source.replace('data-slot="heading"', ''))).toBeUndefined()
    expect(read(source => source.replace('data-slot="heading"', 'data-slot="headline"'))).toBeUndefined()
    expect(read(source => source.replace('data-slot="text"', 'data-slot="heading"'))).toBeUndefined()
  })

  it('knows only kinds of the catalogue', () => {
    expect(read(source => source.replace('data-section="hero"', 'data-section="constructor"'))).toBeUndefined()
    expect(readSection(parseHtml('<p>Hello</p>'))).toBeUndefined()
  })
})

it('a long number wraps wherever it stands, also without a style sheet; words, tags and addresses are drawn as ever', () => {
  const details = (value: string) =>
    renderSection(section(SECTION_KINDS.details as SectionKind, 'table', { items: [{ label: 'To', value }] }))
  const wraps = (value: string) => details(value).includes('style="word-break: break-word')
  for (const value of ['DE89370400440532013000', 'Parcel 003400434-161094-015902', 'DE89370400440532013000, please'])
    expect(wraps(value)).toBe(true)
  for (const value of [
    'DE89 3704 0044 0532 0130 00',
    '{{tracking_number_of_the_parcel_1}}',
    'hello2@harbourpottery.example',
    'https://a.example/123456789012345678901',
    'UNGLAUBLICHERWEISE'
  ])
    expect(wraps(value)).toBe(false)
  const given = section(SECTION_KINDS.details as SectionKind, 'table', {
    items: [{ label: 'To', value: 'DE89370400440532013000' }]
  })
  expect(readSection(parseHtml(renderSection(given)))).toEqual(given)
})

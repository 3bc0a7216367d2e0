import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../../../email/email.ts'
import { createBatch } from '../../../email/operations/batch.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { check } from './check.ts'
import { firstOfEach, sentencesOf } from './finding.ts'
import { type Material, materialOf } from './material.ts'

const CONTEXT = {
  signal: new AbortController().signal,
  seed: 1,
  today: new Date('2026-03-18'),
  siteUrl: 'https://mailwright.example'
}
const BRIEF =
  'Sale for Wick & Wax: candles £20, now £15. Code GLOW25. Shop at https://wick.example/sale, ask us: 0161 496 0720'
const material: Material = {
  text: BRIEF,
  facts: [{ words: 'GLOW25', isExact: true }],
  links: ['https://wick.example/sale'],
  language: 'en',
  siteUrl: CONTEXT.siteUrl,
  today: CONTEXT.today
}

function made(...operations: Operation[]): EmailSource {
  const batch = createBatch(BLANK_EMAIL)
  for (const operation of operations) expect(batch.apply(operation)).toMatchObject({ ok: true })
  return batch.email
}
const button = (label: string, href: string): Operation => ({
  op: 'add',
  kind: 'cta',
  content: { heading: 'Candles', button: { label, href } }
})
const text = (words: string): Operation => ({ op: 'add', kind: 'text', content: { text: words } })
const free = (html: string): Operation => ({ op: 'add', kind: 'free', content: { html } })
const GOOD = [
  text('Candles £20, now £15, with GLOW25. Call 0161 496 0720.'),
  button('Shop', 'https://wick.example/sale?from=mail')
]

const kindsOf = async (email: EmailSource, of = material) =>
  (await check(email, of)).map(({ kind, reason }) => `${kind}: ${reason}`)

test('an email that says what its brief says has nothing to be mended', async () => {
  expect(await check(made(...GOOD), material)).toEqual([])
})

const GERMAN =
  'Liebe Gärtnerinnen und Gärtner, der Frühling ist da und mit ihm kommen unsere neuen Kerzen in allen Farben. Wir freuen uns sehr auf euren Besuch am Samstag im Laden und haben etwas für euch vorbereitet.'

test.each([
  ['a fact that is missing', [text('Candles £20.'), GOOD[1]], /^fact: .*GLOW25/],
  ['an address of the brief that is missing', [GOOD[0]], /^link: .*wick\.example\/sale of the brief is nowhere/],
  [
    'a link without an address',
    [...GOOD, free('<p class="text"><a href="mailto:">Write to us</a></p>')],
    /^link: e\d+: .*Write to us.* has no address/
  ],
  [
    'a host that nobody gave',
    [...GOOD, button('More', 'https://shop.invented.com/x')],
    /^link: s3\.button: .*invented\.com/
  ],
  [
    'an address of mail that nobody gave',
    [...GOOD, text('Write to hello@wick-and-wax.com.')],
    /^contact: hello@wick-and-wax\.com/
  ],
  ['a number that nobody gave', [...GOOD, text('Call +44 20 7946 0958.')], /^contact: \+44 20 7946 0958/],
  ['a price that nobody gave', [...GOOD, text('Matches are £3.')], /^figure: £3 /],
  ['a share that does not follow', [...GOOD, text('Save 40% today.')], /^figure: 40%/],
  ['another language', [...GOOD, text(GERMAN)], /^language: .*in German and is to be in English/],
  [
    'words that do not read on their ground',
    [...GOOD, free('<p class="text" style="color: #eeeeee">Hardly there</p>')],
    /^contrast: e\d+: .*Hardly there.*1\.\d:1/
  ],
  [
    'a table that no phone shows',
    [...GOOD, free('<table width="500"><tr><td class="text">Wide</td></tr></table>')],
    /^overflow: s3 needs about 5\d\d px/
  ],
  [
    'a word that no phone shows',
    [
      ...GOOD,
      free(
        `<p class="text" style="font-size: 40px; word-break: normal; overflow-wrap: normal; white-space: nowrap">Donaudampfschifffahrtsgesellschaft</p>`
      )
    ],
    /^overflow: s3/
  ]
] as [string, Operation[], RegExp][])('%s is found', async (_, operations, expected) => {
  const found = await kindsOf(made(...operations))
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(expected)
})

test.each([
  ['merge tags as addresses', button('Shop', '{{shop_url}}')],
  ['addresses of the site itself', button('See it', 'https://mailwright.example/media/x')],
  ['a share that follows from two prices', text('That is 25% less.')],
  ['a difference', text('You save £5.')],
  ['so many of one thing', text('Three for £45.')],
  ['days that were worked out', text('Until Sunday, 22 March 2026.')],
  ['the same number written for callers from abroad', text('Call +44 161 496 0720.')]
] as [string, Operation][])('%s are no finding', async (_, operation) => {
  expect(await kindsOf(made(...GOOD, operation))).toEqual([])
})

test('a brief in words says figures that are written as figures', async () => {
  const spoken = { ...material, text: `${BRIEF} Matches are three pounds, the rest is half price.` }
  expect(await kindsOf(made(...GOOD, text('Matches £3, the rest 50% off.')), spoken)).toEqual([])
})

test('the language is that of the brief, or one that the brief names', async () => {
  const email = made({ op: 'meta', lang: 'de' }, ...GOOD, text(GERMAN))
  expect(await kindsOf(email, { ...material, text: `${BRIEF} Write it in German.` })).toEqual([])
  const misnamed = made(...GOOD, text(GERMAN))
  expect(await kindsOf(misnamed, { ...material, language: 'de' })).toEqual([
    'language: The email is in German, and its "lang" is "en". Set it with meta.'
  ])
})

test('addresses and language are read of the brief, and a code of the form is given', async () => {
  const form = { guesses: ['code: GLOW30'] }
  const read = await materialOf(BRIEF, { ...CONTEXT, form })
  expect(read).toMatchObject({ links: ['https://wick.example/sale'], language: 'en', facts: [] })
  expect(read.text).toContain('GLOW30')
})

test('none of the finished emails is called unreadable or too wide', async () => {
  const folder = new URL('../../../server/starters/emails/', import.meta.url)
  for (const file of readdirSync(folder)) {
    const { operations } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { operations: Operation[] }
    const found = await check(made(...operations), { ...material, facts: [], links: [], language: undefined })
    expect(found.filter(({ kind }) => kind === 'contrast' || kind === 'overflow' || kind === 'language')).toEqual([])
  }
})

test('many of a kind are told by their first, with how many there are', () => {
  const findings = Array.from({ length: 9 }, (_, at) => ({
    kind: 'link' as const,
    reason: `${at}`,
    plain: `Link ${at}.`
  }))
  expect(firstOfEach(findings)).toHaveLength(6)
  expect(sentencesOf(findings)).toEqual(['Link 0. There are 8 more like it.'])
  expect(sentencesOf(findings.slice(0, 2))).toEqual(['Link 0. There is one more like it.'])
})

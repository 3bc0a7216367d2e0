import { expect, test } from 'vitest'
import { compile } from '../../email/compile/compile.ts'
import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import { applyOperations } from '../../email/operations/apply.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import { Answer } from './answer.ts'
import { FERNHOLLOW } from './fixtures/fernhollow.ts'
import { operationOr } from './said.ts'

const SITE = 'https://m.example'

/** What comes of rounds of lines, as whoever listens gets it. */
function answerOf(email: EmailSource, ...rounds: string[][]) {
  const answer = new Answer({ email, isNew: false, siteUrl: SITE })
  const operations: Operation[] = []
  for (const [at, lines] of rounds.entries()) {
    if (at > 0) answer.repair()
    for (const line of lines)
      for (const event of answer.take(operationOr(line, line)))
        if (event.type === 'operation') operations.push(event.operation)
  }
  const after = applyOperations(email, operations, { onRefusal: 'stop' }).email
  const kinds = outlineOf(after).sections.map(({ kind }) => kind)
  return { answer, after, kinds, open: answer.open.all.map(({ reason }) => reason) }
}

const add = (kind: string, content: object, more = {}) => JSON.stringify({ op: 'add', kind, content, ...more })

test('a refused section keeps its number: what follows means what it meant', () => {
  const { after, open } = answerOf(FERNHOLLOW, [
    add('zeppelin', { heading: 'x' }),
    add('text', { text: 'Four' }),
    '{"op":"set","ref":"s4.text","value":"Five"}'
  ])
  expect(after.html).toContain('Five')
  expect(after.html).not.toContain('Four')
  expect(open).toHaveLength(1)
})

test('written again it stands where it was to stand, and what waited for it is done', () => {
  const { after, kinds, open } = answerOf(
    BLANK_EMAIL,
    [
      add('header', { logo: 'Fernhollow' }),
      add('zeppelin', { heading: 'x' }),
      '{"op":"style","ref":"s2.heading","style":{"color":"#aa0000"}}',
      add('footer', { company: 'Fernhollow' })
    ],
    [add('hero', { heading: 'Spring' })]
  )
  expect(kinds).toEqual(['header', 'hero', 'footer'])
  expect(after.html).toMatch(/#aa0000[^>]*>Spring/)
  expect(open).toEqual([])
})

test('what one round leaves out stays open in the next, and one that is refused again stays once', () => {
  const bad = '{"op":"set","ref":"s1.colophon","value":"New"}'
  const { open } = answerOf(
    FERNHOLLOW,
    [bad, '{"op":"set","ref":"s9.heading","value":"x"}'],
    ['{"op":"set","ref":"s1.colophon","value":"Newer"}']
  )
  expect(open).toHaveLength(2)
  expect(open[0]).toContain('colophon')
})

test('a line that could not be read is done by the next that can', () => {
  const { after, open } = answerOf(FERNHOLLOW, ['{set s1.heading'], ['{"op":"set","ref":"s1.heading","value":"New"}'])
  expect(after.html).toContain('New')
  expect(open).toEqual([])
})

test.each([
  ['a text set to itself', '{"op":"set","ref":"s1.heading","value":"Old words"}'],
  ['a name that it has already', '{"op":"meta","lang":"en"}'],
  ['a rule that meets nothing', '{"op":"rule","selector":".nothing","style":{"color":"red"}}'],
  ['a rule that a class beats', '{"op":"rule","selector":"h1","style":{"font-size":"12px"}}']
])('%s is no change', (_, line) => {
  const { answer, after } = answerOf(FERNHOLLOW, [line])
  expect(answer.applied).toBe(0)
  expect(after).toEqual(FERNHOLLOW)
  expect([...answer.idle, ...answer.open.all]).toHaveLength(1)
})

test('a rule that shows is a change', () => {
  const { answer } = answerOf(FERNHOLLOW, [
    '{"op":"rule","selector":".hero-heading","style":{"letter-spacing":"0.1em"}}'
  ])
  expect(answer.applied).toBe(1)
})

const FIVE = [
  add('header', { logo: 'Fernhollow' }),
  add('hero', { heading: 'Spring', image: { src: 'scene:pottery', alt: 'Pots' } }),
  add('cta', { heading: 'See them', button: { label: 'See', href: 'https://fernhollow.example' } }),
  '{"op":"theme","brand":"#1f4d3f"}',
  add('text', { text: 'Two kilns.' }),
  add('footer', { company: 'Fernhollow' })
]
const KINDS = ['header', 'hero', 'cta', 'text', 'footer']

test('an answer that is given once more adds nothing, in one round or in several', () => {
  expect(answerOf(BLANK_EMAIL, [...FIVE, ...FIVE, ...FIVE]).kinds).toEqual(KINDS)
  expect(answerOf(BLANK_EMAIL, FIVE, FIVE, FIVE).kinds).toEqual(KINDS)
})

test('a correction given with all other lines adds only what was refused, in its place', () => {
  const hero = add('hero', { heading: 'Summer' })
  const { kinds } = answerOf(BLANK_EMAIL, [...FIVE, add('zeppelin', {})], [...FIVE, hero])
  expect(kinds).toEqual([...KINDS, 'hero'])
})

test('two sections alike in one answer are two', () => {
  expect(answerOf(BLANK_EMAIL, [...FIVE.slice(0, 3), ...FIVE.slice(2, 3)]).kinds).toEqual([...KINDS.slice(0, 3), 'cta'])
  expect(answerOf(FERNHOLLOW, [add('divider', {}), add('divider', {})]).kinds.slice(2)).toEqual(['divider', 'divider'])
})

const THEMED = applyOperations(FERNHOLLOW, [{ op: 'theme', brand: '#1f4d3f' }], { onRefusal: 'stop' }).email
const rule = (style: object) => JSON.stringify({ op: 'rule', selector: '.hero-heading', style })

test('a rule whose colour would end the dark mode of the email is refused; one of the theme, or part by part, is done', () => {
  const isDark = (email: EmailSource) => {
    const compiled = compile(email, { siteUrl: SITE })
    return compiled.ok && compiled.html.includes('prefers-color-scheme: dark')
  }
  const fixed = answerOf(THEMED, [rule({ color: '#aa0000' })])
  expect([fixed.after, fixed.answer.applied, isDark(THEMED)]).toEqual([THEMED, 0, true])
  expect(fixed.open).toEqual([expect.stringContaining('dark mode')])
  const corrected = answerOf(
    THEMED,
    [rule({ color: '#aa0000' })],
    [rule({ color: 'var(--brand)' }), '{"op":"style","ref":"s1.heading","style":{"color":"#aa0000"}}']
  )
  expect([corrected.answer.applied, corrected.open, isDark(corrected.after)]).toEqual([2, [], true])
})

test('a logo by its address leaves the header a section, and the numbers after it', () => {
  const before = applyOperations(
    BLANK_EMAIL,
    [
      { op: 'add', kind: 'header', content: { logo: 'Kiln' } },
      { op: 'add', kind: 'hero', content: { heading: 'Old words' } }
    ],
    { onRefusal: 'stop' }
  ).email
  const { after, kinds, open } = answerOf(before, [
    '{"op":"set","ref":"s1.image","value":{"src":"https://kiln.example/logo.png","alt":"Kiln"}}',
    '{"op":"set","ref":"s2.heading","value":"New words"}'
  ])
  expect(kinds).toEqual(['header', 'hero'])
  expect(after.html).toContain('https://kiln.example/logo.png')
  expect(after.html).toContain('New words')
  expect(open).toEqual([])
})

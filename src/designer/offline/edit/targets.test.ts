import { expect, test } from 'vitest'
import { looksOf } from '../../../email/compile/looks.ts'
import { BLANK_EMAIL } from '../../../email/email.ts'
import { applyOperations } from '../../../email/operations/apply.ts'
import { EMAIL } from './fixture.ts'
import { partsOf } from './parts.ts'
import type { Scene } from './scene.ts'
import { resolve } from './targets.ts'
import { tokensOf } from './tokens.ts'

const PLAIN = {
  ...BLANK_EMAIL,
  html: `<table><tr><td style="background-color: #0b6e4f"><h1>Open house</h1><p>Come on Sunday. <a href="https://a.example/map">The map</a></p></td></tr>
<tr><td><img src="https://a.example/door.jpg" alt="A red door"></td><td><a href="https://a.example/join" style="background-color: #d62828">Join us</a></td></tr></table>`
}

const found = (words: string, email = EMAIL, recent: string[] = [], selected?: string): string[] => {
  const parts = partsOf(email)
  const [chosen] = parts.filter(({ ref }) => ref === selected)
  const scene: Scene = {
    parts,
    looks: looksOf(email),
    recent: parts.filter(({ ref }) => recent.includes(ref)),
    ...(chosen && { selected: chosen })
  }
  return resolve(tokensOf(words), scene, ({ type }) => Number(type !== 'email')).parts.map(({ ref }) => ref)
}

test.each([
  ['the headline', ['s2.heading']],
  ['the footer', ['s6']],
  ['the subject line', ['subject']],
  ['the second product', ['s3.items.2']],
  ['the last two products', ['s3.items.2', 's3.items.3']],
  ['all the prices', ['s3.items.1.price', 's3.items.2.price', 's3.items.3.price']],
  ['the price of the mug', ['s3.items.2.price']],
  ['the section about the open day', ['s4']],
  ['"See the bowls"', ['s2.button']],
  ['the quote and the headline', ['s5', 's2.heading']],
  ['the text under the headline', ['s2.text']],
  ['the unicorn', []]
])('%s', (words, refs) => {
  expect(found(words).sort()).toEqual(refs.sort())
})

test('what the catalogue calls a part names it: its layout, its list', () => {
  const { email } = applyOperations(
    EMAIL,
    [
      { op: 'add', kind: 'event', layout: 'ticket', content: { heading: 'Open kiln', date: '9 May' } },
      {
        op: 'add',
        kind: 'order',
        content: {
          items: [{ title: 'Jug' }],
          totals: [
            { label: 'Postage', value: '£4' },
            { label: 'All', value: '£38' }
          ]
        }
      }
    ],
    { onRefusal: 'stop' }
  )
  expect(found('the ticket', email)).toEqual(['s7'])
  expect(found('the totals', email)).toEqual(['s8.totals.1.value', 's8.totals.2.value'])
})

test('"it" is what is selected, else what was changed; "the other two" are the rest of its list', () => {
  expect(found('it', EMAIL, ['s4.text'])).toEqual(['s4.text'])
  expect(found('it', EMAIL, ['s4.text'], 's2.button')).toEqual(['s2.button'])
  expect(found('the other two', EMAIL, ['s3.items.1'])).toEqual(['s3.items.2', 's3.items.3'])
})

test('parts of plain HTML are found by what they are, their words and their colours', () => {
  const texts = (words: string) => {
    const refs = found(words, PLAIN)
    return partsOf(PLAIN).flatMap(({ ref, text }) => (refs.includes(ref) ? [text] : []))
  }
  expect(texts('the headline')).toEqual(['Open house'])
  expect(texts('the button')).toEqual(['Join us'])
  expect(texts('the picture')).toEqual(['A red door'])
  expect(texts('the map link')).toEqual(['The map'])
  expect(texts('the green box')[0]).toContain('Come on Sunday')
})

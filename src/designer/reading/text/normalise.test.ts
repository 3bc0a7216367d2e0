import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalise } from './normalise.ts'

const viewed = (source: string): string => normalise(source).view.text

test.each([
  ['“Bowl” – it’s 20 %', '"Bowl" – it\'s 20 %'],
  ['ＣＯＤＥ１０', 'CODE10'],
  ['a\u200bb\u202ec\u00ad', 'abc'],
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['Oat &amp; Clay', 'Oat & Clay'],
  ['👨‍👩‍👧 at home', '👨‍👩‍👧 at home'],
  ['I <3 tea, a < b, <me@a.example>', 'I <3 tea, a < b, <me@a.example>'],
  ['Hi {{ first_name }}', 'Hi {{ first_name }}']
])('reads %j as %j', (source, text) => expect(viewed(source)).toBe(text))

test('markup is structure: blocks begin lines, cells divide, code is not read', () => {
  expect(viewed('<p>Book <b>now</b></p><td>Bowl</td><td>£24</td>').trim()).toBe('Book now\nBowl\t£24')
  expect(viewed('.btn { color: #c00; padding: 2px }\nSale').trim()).toBe('Sale')
  expect(viewed('## Sale\n**20% off**').trim()).toBe('Sale\n20% off')
})

test.each([
  ['<mj-section><mj-text font-size="20px">Spring sale</mj-text></mj-section>', 'Spring sale'],
  ['@media (max-width: 600px) {\n  .btn { width: 100% }\n}\nHello there', 'Hello there'],
  ['const x = 5;\nfunction go() {\n}\nWe open at 9.', 'We open at 9.'],
  ['{% if user %}Hi {{ name }}{% endif %}', 'Hi {{ name }}'],
  [
    'Opening hours:\nlet us know\nif you can come (please)\nreturn by Friday;',
    'Opening hours:\nlet us know\nif you can come (please)\nreturn by Friday;'
  ]
])('code of other kinds is not read: %j', (source, text) =>
  expect(viewed(source).trim().replace(/\n+/g, '\n')).toBe(text)
)

test('markup keeps what is linked and what is struck out', () => {
  const { view, links, struck } = normalise(
    '<a class="x" href="https://a.example/b">Book now</a> £5 <s>£9</s> and [more](https://a.example/c)'
  )
  const { source } = view
  expect(links.map(({ words, href }) => [view.typed(words), source.slice(href.at, href.at + href.length)])).toEqual([
    ['Book now', 'https://a.example/b'],
    ['more', 'https://a.example/c']
  ])
  expect(struck.map(view.typed)).toEqual(['£9'])
})

test('spoken signs are read as signs only where somebody dictates', () => {
  expect(viewed('um bring a towel comma we open at ten full stop new paragraph see you')).toBe(
    ' bring a towel, we open at ten.\n\n see you'
  )
  expect(viewed('The trial period ends')).toBe('The trial period ends')
})

test('each place of the view knows where it stood', () => {
  const piece = fc.constantFrom(
    'a',
    ' ',
    '\n',
    '<b>',
    '</b>',
    '&amp;',
    '\u200b',
    '“',
    'comma',
    'um ',
    '**',
    '>',
    '1',
    '😀',
    '\r\n'
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), pieces => {
      const source = pieces.join('')
      const { view } = normalise(source)
      let last = -1
      for (let at = 0; at < view.text.length; at++) {
        const { at: from, length } = view.toSource({ at, length: 1 })
        expect(from).toBeGreaterThan(last - 1)
        expect(from + length).toBeLessThanOrEqual(source.length)
        last = from
        if (view.text[at] === source[from]) expect(view.toView({ at: from, length: 1 }).at).toBeLessThanOrEqual(at)
      }
    })
  )
})

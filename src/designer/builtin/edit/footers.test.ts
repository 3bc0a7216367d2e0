import { expect, test } from 'vitest'
import { applyOperations } from '../../../email/operations/apply.ts'
import { ask, email } from './fixture.ts'

const link = (label: string, href: string) => ({ op: 'add-item', ref: 's8.links', item: { link: { label, href } } })
const social = (...links: [string, string][]) => ({
  op: 'add',
  kind: 'social',
  content: { items: links.map(([label, href]) => ({ link: { label, href } })) },
  before: 's8'
})

const CASES: [string, object][] = [
  ['add a footer with our Instagram link instagram.com/foo', link('Instagram', 'https://instagram.com/foo')],
  [
    'add links to facebook.com/lumo and x.com/lumo at the bottom',
    social(['Facebook', 'https://facebook.com/lumo'], ['X', 'https://x.com/lumo'])
  ],
  ['add instagram: @lumo', social(['Instagram', 'https://instagram.com/lumo'])],
  ['add our address: 12 Quay Street, Bristol', { op: 'set', ref: 's8.address', value: '12 Quay Street, Bristol' }],
  ['our address is 1 High St, Leeds', { op: 'set', ref: 's8.address', value: '1 High St, Leeds' }],
  ['add a phone number 020 7946 0991', link('020 7946 0991', 'tel:02079460991')],
  ['add our email hello@a.example to the footer', link('hello@a.example', 'mailto:hello@a.example')],
  ['add our website a.example', link('a.example', 'https://a.example')],
  ['add a link to our privacy policy a.example/p in the footer', link('Privacy policy', 'https://a.example/p')],
  ['add an unsubscribe link', { op: 'set', ref: 's8.unsubscribe', value: { label: 'Unsubscribe' } }]
]
for (const [instruction, expected] of CASES) {
  test(`“${instruction}”`, () => {
    const { operations, words } = ask(instruction)
    expect(operations).toMatchObject([expected])
    expect(words).toBe('')
  })
}

test('where there is no footer, one is made with the name of the sender and a way out', () => {
  const bare = applyOperations(email, [{ op: 'remove', ref: 's8' }], { onRefusal: 'stop' }).email
  for (const wish of ['add a footer', 'add our address: 1 High St, Leeds', 'add our website a.example'])
    expect(ask(wish, undefined, bare).operations).toMatchObject([
      { op: 'add', kind: 'footer', content: { company: 'Tidewater', unsubscribe: { href: '{{unsubscribe_url}}' } } }
    ])
})

const HONEST: [string, string][] = [
  ['add our instagram', 'add Instagram: instagram.com/you'],
  ['add social icons', 'Where does it lead?'],
  ['add a footer', 'a footer already']
]
test.each(HONEST)('says what is missing: “%s”', (instruction, expected) => {
  const { operations, words } = ask(instruction)
  expect(operations).toEqual([])
  expect(words).toContain(expected)
})

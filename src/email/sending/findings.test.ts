import { describe, expect, test } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../email.ts'
import { applyOperations } from '../operations/apply.ts'
import { findingsOf } from './findings.ts'
import { hostOf, isExampleHost, isOwnHost } from './hosts.ts'

const made = (content: { href: string; src: string; address: string }): EmailSource =>
  applyOperations(
    { ...BLANK_EMAIL, subject: 'Bowls' },
    [
      {
        op: 'add',
        kind: 'hero',
        content: {
          heading: 'Bowls',
          image: { src: content.src, alt: 'A bowl' },
          button: { label: 'See', href: content.href }
        }
      },
      {
        op: 'add',
        kind: 'footer',
        content: {
          company: 'Clay & Co',
          address: content.address,
          unsubscribe: { label: 'Unsubscribe', href: '{{unsubscribe_url}}' }
        }
      }
    ],
    { onRefusal: 'stop' }
  ).email
const good = made({ href: 'https://clay.com/{{id}}', src: 'https://clay.com/a.png', address: '1 Kiln Road' })
const at = (siteUrl: string, email: EmailSource) => findingsOf(email, { siteUrl })
const found = (email: EmailSource) => at('https://mail.clay.com', email)

describe('before it leaves', () => {
  test('an email that readers can be sent has nothing to be looked at', () => {
    expect(found(good)).toEqual([])
  })

  test.each([
    [
      'an example link',
      made({ href: 'https://tidewater.example/x', src: 'https://a.com/a', address: 'x' }),
      's1.button',
      'A link leads to no real address (tidewater.example).'
    ],
    [
      'a link that is empty',
      made({ href: '#', src: 'https://a.com/a', address: 'x' }),
      's1.button',
      'A link leads to no real address.'
    ],
    [
      'a picture of this computer',
      made({ href: 'https://a.com', src: 'http://localhost:4321/media/x.png', address: 'x' }),
      's1.image',
      'only this computer knows'
    ],
    [
      'the sample of an address',
      made({ href: 'https://a.com', src: 'https://a.com/a', address: 'Your street, postcode and town' }),
      's2.address',
      '“Your street, postcode and town” is still to be written.'
    ],
    ['no subject', { ...good, subject: ' ', name: 'March' }, 'subject', '“March”'],
    [
      'no link to unsubscribe',
      { ...good, html: good.html.replace('>Unsubscribe<', '>Help<').replace('{{unsubscribe_url}}', '{{help}}') },
      's2',
      'no link to unsubscribe'
    ]
  ])('%s is told, with its place', (_, email, place, words) => {
    expect(found(email)).toEqual([{ words: expect.stringContaining(words), place }])
  })

  test('pictures of this site are told of where the site runs on this computer', () => {
    const email = made({ href: 'https://a.com', src: '/media/scenes/pottery.png', address: 'x' })
    expect(at('http://localhost:4321', email)).toHaveLength(1)
    expect(found(email)).toEqual([])
  })

  test('what Gmail would cut off is told, and so is why nothing can be sent', () => {
    expect(found({ ...good, html: `${good.html}<p>${'Bowls '.repeat(20_000)}</p>` })).toEqual([
      { words: expect.stringContaining('Gmail cuts emails off after 102 KB.') }
    ])
    expect(found({ ...good, html: `<head><title>${good.html}` }).at(-1)?.words).toContain('End it with </title>.')
  })
})

test.each([
  ['https://shop.example/a', 'shop.example', true, false],
  ['//www.example.com', 'www.example.com', true, false],
  ['mailto:ann@clay.test?subject=Hi', 'clay.test', true, false],
  ['http://localhost:4321/x', 'localhost', false, true],
  ['http://192.168.1.4/x', '192.168.1.4', false, true],
  ['https://example.com.clay.com', 'example.com.clay.com', false, false],
  ['https://10years.com', '10years.com', false, false]
])('the host of %s', (address, host, example, own) => {
  expect([hostOf(address), isExampleHost(host), isOwnHost(host)]).toEqual([host, example, own])
})

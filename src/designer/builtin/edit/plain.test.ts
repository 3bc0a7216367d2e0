import { describe, expect, test } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../../../email/email.ts'
import { NEWSLETTER, OUTLOOK } from '../../../email/source/fixtures/emails.ts'
import { ask } from './fixture.ts'

const pasted = (html: string): EmailSource => ({ ...BLANK_EMAIL, html })
const SIMPLE = pasted(
  '<table><tr><td><h1>Big sale</h1><p>Only <b>today</b>: 20% off &amp; more</p>' +
    '<a href="#" style="background:#000;padding:9px">Buy</a></td></tr></table>'
)
const TABLES = pasted(`<html><body bgcolor="#eee"><table width="100%" bgcolor="#dddddd">
<tr><td style="font-size:32px">Hello friends</td></tr>
<tr><td>We sell &amp; ship soup.<br>Daily.</td></tr>
<tr><td><table><tr><td bgcolor="#ff0000"><a href="https://x.example">Order now</a></td></tr></table></td></tr>
<tr><td><a href="https://y.example"><img src="https://i.example/a.png" alt="Soup"></a></td></tr>
<tr><td>Bye. <a href="https://u.example">Unsubscribe</a></td></tr></table></body></html>`)

const CASES: [EmailSource, string, string][] = [
  [SIMPLE, 'change the headline to Small sale', '<h1>Small sale</h1>'],
  [SIMPLE, 'replace "today" with "this week"', '<b>this week</b>: 20% off'],
  [SIMPLE, 'change 20% to 25%', '<p>Only <b>today</b>: 25% off &amp; more</p>'],
  [SIMPLE, 'replace more with <lots> & lots', '20% off &amp; &lt;lots&gt; &amp; lots</p>'],
  [SIMPLE, 'link the button to https://shop.example', 'href="https://shop.example"'],
  [SIMPLE, 'change the button to Order soup', '>Order soup</a>'],
  [SIMPLE, 'make the button green', 'background-color: #25863a'],
  [SIMPLE, 'make the headline red', '<h1 style="color: #d62828">'],
  [SIMPLE, 'use Georgia', `<p style="font-family: Georgia, 'Times New Roman', serif">`],
  [SIMPLE, 'rounder buttons', 'border-radius: 28px'],
  [TABLES, 'change the headline to Hello all', '<td style="font-size:32px">Hello all</td>'],
  [TABLES, 'replace soup with stew', '<td>We sell &amp; ship stew.<br>Daily.</td>'],
  [TABLES, 'make the button green', '<td bgcolor="#25863a" style="background-color: #25863a">'],
  [TABLES, 'make the background navy', '<body bgcolor="#14224d" style="background-color: #14224d">'],
  [TABLES, 'make the headline bigger', 'font-size: 39px'],
  [TABLES, 'change the picture to https://i.example/b.png', 'src="https://i.example/b.png"'],
  [TABLES, 'link the picture to https://z.example', '<a href="https://z.example"><img'],
  [TABLES, 'make the links red', '<a href="https://u.example" style="color: #d62828">'],
  [pasted(NEWSLETTER), 'replace rains with pours', 'It pours. <b>Stay in</b>, says the cook &mdash; and so'],
  [pasted(NEWSLETTER), 'change the second paragraph to Hello', '<p>Hello</p>'],
  [pasted(OUTLOOK), 'replace Left with Right now', '>Right now</div>']
]

describe('an email that was pasted in', () => {
  test.each(CASES)('$#: %2$s', (email, instruction, expected) => {
    const { after, words } = ask(instruction, undefined, email)
    expect(after.html).toContain(expected)
    expect(words).toBe('')
  })

  test('a text colour is that of every text, and of no button', () => {
    const { operations } = ask('make the text grey', undefined, SIMPLE)
    expect(operations).toMatchObject([{ ref: 'e3' }, { ref: 'e4' }])
  })

  test('what is removed leaves no empty cell behind', () => {
    expect(ask('remove the button', undefined, TABLES).after.html).not.toContain('#ff0000')
    expect(ask('remove the picture', undefined, TABLES).after.html).not.toContain('y.example')
    expect(ask('remove the headline', undefined, SIMPLE).after.html).not.toContain('h1')
    expect(ask('remove “Unsubscribe”', undefined, TABLES).after.html).toContain('Bye.')
  })

  test('“this” is the element that is selected', () => {
    expect(ask('make this blue', 'e4', SIMPLE).operations).toMatchObject([{ op: 'style', ref: 'e4' }])
    expect(ask('change this to Hi', 'e3', SIMPLE).operations).toMatchObject([{ op: 'set', ref: 'e3', value: 'Hi' }])
    expect(ask('remove this', 'e6', SIMPLE).operations).toEqual([{ op: 'remove', ref: 'e6' }])
  })

  test.each(['make it dark', 'more space', 'make the brand colour blue', 'remove the footer', 'replace tea with milk'])(
    'says what cannot be done to it: %s',
    instruction => {
      const { operations, words } = ask(instruction, undefined, SIMPLE)
      expect(operations).toEqual([])
      expect(words.length).toBeGreaterThan(20)
    }
  )
})

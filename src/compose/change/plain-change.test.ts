import { describe, expect, test } from 'vitest'
import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import { applyOperations } from '../../email/operations/apply.ts'
import { EmailFacts } from '../email-facts.ts'
import { factChange } from './fact-change.ts'

const FACTS = EmailFacts.parse({
  kind: 'event',
  things: [
    { name: 'Tomato', price: '£4' },
    { name: 'Dahlia', price: '£4.00' }
  ],
  occasions: [{ date: 'Sat 14 March' }],
  buttons: [{ label: 'Book', link: 'marrow.example/book' }]
})

const changed = (email: EmailSource, path: string, before: string, after: string): EmailSource =>
  applyOperations(email, factChange(email, path, before, after).operations, { onRefusal: 'stop' }).email

describe('an email made elsewhere', () => {
  const html = `<html><head><title>Sale on Sat 14&nbsp;March</title></head><body>
  <div style="display:none">Only on Sat 14 March</div>
  <table><tr><td><h1>Sale</h1><p class="x">Join us on <span style="color:red">Sat</span> 14 March &ndash; it&rsquo;s free. 2024</p>
  <img src="a.png" alt="Sat 14 March"></td></tr>
  <tr><td><a href="https://marrow.example/book">Book</a></td></tr><tr><td>Tomato</td><td>£4.00</td></tr><tr><td>Dahlia</td><td>£4.00</td></tr></table></body></html>`
  const email: EmailSource = { ...BLANK_EMAIL, html, facts: JSON.stringify(FACTS) }

  test('changes in its words alone', () => {
    const after = changed(email, 'occasions.0.date', 'Sat 14 March', 'Sun 15 March')
    const expected = html
      .replace('Sale on Sat 14&nbsp;', 'Sale on Sun 15&nbsp;')
      .replace('Only on Sat 14', 'Only on Sun 15')
      .replace('red">Sat</span> 14', 'red">Sun</span> 15')
      .replace('alt="Sat 14', 'alt="Sun 15')
    expect(after.html).toBe(expected)
    expect(changed(after, 'occasions.0.date', 'Sun 15 March', 'Sat 14 March')).toEqual(email)
  })
  test('changes the price in the row of its thing', () => {
    const after = changed(email, 'things.1.price', '£4.00', '£7.00')
    expect(after.html).toBe(html.replace('<td>Dahlia</td><td>£4.00</td>', '<td>Dahlia</td><td>£7.00</td>'))
  })
  test('leads elsewhere where a link changes', () => {
    const after = changed(email, 'buttons.0.link', 'marrow.example/book', 'marrow.example/seats?a=1&b=2')
    expect(after.html).toBe(html.replace('marrow.example/book', 'marrow.example/seats?a=1&amp;b=2'))
  })
})

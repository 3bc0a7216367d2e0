import { describe, expect, it } from 'vitest'
import { html, raw } from './html.ts'

describe('html', () => {
  it('escapes strings and leaves finished HTML as it is', () => {
    expect(html`<p title="${'"a" & b'}">${'<b>'}${raw('<i>x</i>')}</p>`.html).toBe(
      '<p title="&quot;a&quot; &amp; b">&lt;b&gt;<i>x</i></p>'
    )
  })

  it('puts pieces at the indentation of their place', () => {
    const inner = html`
      <td>
        one
      </td>`
    const whole = html`
      <tr>
        ${[inner, inner]}
      </tr>`
    expect(whole.html).toBe('<tr>\n  <td>\n    one\n  </td>\n  <td>\n    one\n  </td>\n</tr>')
  })

  it('drops a line that holds nothing but absent pieces, and keeps one that holds something', () => {
    const absent = undefined
    expect(
      html`
      <p>
        ${absent}
        ${absent}${raw('x')}
      </p>`.html
    ).toBe('<p>\n  x\n</p>')
  })

  it('keeps the line breaks of a value apart from the template own', () => {
    expect(html`<p>${'a\nb'}</p>`.html).toBe('<p>a\nb</p>')
  })
})

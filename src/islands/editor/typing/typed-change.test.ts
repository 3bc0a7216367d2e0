import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownEmails } from '../../../../tests/helpers/known-emails.ts'
import { BLANK_EMAIL, type EmailSource } from '../../../email/email.ts'
import { tryChange } from '../../../email/history/try-change.ts'
import { findRef } from '../../../email/outline/find.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { pointedRef } from '../../../email/outline/pointed.ts'
import { pageOf, textsOf } from './fixtures/page.ts'
import { openText } from './open-text.ts'
import { readText } from './read-text.ts'
import { isTypeable } from './typeable.ts'
import { typedChange } from './typed-change.ts'

const FOLDER = new URL('../../../../tests/fixtures/emails/', import.meta.url)
const CORPUS: EmailSource[] = [
  ...knownEmails().map(([, email]) => email),
  ...globSync('*/*.html', { cwd: FOLDER }).map(file => emailOf(readFileSync(new URL(file, FOLDER), 'utf8')))
]

/** End tags that HTML lets people leave out. */
const OPTIONAL = ['li', 'p', 'td', 'th', 'tr', 'dd', 'dt']
/** In no email of the corpus. */
const LETTER = 'ж'

function emailOf(html: string): EmailSource {
  return { ...BLANK_EMAIL, html }
}

const without = (email: EmailSource, names: readonly string[]): EmailSource =>
  names.length === 0 ? email : { ...email, html: email.html.replace(RegExp(`</(?:${names.join('|')})>`, 'gi'), '') }

/** Every text that can be typed into, with the part that holds it. */
function openTexts(email: EmailSource) {
  const nodes = pageOf(email)
  const { doc } = outlineOf(email)
  const pointed = doc.elements.flatMap(({ index }) => pointedRef(email, index) ?? [])
  const indexOf = (node: Node) => {
    const index = nodes.indexOf(node as HTMLElement)
    return index < 0 ? undefined : index
  }
  return [...new Set(pointed)].flatMap(ref => {
    const node = nodes[findRef(email, ref)?.element.index ?? -1]
    const known = node && isTypeable(email, ref) ? openText(email, ref, node, indexOf) : undefined
    return known ? textsOf(node as Node).map(text => ({ ref, node: node as Node, text, known })) : []
  })
}

/** The email after a letter was typed into one of its texts, in front of the last word. */
function typed(email: EmailSource, { ref, node, text, known }: ReturnType<typeof openTexts>[number]) {
  const was = text.data
  const at = was.trimEnd().lastIndexOf(' ') + 1
  text.data = was.slice(0, at) + LETTER + was.slice(at)
  const change = typedChange(email, ref, readText(node, known))
  text.data = was
  return change && tryChange(email, change)
}

test('a letter typed into any text that can be typed into stands in the source, whatever end tags it leaves out', () => {
  const any = fc.record({ email: fc.constantFrom(...CORPUS), names: fc.subarray(OPTIONAL), pick: fc.nat() })
  fc.assert(
    fc.property(any, ({ email: whole, names, pick }) => {
      const email = without(whole, names)
      const texts = openTexts(email)
      const text = texts[pick % Math.max(1, texts.length)]
      if (!text) return
      const after = typed(email, text)
      expect(after?.html).toContain(LETTER)
      if (text.ref.startsWith('e')) expect(after?.html.replace(LETTER, '')).toBe(email.html)
    }),
    { numRuns: 60 }
  )
})

describe('every text can be typed into, and no other byte changes, in', () => {
  test.each([
    ['list items without an end tag', '<ul><li>One<li>Two\n</ul>'],
    ['elements with nothing in them', '<p>Hello <span></span>world <b></b><a name=top></a></p>'],
    ['paragraphs', '<div><P>One<P class=x>Two <b>bold</b></div>'],
    ['cells and rows', '<table><tr><td>One<td>Two<tr><td>Three</table>'],
    ['terms', '<dl><dt>A<dd>One<dd>Two</dl>'],
    ['marks that stay open', '<div>One <b>two</div>'],
    ['what is not sent', '<p onclick="go()">One</p>']
  ])('%s', (_, html) => {
    const email = emailOf(html)
    const texts = openTexts(email)
    const words = [...new Set(texts.map(({ text }) => text))].map(({ data }) => data.trim())
    expect(words).toEqual(html.match(/[^<>]+(?=<)/g)?.map(each => each.trim()))
    for (const text of texts) expect(typed(email, text)?.html.replace(LETTER, '')).toBe(html)
  })
})

test.each([
  ['tags that cross each other', '<p>One <b>two <i>three</b> four</i></p>'],
  ['a template tag in a start tag that browsers end there', '<p <% if (a > b) { %> class="x" <% } %>>One</p>']
])('%s: the text is refused before the first key, since typing would change more of it', (_, html) => {
  expect(openTexts(emailOf(html))).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { BLANK_EMAIL } from '../../email/email.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../email/sections/catalogue.ts'
import { contentFor } from './gallery/fill.ts'
import { createHistory } from './history.ts'

/** An email of one section as the gallery puts it in, and why operations are refused in it, to whoever works by hand. */
function begin(kind: string) {
  const history = createHistory(BLANK_EMAIL)
  const why = (operation: Operation) => {
    const done = history.perform([operation])
    return done.ok ? undefined : done.reason
  }
  expect(why({ op: 'add', kind, content: contentFor(BLANK_EMAIL, kind) })).toBeUndefined()
  const section = () => outlineOf(history.$email.get()).sections[0]!
  return { history, why, section }
}

/** What people never see: refs, names in quotation marks as designers write them. */
const NAMES = /"|\b[se]\d+\b/

/** Does something until it is refused, and answers why. */
function untilRefused(why: (operation: Operation) => string | undefined, next: () => Operation | undefined) {
  for (let times = 0; times < 20; times++) {
    const operation = next()
    if (!operation) return undefined
    const said = why(operation)
    if (said) return said
  }
  throw new Error('It was never refused.')
}

describe('what cannot be done by hand is said in the words that the editor shows', () => {
  test.each(Object.keys(SECTION_KINDS))('%s: taking parts away, and copying items', kind => {
    const { history, why, section } = begin(kind)
    const said = section().slots.map(({ ref }) => {
      const refused = why({ op: 'remove', ref })
      if (!refused) history.undo()
      return refused
    })
    for (const [at, { name }] of section().lists.entries()) {
      const first = () => outlineOf(history.$email.get()).sections[0]?.lists[at]?.items[0]
      for (const { ref } of first()?.slots ?? []) said.push(why({ op: 'remove', ref }))
      const copies = untilRefused(why, () => first() && { op: 'duplicate', ref: first()!.ref })
      if (first()) expect(copies).toMatch(new RegExp(`^.+ holds at most \\d+ ${name}\\. Delete one to make room\\.$`))
      said.push(untilRefused(why, () => first() && { op: 'remove', ref: first()!.ref }))
    }
    for (const words of said) if (words) expect(words).toMatch(/^[A-Z].*\. .*\.$/)
    expect(said.filter(words => words && NAMES.test(words))).toEqual([])
  })

  test('what a section or an item needs, and how many items', () => {
    expect(begin('hero').why({ op: 'remove', ref: 's1.heading' })).toBe(
      'Hero cannot be without its heading. Put another in its place, or delete the whole section.'
    )
    expect(begin('stats').why({ op: 'remove', ref: 's1.items.1.label' })).toBe(
      'Item 1 of Figures cannot be without its label. Put another in its place, or delete the whole item.'
    )
    expect(begin('image').why({ op: 'set', ref: 's1.image', value: { src: '', alt: '' } })).toBe(
      'Image cannot be without its image. Put another in its place, or delete the whole section.'
    )
  })

  test('an address that leads nowhere, and a picture from nowhere', () => {
    const href = 'javascript:alert(1)'
    expect(begin('cta').why({ op: 'set', ref: 's1.button', value: { label: 'Go', href } })).toContain(
      'A link cannot lead to “javascript:alert(1)”: use an https:, mailto: or tel: address'
    )
    expect(begin('image').why({ op: 'set', ref: 's1.image', value: { src: 'data:,', alt: '' } })).toContain(
      'A picture cannot come from “data:,”: use an https: address'
    )
  })

  test('a part that is not there any more', () => {
    const { why } = begin('products')
    const refs = ['s7', 's1.items.90', 'e999', 's7.heading']
    expect(new Set(refs.map(ref => why({ op: 'remove', ref })))).toEqual(
      new Set(['That part is not in the email any more. Choose another and try again.'])
    )
  })
})

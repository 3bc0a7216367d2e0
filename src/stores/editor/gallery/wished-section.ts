import { BLANK_EMAIL, type EmailSource } from '../../../email/email.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import { headlineName } from '../../../email/outline/headline.ts'
import type { Content, LinkValue } from '../../../email/sections/section.ts'
import { isHeadline, type PartWish } from '../read-wish.ts'
import { addition } from './addition.ts'
import { LAYOUT_ENTRIES } from './entries.ts'
import { searchLayouts } from './search.ts'

/** What is searched for where a part's own word finds sections that merely have one among others. */
const CALLED: Record<string, string> = { picture: 'image', photo: 'image', button: 'call to action' }

/**
 * The operations that add the section a wish is for, with its words in it; none where no section is called so. A headline names a
 * template that nobody has named.
 */
export function wishedSection(email: EmailSource, wish: PartWish): Operation[] {
  const [layout] = searchLayouts(LAYOUT_ENTRIES, CALLED[wish.part.toLowerCase()] ?? wish.part)
  const operation = layout && addition(email, { id: layout.id, label: layout.label, layout }, {})
  if (operation?.op !== 'add') return []
  const add: Operation = { ...operation, content: worded(operation.content ?? {}, wish) }
  const name = isHeadline(wish.part) && email.name === BLANK_EMAIL.name ? headlineName(wish.words ?? '') : ''
  return name ? [add, { op: 'meta', name }] : [add]
}

/**
 * Sample content with the words of a wish: in what the wish names, else in the text or the heading, where the section has one. A
 * headline is nothing else.
 */
function worded(sample: Content, { part, words }: PartWish): Content {
  if (isHeadline(part)) return { heading: words ?? (sample.heading as string) }
  if (words === undefined) return sample
  const called = part.toLowerCase()
  if (called === 'button') return { ...sample, button: { ...(sample.button as LinkValue), label: words } }
  const slot = [called, 'text', 'heading'].find(name => typeof sample[name] === 'string')
  return slot === undefined ? sample : { ...sample, [slot]: words }
}

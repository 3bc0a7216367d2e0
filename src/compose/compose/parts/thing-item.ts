import type { Item } from '../../../email/sections/section.ts'
import { imageUrl } from '../../../email/sections/urls.ts'
import type { EmailFacts } from '../../email-facts.ts'
import { hrefOf, linked } from '../links.ts'
import { capitalise } from '../words.ts'

export type Thing = EmailFacts['things'][number]

/** The address of a thing's own picture. */
export const sourceOf = ({ picture }: Thing): string | undefined =>
  picture && imageUrl(/^[\w-]+(?:\.[\w-]+)+\//.test(picture) ? `https://${picture}` : picture)

/** A thing by the slots that its section has; what has no slot stands in the text. */
export function asItem(thing: Thing, slots: readonly string[]): Item {
  const { name, price, was, link } = thing
  const [src, href] = [sourceOf(thing), link && hrefOf(link)]
  const isPlain = !/[[\]*]/.test(name)
  const more = [
    thing.text && capitalise(linked(thing.text)),
    was && !slots.includes('was') && `Was ${was}`,
    href && !isPlain && `[${link}](${href})`,
    link && !href && link
  ]
  const text = more.filter(Boolean).join('\n')
  const values: Item = {
    ...(src && { image: { src, alt: name } }),
    title: href && isPlain ? `[${capitalise(name)}](${href})` : capitalise(name),
    ...(text && { text }),
    ...(price && { price }),
    ...(was && { was })
  }
  return Object.fromEntries(Object.entries(values).filter(([slot]) => slots.includes(slot)))
}

import type { Brand } from '../../email/brand/brand.ts'
import { senderFrom, wornBy } from '../../email/brand/sender.ts'
import { likelySenders } from '../reading/likely-senders.ts'
import { setWords } from './edit.ts'
import { factsOf } from './facts-of.ts'
import { type Form, isEmpty, isOwn } from './form.ts'
import { offersOf } from './offers.ts'
import { type FormPath, fieldOf, partOf, pathsOf } from './paths.ts'

/** What the email of a form has to do with the brands of its account. */
export interface Wearing<B> {
  /** The brand that it wears. */
  worn?: B
  /** By its words it is from somebody else, and nobody has said whether it is this brand's all the same. */
  asked?: B
}

type Known = Pick<Brand, 'id' | 'name' | 'sender' | 'footer'>

/** The brand that was chosen, as long as there is one, else the brand of whoever the email is from; the default comes first. */
export function wearing<B extends Known>(form: Form, brands: readonly B[]): Wearing<B> {
  if (form.brand === null) return {}
  const chosen = brands.find(({ id }) => id === form.brand)
  if (chosen) return { worn: chosen }
  const { sender } = factsOf(form)
  const worn = wornBy(brands, sender?.name ? [sender.name] : likelySenders(offersOf(form, 'sender.name')))
  if (worn) return { worn }
  return brands[0] ? { asked: brands[0] } : {}
}

/** Settles the brand, or that there is none. */
export const chooseBrand = (form: Form, brand: string | null): Form => ({ ...form, brand })

/** The email is the brand's: whoever was named instead is not who writes, and what was read of them goes too. */
export function takeBrand(form: Form, { id }: Pick<Brand, 'id'>): Form {
  const theirs = pathsOf('sender').filter(path => path === 'sender.name' || !(isOwn(form, path) || isEmpty(form, path)))
  return chooseBrand(
    theirs.reduce((now, path) => setWords(now, path, ''), form),
    id
  )
}

/** What a field says because of the email's brand, as long as nothing stands in it. */
export const givenBy = (brand: Brand, path: FormPath): string | undefined =>
  fieldOf(path) === 'sender' ? senderFrom(brand)[partOf(path) as keyof ReturnType<typeof senderFrom>] : undefined

/** What stands at the end of the email because of its brand alone. */
export function footOf(form: Form, { sites, footer: { company, address } }: Brand): string {
  const site = isEmpty(form, 'sender.site') ? sites[0] : undefined
  return [company, isEmpty(form, 'sender.address') ? address : undefined, site].filter(Boolean).join(', ')
}

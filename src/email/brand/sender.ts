import type { Brand } from './brand.ts'

type Named = Pick<Brand, 'name' | 'sender' | 'footer'>

/** Whom the brand's emails are from, as readers see it. */
export const senderOfBrand = ({ sender, name }: Pick<Named, 'sender' | 'name'>): string => sender ?? name

/** What a brand says of its sender, wherever an email says nothing else. */
export const senderFrom = ({ name, sender, trade, sites, footer: { address } }: Omit<Brand, 'id' | 'rules'>) => ({
  name: senderOfBrand({ name, sender }),
  ...(trade && { trade }),
  ...(sites[0] && { site: sites[0] }),
  ...(address && { address })
})

/** The logo for a ground; none rather than one that cannot be seen: what is made for dark grounds is often white. */
export const logoOn = ({ light, dark }: Brand['logo'], isDark: boolean): string | undefined =>
  isDark ? (dark ?? light) : light

/**
 * Is this name the brand's own? `Tidewater` and `Tidewater Oysters Ltd` mean one sender, `Tide` is another: all words of the
 * shorter name stand in the longer one, in a row.
 */
export function isSenderOf(brand: Named, name: string): boolean {
  const own = [brand.name, brand.sender, brand.footer.company].flatMap(each => (each ? [plainName(each)] : []))
  return own.some(each => isWithin(each, plainName(name)) || isWithin(plainName(name), each))
}

/**
 * Which of an account's brands, the default first, an email from these senders wears: another's look and address would be wrong
 * on it. Where nobody is named it is the default's.
 */
export const wornBy = <B extends Named>(brands: readonly B[], senders: readonly string[]): B | undefined =>
  brands.find(brand => senders.every(sender => isSenderOf(brand, sender)))

/** The same name, whatever its capitals, signs and spaces. */
export const isSameName = (one: string, other: string): boolean => joined(one) === joined(other)

const joined = (name: string): string => plainName(name).replaceAll(' ', '')

const isWithin = (inner: string, outer: string): boolean => inner !== '' && ` ${outer} `.includes(` ${inner} `)

const LEGAL =
  /(?<=\S) (?:ltd|limited|inc|incorporated|llc|llp|plc|gmbh|ag|ug|kg|bv|nv|sa|sas|sarl|srl|spa|ab|as|oy|pty)$/u

/** A name without what people write one way or another: `Clay & Co.` and `clay and co`. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(LEGAL, '')

import type { Operation } from '../../operations/operation.ts'
import { type OutlineSection, outlineOf } from '../../outline/outline.ts'
import type { Brand } from '../brand.ts'
import { isSameName, senderOfBrand } from '../sender.ts'
import type { BrokenRule, Rule } from './rule.ts'

/** The brand's footer is the last section, with its own name and address. An email without sections is taken as it is. */
export const footerAtEnd: Rule = (email, brand) => {
  const { sections } = outlineOf(email)
  const last = sections.at(-1)
  const footer = sections.findLast(({ kind }) => kind === 'footer')
  if (!last) return []
  if (!footer) return [broken(`${brand.name}’s footer is not at the end.`, last.ref, added(brand, last.ref))]
  const fix: Operation[] = [{ op: 'move', ref: footer.ref, after: last.ref }]
  const place = footer === last ? [] : [broken('The footer is not at the end.', footer.ref, fix)]
  return [...place, ...itsWords(footer, brand)]
}

const broken = (words: string, place: string, fix: Operation[]): BrokenRule => ({
  rule: 'footerAtEnd',
  words,
  place,
  fix
})

const companyOf = (brand: Brand): string => brand.footer.company ?? senderOfBrand(brand)

/** What the footer says of the sender that the brand says otherwise. */
function itsWords({ ref, section }: OutlineSection, brand: Brand): BrokenRule[] {
  const wanted = { company: companyOf(brand), ...(brand.footer.address && { address: brand.footer.address }) }
  const other = Object.entries(wanted).filter(
    ([name, value]) => !isSameName(String(section.content[name] ?? ''), value)
  )
  if (other.length === 0) return []
  const words = `The footer does not say ${other.map(([, value]) => `“${value}”`).join(' and ')}.`
  return [broken(words, ref, [{ op: 'set', ref, content: Object.fromEntries(other) }])]
}

function added(brand: Brand, after: string): Operation[] {
  const { address, reason: text, links } = brand.footer
  const content = {
    company: companyOf(brand),
    ...(address && { address }),
    ...(text && { text }),
    ...(links && links.length > 0 && { links: links.map(link => ({ link })) }),
    unsubscribe: { label: 'Unsubscribe', href: '{{unsubscribe_url}}' }
  }
  return [{ op: 'add', kind: 'footer', content, after }]
}

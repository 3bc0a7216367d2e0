import type { FactFields } from '../../src/compose/email-facts.ts'
import type { Brand } from '../../src/email/brand/brand.ts'
import { brokenRules } from '../../src/email/brand/rules.ts'
import { senderOfBrand, wornBy } from '../../src/email/brand/sender.ts'
import type { EmailSource } from '../../src/email/email.ts'
import { decodeEntities } from '../../src/email/source/entities.ts'
import { valuesOf } from '../fields/values.ts'
import { plainText } from '../text/email-text.ts'
import { bareAddress } from '../text/words.ts'

/** Pictures of ours, and what a sending service fills in. */
const OURS = /^(?:\/media\/|\{\{|#)/

/**
 * What is wrong with the sender, the address, the colours, the links or the rules of an email that was made of a form while a brand
 * was at hand: the brand's where it is the sender's, and nothing of it where another one is named.
 * @returns One line each.
 */
export function brandFaults(form: FactFields, brand: Brand, email: EmailSource): string[] {
  const { name } = form.sender ?? {}
  const worn = wornBy([brand], name ? [name] : [])
  const said = plainText(email.html)
  const isSaid = (words: string | undefined): boolean => words !== undefined && said.includes(words)
  const from = name ?? senderOfBrand(brand)
  return [
    ...(isSaid(from) || logosOf(brand).some(logo => email.html.includes(logo)) ? [] : [`from: not ${from}`]),
    ...(worn ? ofWorn(worn, form, isSaid, email) : ofOthers(brand, form, isSaid, email)),
    ...strangers(form, worn, email)
  ]
}

type Said = (words: string | undefined) => boolean

/** What the sender typed stays, also a word that the brand never says: of that a person is told. */
function ofWorn(brand: Brand, form: FactFields, isSaid: Said, email: EmailSource): string[] {
  const address = form.sender?.address ?? brand.footer.address
  const colour = brand.colours.brand?.value
  const typed = JSON.stringify(form).toLowerCase()
  const never = brand.rules.neverWords
  const words = never.words.filter(word => !typed.includes(word))
  const broken = brokenRules(email, { ...brand, rules: { ...brand.rules, neverWords: { ...never, words } } })
  return [
    ...(address && !isSaid(address) ? [`address: not ${address}`] : []),
    ...(colour && !email.css.toLowerCase().includes(colour) ? [`colour: not ${colour}`] : []),
    ...broken.map(({ rule, words }) => `rule ${rule}: ${words}`)
  ]
}

/** What of a brand is in an email that is from somebody else. */
function ofOthers(
  brand: Brand,
  form: FactFields,
  isSaid: (words: string | undefined) => boolean,
  { html }: EmailSource
) {
  const typed = JSON.stringify(form)
  const { company, address, reason } = brand.footer
  return [
    ...[company, address, reason].filter(words => isSaid(words) && !typed.includes(words ?? '')),
    ...logosOf(brand).filter(logo => html.includes(logo))
  ].map(words => `another's: ${words}`)
}

const logosOf = ({ logo }: Brand): string[] => Object.values(logo).filter(address => address !== undefined)

/** Links that neither the form nor the brand has. */
function strangers(form: FactFields, brand: Brand | undefined, { html }: EmailSource): string[] {
  const typed = valuesOf(form)
    .map(({ text }) => bareAddress(text))
    .join('\n')
  const own = brand
    ? [...brand.sites, ...(brand.footer.links?.map(({ href }) => href) ?? []), ...(brand.footer.social ?? [])].map(
        bareAddress
      )
    : []
  const known = [typed, ...own].join('\n')
  const hrefs = [...html.matchAll(/\shref="([^"]*)"/g)].map(([, href = '']) => decodeEntities(href))
  const digits = known.replace(/\D/g, '')
  const isKnown = (href: string): boolean =>
    OURS.test(href) ||
    (href.startsWith('tel:')
      ? digits.includes(href.replace(/\D/g, ''))
      : known.includes(decodeURIComponent(bareAddress(href))))
  return hrefs.filter(href => !isKnown(href)).map(href => `link: ${href}`)
}

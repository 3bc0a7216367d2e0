import { logoOn } from '../../../email/brand/sender.ts'
import { networkOf } from '../../../email/sections/networks.ts'
import type { Content } from '../../../email/sections/section.ts'
import { imageUrl } from '../../../email/sections/urls.ts'
import { TRANSACTIONAL } from '../../kinds.ts'
import { hrefOf, linked } from '../links.ts'
import { allIn, type Draft, headed, type MakePart, type Material } from '../material.ts'
import phrases from '../phrases.json' with { type: 'json' }
import { isDark } from '../theme.ts'
import { capitalise, isIn, sentence } from '../words.ts'

/** What stands for a sender until there is one; `findingsOf` names it before an email leaves. */
const { sender: NAME, address: ADDRESS } = phrases
const LONGEST_TAGLINE = 60
/** As many as a foot holds. */
const MOST_LINKS = 6

/** Does the sender's trade stand beside its name at the top? A long one stands at the foot. */
const isTagline = ({ facts: { sender } }: Material): boolean => (sender?.trade ?? '').length <= LONGEST_TAGLINE

/** The sender's name and logo, and what it is. */
export function header(material: Material): Draft {
  const { name = NAME, trade } = material.facts.sender ?? {}
  const src = logoOf(material)
  const tagline = trade && isTagline(material) ? capitalise(trade) : undefined
  const content: Content = { logo: name, ...(src && { image: { src, alt: '' } }), ...(tagline && { tagline }) }
  const says = { 'sender.name': 'logo', ...(tagline && { 'sender.trade': 'tagline' }) }
  return { part: 'header', kind: 'header', content, says }
}

/** The logo that was chosen, else the brand's for the ground that it stands on. */
function logoOf({ look, brand, theme }: Material): string | undefined {
  const logo = look.logo ?? (brand && logoOn(brand.logo, isDark(theme)))
  return logo && imageUrl(logo)
}

/** Where else the sender is found, by the signs of networks. */
export const social: MakePart = material => {
  const links = (material.brand?.footer.social ?? []).flatMap(address => {
    const href = hrefOf(address)
    return href ? [{ label: labelOf(href), href }] : []
  })
  if (links.length === 0 || TRANSACTIONAL.has(material.facts.kind)) return []
  const items = links.slice(0, MOST_LINKS).map(link => ({ link }))
  return [{ part: 'social', kind: 'social', layout: 'icons', content: { ...headed(material, 'social'), items } }]
}

/** A network by its name, any other place by its host. */
function labelOf(href: string): string {
  const network = networkOf({ label: '', href })
  return network ? capitalise(network) : href.replace(/^\w+:\/*(?:www\.)?|[/?#].*$/g, '')
}

/** Who sent it, from where, why, and how to stop it where readers may. */
export function footer(material: Material): Draft {
  const {
    facts: { kind, sender = {} },
    brand,
    copy
  } = material
  const own = brand?.footer ?? {}
  // Who bought something may be on no list.
  const reason = TRANSACTIONAL.has(kind) ? undefined : own.reason
  const note = reason ?? copy.line('note', { avoid: ['sender'] })?.text
  const address = sender.address ? linked(sender.address) : TRANSACTIONAL.has(kind) ? undefined : ADDRESS
  const trade = isTagline(material) ? undefined : sender.trade
  const href = sender.site && hrefOf(sender.site)
  const links = [...(sender.site && href ? [{ label: sender.site, href }] : []), ...(own.links ?? [])].slice(
    0,
    MOST_LINKS
  )
  const lines = [trade && sentence(trade), href ? undefined : sender.site, note].filter(Boolean)
  const content: Content = {
    company: own.company ?? sender.name ?? NAME,
    ...(address && { address }),
    ...(lines.length > 0 && { text: lines.join('\n\n') }),
    ...(links.length > 0 && { links: links.map(link => ({ link })) }),
    ...(!TRANSACTIONAL.has(kind) && { unsubscribe: { label: phrases.unsubscribe, href: '{{unsubscribe_url}}' } })
  }
  const says = {
    ...(sender.address && { 'sender.address': 'address' }),
    ...(sender.site && { 'sender.site': href ? 'links.1' : 'text' }),
    ...(trade && { 'sender.trade': 'text' })
  }
  return { part: 'footer', kind: 'footer', content, says }
}

/** How people end a letter, before their name. */
const REGARDS =
  /^((?:\S+ ){0,5}?(?:regards|wishes|sincerely|thanks|love|cheers|yours|truly|faithfully|greetings))[,\n]\s*(?=\S)/i

/** Who signs, or the main action once more where the email is long. */
export function closing({ facts, copy, actions: { main } }: Material, isLong: boolean): Draft[] {
  if (facts.signOff) return [signed(facts.signOff, copy.line('farewell')?.text)]
  if (!isLong || !main) return []
  const button = { label: main.label ?? '', href: main.href }
  const heading = copy.line('closing', { isBarred: text => isIn(text, button.label) })?.text ?? button.label
  return [{ part: 'closing', kind: 'cta', strong: true, content: { heading, button } }]
}

function signed(signOff: string, farewell = phrases.regards): Draft {
  const [found, regards] = REGARDS.exec(signOff) ?? []
  const text = regards ? `${capitalise(regards)},` : farewell
  const signature = signOff.slice(found?.length ?? 0)
  const content: Content = { text, signature: signature.replace(/, (?=\p{Lu})/u, '\n') }
  return { part: 'closing', kind: 'text', content, says: { signOff: 'signature' } }
}

/** What else readers can do. */
export const contact: MakePart = ({ actions }) => {
  const all = actions.others.map(({ label, href, path = '' }) => ({ path, text: `[${label ?? href}](${href})` }))
  if (all.length === 0) return []
  const entries = all.map(({ path }) => ({ value: path, path }))
  const content = { text: all.map(({ text }) => text).join('\n') }
  return [{ part: 'contact', kind: 'text', content, says: allIn(entries, 'text') }]
}

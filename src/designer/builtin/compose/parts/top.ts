import { factsOf, type Kind } from '../../../brief-reader/brief.ts'
import { capitalise, sentence } from '../../../brief-reader/tidy.ts'
import { isStatement } from '../../../grammar/clause.ts'
import type { Material } from '../material.ts'
import { scenePicture } from '../scenes.ts'
import { isProper, unbroken } from '../words.ts'
import { linked } from './linked.ts'
import { made, type Part } from './part.ts'

const hostOf = (link: string): string => link.replace(/^https?:\/\/(?:www\.)?|^www\./i, '').replace(/[/?#].*$/, '')
const homeOf = (link: string): string =>
  /^https?:/i.test(link) ? (/^https?:\/\/[^/?#]+/i.exec(link)?.[0] ?? link) : `https://${link.replace(/[/?#].*$/, '')}`
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The sender's name and home; for a brief without one what it launches. Nothing at all is better than a tag or a trade at the very top. */
export const header: Part = ({ brief, brand, thing }) => {
  const name = lettersOf(brand ?? '')
  const home = factsOf(brief, 'link').find(link => name && lettersOf(link).includes(name.slice(0, 6)))
  const product = thing && isProper(thing) && /launch|event/.test(brief.kind) ? thing : undefined
  const isTown =
    brief.trade !== undefined &&
    /^\p{Lu}[\p{L}-]+(?:,? \p{Lu}[\p{L}-]+)?$/u.test(brief.trade) &&
    brief.source.includes(`${brand}, ${brief.trade}`)
  const trade = brief.trade && (isTown || isNounPhrase(brief.trade)) ? capitalise(withoutDeed(brief.trade)) : undefined
  const logo = brand ?? product?.replace(/ v?\d+\.\d+$/, '')
  if (!logo) return undefined
  return made('header', {
    logo: /\p{Lu}/u.test(logo) ? logo : capitalise(logo),
    ...(brand &&
      trade && { tagline: trade.length < 62 ? trade : trade.replace(/\s(?:for|near|in|with|from|that)\s.*$/, '') }),
    ...(home &&
      !trade &&
      brief.kind !== 'newsletter' && { links: [{ link: { label: hostOf(home), href: homeOf(home) } }] })
  })
}

/** "It's for small teams", "in Leeds" say who somebody is only to us. */
const isNounPhrase = (words: string): boolean =>
  /\p{Ll}{3}/u.test(words.replace(/\b\p{Lu}\p{L}*/gu, '')) &&
  !/^(?:it|it's|its|we|we're|i|they|in|at|of|for|and|from|been|with|who|that|month|issue|written)\b|\bissue$/i.test(
    words
  ) &&
  !isStatement(words)

/** Kinds whose own sentence says more than the first one of the brief; the brief's sentences follow below. */
const OWN_LEAD: ReadonlySet<Kind> = new Set([
  'welcome',
  'sale',
  'cart',
  'order',
  'shipping',
  'receipt',
  'review',
  'survey',
  'winback',
  'birthday',
  'referral',
  'restock',
  'appointment',
  'newsletter'
])

/** The sentences under the heading: the kind's own, or about three lines of the brief's, which are used up. */
function leadOf(material: Material): string | undefined {
  const { brief, copy, statements } = material
  if (brief.tagline) return brief.tagline
  if (OWN_LEAD.has(brief.kind)) return copy.lead
  const taken: string[] = []
  while (statements[0] && taken.join(' ').length + statements[0].length < 190 && taken.length < 2) {
    taken.push(linked(statements.shift() as string))
  }
  if (taken.length > 0)
    return brief.kind === 'thanks' &&
      !/\bthank/i.test([...taken, ...statements].join(' ')) &&
      /\bthank|\bgood to see/i.test(copy.lead)
      ? `${copy.lead} ${taken.join(' ')}`
      : taken.join(' ')
  if (copy.lead) return copy.lead
  if (material.points.length > 2) return linked(sentence(material.points.shift() as string))
  if (brief.kind !== 'announcement') return undefined
  const [first, ...others] = material.fragments
  if (!first || first.length > 190) return undefined
  material.fragments = others
  return linked(sentence(first))
}

export const hero: Part = material => {
  const { brief, copy, choice, theme, scene } = material
  const text = leadOf(material)
  const quiet = brief.kind === 'receipt' || (brief.kind === 'order' && choice.next() < 0.5)
  const variant = Math.floor(choice.next() * 6)
  return made('hero', {
    ...(copy.eyebrow && copy.eyebrow !== copy.heading && { eyebrow: copy.eyebrow }),
    heading: unbroken(copy.heading),
    ...(text && { text }),
    ...(material.button && { button: material.button }),
    ...(material.second && { second: material.second }),
    ...(!quiet && { image: scenePicture(scene, theme, variant) })
  })
}

/** "We sell olive oil from Crete": what they are known for, without the verb. */
const withoutDeed = (trade: string): string =>
  trade.replace(/^(?:sell|make|bake|brew|build|grow|offer|design|roast)s? (?=\S+ \S)/i, '')

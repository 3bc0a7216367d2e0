import { capitalise } from '../../../brief-reader/tidy.ts'
import type { Copies, Terms } from './copy.ts'

/** "with your next order", "when you come in": how it is to be had, not what it is on. */
export const HANGS = /^(?:for|with|on|when|if|in|during|within|any (?:day|time|night|evening|weekday)) ?/

/** "Free delivery the first order": delivery is free on something. */
export const onWhat = (words: string): string =>
  words.replace(/^(free (?:delivery|shipping)) (?=(?:the|your|their|all|any|every) )/i, '$1 on ')

/** `$15 off orders over $60`. */
export const offerWords = ({ brief: { offer } }: Terms): string | undefined => {
  if (!offer) return undefined
  if (/^half[- ]price$/i.test(offer.gain) && /^your\b/.test(offer.on ?? '')) return `${offer.on} at half price`
  return [
    / off$|price$|^free(?! (?:shipping|delivery)$)|(?<!get (?:one|two|another|\d) )free$/i.test(offer.gain) ||
    !offer.on ||
    HANGS.test(offer.on)
      ? offer.gain
      : `${offer.gain} on`,
    offer.on,
    offer.over
  ]
    .filter(Boolean)
    .join(' ')
    .replace(/^(?=free (?!shipping|delivery)\w*(?:[^s]|ss)(?: |$))/i, 'a ')
    .replace(/(?<=^a free \w+) (?=any )/i, ', ')
    .replace(/^(?:Two|Half|Buy|Up)/, word => word.toLowerCase())
}

/** Salons, restaurants and gyms have visitors, and no checkout. */
export const isVisited = ({ trade = '', brand = '', source }: Terms['brief']): boolean =>
  /\b(?:salon|barber\w*|spa|restaurant|trattoria|osteria|bistro|cafe|café|bar|clinic|dent\w+|gym|yoga|pilates|hotel|guest ?house|vets?|garage|physio\w*|nail bar|massage|cleaning)\b/i.test(
    `${trade} ${brand} ${source.slice(0, 120)}`
  ) && !/\b(?:shop|store|webshop|clothing|clothes|apparel|brand|by post|checkout|delivery|shipping)\b/i.test(source)

/** What to do with a code, in three steps. */
export function codeSteps({ brief, code, until }: Terms): Copies[0]['extra'] {
  if (isVisited(brief)) return undefined
  const on = brief.offer?.on
  const things =
    on && !HANGS.test(on) && !/^(?:everything|storewide|sitewide|your|orders?)/i.test(on)
      ? on.replace(/^(?:all|the|their|your|any) /i, '')
      : undefined
  const gain = brief.offer ? capitalise(brief.offer.gain.replace(/ off$/i, '')) : 'The discount'
  return code
    ? {
        kind: 'steps',
        heading: 'How to use it',
        items: [
          { title: `Choose ${things ? (/^an? /i.test(things) ? things : `your ${things}`) : 'what you like'}` },
          { title: `Enter ${code} at the checkout` },
          { title: `${gain} comes off${until}` }
        ]
      }
    : undefined
}

import type { EmailFacts } from '../../email-facts.ts'
import { untilOf } from '../known.ts'
import { linked } from '../links.ts'
import { headed, type MakePart, type Says } from '../material.ts'
import phrases from '../phrases.json' with { type: 'json' }
import { capitalise, point, sentence } from '../words.ts'

/** Letters of a heading; what is longer is running text. */
const LONGEST_HEADING = 80

/** Until when an offer holds and what else there is to know of it, as sentences. */
export const termsOf = ({ until, terms }: NonNullable<EmailFacts['offer']>): string =>
  [until ? lastDay(until) : '', terms ? sentence(linked(terms)) : ''].filter(Boolean).join(' ')

/** What readers get: a code as a coupon; any other offer that the opening does not say is a band with the way to it. */
export const offer: MakePart = rest => {
  const { facts, said } = rest
  if (!facts.offer || said.has('offer')) return []
  const { what, code } = facts.offer
  const isOpen = what !== undefined && !said.has('offer.what')
  const heading = isOpen && what.length <= LONGEST_HEADING ? capitalise(point(linked(what))) : undefined
  const text = [isOpen && !heading ? sentence(linked(what)) : '', termsOf(facts.offer)].filter(Boolean).join(' ')
  const says = {
    offer: '',
    ...(isOpen && { 'offer.what': heading ? 'heading' : 'text' }),
    ...(code && { 'offer.code': 'code' })
  }
  if (code) {
    const name = heading ?? headed(rest, 'offer').heading ?? phrases.code
    const content = { heading: capitalise(name), code, ...(text && { text }) }
    return [{ part: 'offer', kind: 'coupon', strong: true, content, says }]
  }
  if (!text)
    return heading
      ? [{ part: 'offer', kind: 'text', layout: 'card', content: { text: heading }, says: allSaid(says) }]
      : []
  const content = { ...(heading && { heading }), text }
  return [{ part: 'offer', kind: 'notice', layout: 'box', content, says }]
}

/** Where an offer that needs no more words is said. */
const allSaid = (says: Says): Says => ({ ...says, 'offer.what': 'text' })

const SAID = /^(?:valid|good|open|until|till?|ends|through|to)\s/i

/** "Until Sunday 8 June."; words that say already how far it goes stand as they are. */
function lastDay(words: string): string {
  const day = untilOf(words)
  return sentence(day && !SAID.test(words) ? `Until ${day}` : words)
}

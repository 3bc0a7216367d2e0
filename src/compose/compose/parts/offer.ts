import { untilOf } from '../known.ts'
import { linked } from '../links.ts'
import { headed, type MakePart } from '../material.ts'
import phrases from '../phrases.json' with { type: 'json' }
import { capitalise, point, sentence } from '../words.ts'

/** Letters of a heading; what is longer is running text. */
const LONGEST_HEADING = 80

/** What readers get: a code as a coupon, any other offer in a box of its own. */
export const offer: MakePart = rest => {
  const { what, code, until, terms } = rest.facts.offer ?? {}
  const isOpen = what !== undefined && !rest.said.has('offer.what')
  const heading = isOpen && code && what.length <= LONGEST_HEADING ? point(what) : undefined
  const lines = [
    isOpen && !heading ? sentence(linked(what)) : '',
    until ? lastDay(until) : '',
    terms ? sentence(linked(terms)) : ''
  ]
  const text = lines.filter(Boolean).join(' ')
  if (!code && !text) return []
  const says = {
    offer: '',
    ...(isOpen && { 'offer.what': heading ? 'heading' : 'text' }),
    ...(code && { 'offer.code': 'code' })
  }
  if (!code) return [{ part: 'offer', kind: 'notice', layout: 'box', content: { text }, says }]
  const name = heading ?? headed(rest, 'offer').heading ?? phrases.code
  const content = { heading: capitalise(name), code, ...(text && { text }) }
  return [{ part: 'offer', kind: 'coupon', strong: true, content, says }]
}

const SAID = /^(?:valid|good|open|until|till?|ends|through|to)\s/i

/** "Until Sunday 8 June."; words that say already how far it goes stand as they are. */
function lastDay(words: string): string {
  const day = untilOf(words)
  return sentence(day && !SAID.test(words) ? `Until ${day}` : words)
}

import type { EmailFacts } from '../../compose/email-facts.ts'
import type { Kept } from './facts-to-keep.ts'

/** More would be the brief once more. */
const MOST = 30

/**
 * What a person confirmed and an email can be asked for, up to 30 facts. Days and times are not: "this Friday" is rightly written
 * as a date.
 */
export function confirmedFacts({ sender, offer, things, rows, occasions, ...facts }: EmailFacts): Kept[] {
  const words = [
    sender?.name,
    offer?.what,
    offer?.until,
    ...things.map(({ name, price }) => joined(name, price)),
    ...facts.buttons.map(({ label }) => label),
    ...rows.map(({ label, value }) => joined(label, value)),
    ...occasions.map(({ place }) => place),
    ...facts.figures.map(({ value, label }) => joined(value, label)),
    ...[...facts.sentences, ...facts.steps, ...facts.quotes.map(quote => quote.words)]
  ]
  const code = offer?.code ? [{ words: offer.code, isExact: true }] : []
  return [...code, ...words.flatMap(each => (each ? { words: each } : []))].slice(0, MOST)
}

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ')

/** Where readers are to be led, with a scheme. What is no address of a page is left out. */
export function linksOf({ sender, things, buttons }: EmailFacts): string[] {
  const links = [sender?.site, ...things.map(({ link }) => link), ...buttons.map(({ link }) => link)]
  const given = links.filter(link => link !== undefined)
  const whole = given.map(link => (/^[a-z]+:/i.test(link) || !HOST.test(link) ? link : `https://${link}`))
  return [...new Set(whole)].filter(link => /^https?:/i.test(link))
}

const HOST = /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/

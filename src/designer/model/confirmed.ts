import type { EmailFacts } from '../../compose/email-facts.ts'
import type { Chip } from '../reading/facts.ts'

const chip = (role: Chip['role'], value: string | undefined): Chip[] =>
  value ? [{ role, value, state: 'added', sure: true }] : []
const worded = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ')

/** What a person confirmed and an email can be asked for word for word. Days and times are not: "this Friday" is rightly written as a date. */
export function confirmedFacts({ sender, offer, things, rows, occasions, ...facts }: EmailFacts): Chip[] {
  return [
    ...chip('sender', sender?.name),
    ...chip('offer', offer?.what),
    ...chip('code', offer?.code),
    ...chip('deadline', offer?.until),
    ...things.flatMap(({ name, price }) => chip('item', worded(name, price))),
    ...facts.buttons.flatMap(({ label }) => chip('button', label)),
    ...rows.flatMap(({ label, value }) => chip('statement', worded(label, value))),
    ...occasions.flatMap(({ place }) => chip('statement', place)),
    ...facts.figures.flatMap(({ value, label }) => chip('statement', worded(value, label))),
    ...[...facts.sentences, ...facts.steps, ...facts.quotes.map(({ words }) => words)].flatMap(text =>
      chip('statement', text)
    )
  ]
}

/** Where readers are to be led, with a scheme. What is no address of a page is left as it is. */
export function confirmedLinks({ sender, things, buttons }: EmailFacts): string[] {
  const links = [sender?.site, ...things.map(({ link }) => link), ...buttons.map(({ link }) => link)]
  const given = links.filter(link => link !== undefined)
  const whole = given.map(link => (/^[a-z]+:/i.test(link) || !HOST.test(link) ? link : `https://${link}`))
  return [...new Set(whole)].filter(link => /^https?:/i.test(link))
}

const HOST = /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/

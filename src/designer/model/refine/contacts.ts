import { entitiesIn } from '../../reading/entities/find-entities.ts'
import type { Finding } from './finding.ts'
import type { Material } from './material.ts'

/** So many digits of a number tell it from others, however its country is written. */
const TELLING_DIGITS = 7

/** Addresses of mail and telephone numbers that nobody gave. `text` is what readers see. */
export function contactFindings(text: string, material: Material): Finding[] {
  const known = material.text.toLowerCase()
  const numbers = known.replace(/\D/g, '')
  const given = entitiesIn(material.text, material.today)
  // A number that was dictated stands there in words.
  const isDictated = given.some(({ kind, value }) => kind === 'phone' && !/\d/.test(value))
  const found = entitiesIn(text, material.today).filter(({ kind, value }) => {
    if (kind === 'email') return !known.includes(value.toLowerCase())
    return kind === 'phone' && !isDictated && !numbers.includes(value.replace(/\D/g, '').slice(-TELLING_DIGITS))
  })
  return [...new Set(found.map(({ value }) => value))].map(value => ({
    kind: 'contact',
    reason: `${value} is in the email, and nobody gave it. Take it out, or write a merge tag such as {{contact_email}}.`,
    plain: `${value} is not in your brief: check it before you send.`
  }))
}

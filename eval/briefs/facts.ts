import { type Share, share } from '../tally.ts'
import type { EmailText } from '../text/email-text.ts'
import { asShown, bareAddress, flat, wordsOf } from '../text/words.ts'
import { withAddresses } from './told.ts'

/** Facts of the brief that stand in the body of the email as they were typed. */
export function factsPresent(facts: readonly string[], email: EmailText): { share: Share; missing: string[] } {
  const missing = facts.filter(fact => !standsIn(fact, email))
  return { share: share(facts.length - missing.length, facts.length), missing }
}

/** Stands a fact in a text, behind a link, or, of three words and more, parted among the texts of one item? */
export function standsIn(fact: string, email: EmailText): boolean {
  const typed = asShown(fact)
  const texts = email.pieces.map(withAddresses)
  if (texts.some(text => holds(text, typed))) return true
  const words = wordsOf(typed)
  return words.length >= 3 && itemTexts(email).some(text => words.every(word => text.includes(` ${word} `)))
}

/** Signs count where a fact has no words, or begins or ends with one: `£24`, `2 + 1`. */
export function holds(text: string, fact: string): boolean {
  const words = flat(fact)
  if (words.trim() === '') return text.includes(fact.trim())
  if (isAddress(fact)) return closed(text).includes(closed(bareAddress(fact)))
  if (!flat(text).includes(words)) return digitsOf(fact).length >= 7 && digitsOf(text).includes(digitsOf(fact))
  const signs = fact.match(/[€£$¥₦₹₱%]/g) ?? []
  return signs.every(sign => text.includes(sign))
}

const isAddress = (fact: string): boolean => /^\S+\.[a-z]{2,}(?:\/\S*)?$/i.test(bareAddress(fact))
const closed = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ')
const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** All texts of an item, or of a part beside its items, as one. */
function itemTexts(email: EmailText): string[] {
  const items = new Map<string, string>()
  for (const piece of email.pieces) {
    const key = piece.item ?? `part ${piece.part}`
    items.set(key, `${items.get(key) ?? ' '}${flat(withAddresses(piece))}`)
  }
  return [...items.values()]
}

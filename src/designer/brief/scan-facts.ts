import type { Fact } from './fact.ts'
import { findNames } from './names.ts'
import { FACT_PATTERNS } from './patterns.ts'
import { findQuotes } from './quotes.ts'

/** Enough for any brief; a pasted table of thousands of numbers is not one. */
const MOST_FACTS = 400

/** Everything that a text states: addresses, amounts, dates, codes, names, quotations, in the order of the text. No two overlap, except that a quotation may hold others. */
export function scanFacts(text: string): Fact[] {
  const taken = new Uint8Array(text.length)
  const facts: Fact[] = []
  const claim = (fact: Fact | undefined) => {
    if (!fact || isTaken(taken, fact) || !isPlausible(fact, text)) return
    taken.fill(1, fact.start, fact.end)
    facts.push(fact)
  }
  for (const { kind, pattern } of FACT_PATTERNS) {
    if (kind === 'number')
      for (const name of findNames(text, at => startsSentence(text, at))) claim({ kind: 'name', ...name })
    for (const match of text.matchAll(pattern)) claim(factOf(kind, match))
  }
  const quotes = findQuotes(text).map(
    ({ text: words, start, end }): Fact => ({ kind: 'quote', text: words, start, end })
  )
  return [...facts, ...quotes].sort((a, b) => a.start - b.start || b.end - a.end).slice(0, MOST_FACTS)
}

function factOf(kind: Fact['kind'], match: RegExpMatchArray): Fact | undefined {
  const value = match.groups?.value ?? match[0]
  const text = kind === 'link' || kind === 'email' ? trimAddress(value) : value.trim()
  if (!text) return undefined
  const start =
    (match.index ?? 0) + match[0].lastIndexOf(value) + (kind === 'link' ? 0 : value.length - value.trimStart().length)
  const label = match.groups?.label
  return { kind, text, start, end: start + text.length, ...(label && { label: label.toLowerCase() }) }
}

/** An address without the marks of the sentence that it stands in. */
function trimAddress(address: string): string {
  const bare = address.replace(/[.,;:!?'’"]+$/, '')
  return bare.endsWith(')') && !bare.includes('(') ? trimAddress(bare.slice(0, -1)) : bare
}

const isTaken = (taken: Uint8Array, { start, end }: Fact): boolean => taken.subarray(start, end).some(Boolean)

function isPlausible({ kind, text, start }: Fact, whole: string): boolean {
  if (kind === 'phone') {
    const digits = text.replace(/\D/g, '').length
    const isCued = /(?:tel|phone|call|ring|mobile|whatsapp|text)\W{0,4}(?:us\s)?(?:on\s|at\s)?$/i.test(
      whole.slice(Math.max(0, start - 20), start)
    )
    return digits >= 7 && digits <= 15 && (isCued || /^[+(0]/.test(text) || /^\d{3}[\s.-]\d{3}[\s.-]\d{4}$/.test(text))
  }
  if (kind === 'code' && !/\b(?:off|codes?|discount|coupon|voucher|promo|offer|checkout)\b/i.test(whole)) return false
  if (kind === 'code') return !/^(?:FOR|THE|AND|FROM|WITH|CODE|HERE|THIS|FREE|OFF|EMAIL|HTML|CSS)$/i.test(text)
  if (kind === 'date') return !/^(?:may|march|mar|sun|sat|dec)\b\.?$/i.test(text)
  return true
}

/** Does a sentence or a line of a list begin there? */
function startsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?:\n"“‘]|\n\s*[-•*\d.)]+)["'“‘(\s]*$/.test(text.slice(Math.max(0, at - 8), at))
}

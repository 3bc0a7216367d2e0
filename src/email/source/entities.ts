import { decodeReference } from './decode-reference.ts'

const BASIC: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0'
}

const REFERENCE = /&(?:#[xX][0-9a-fA-F]+|#[0-9]+|[a-zA-Z][a-zA-Z0-9]*);?=?/g

/** Text as a browser shows it: character references become characters, by the rules for text between tags. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(REFERENCE, reference => BASIC[reference] ?? decodeReference(reference, 'text'))
}

/** The same by the rules for attribute values, where `&copy=1` in an address stays as it is. */
export function decodeAttribute(value: string): string {
  if (!value.includes('&')) return value
  return value.replace(REFERENCE, reference => BASIC[reference] ?? decodeReference(reference, 'attribute'))
}

/** Text as it may stand between tags. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, char => (char === '&' ? '&amp;' : char === '<' ? '&lt;' : '&gt;'))
}

/** Text as it may stand in a quoted attribute; the quote is escaped too. */
export function escapeAttribute(text: string, quote: '"' | "'" = '"'): string {
  return escapeText(text).replaceAll(quote, quote === '"' ? '&quot;' : '&#39;')
}

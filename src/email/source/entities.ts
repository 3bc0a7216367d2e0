import { Tokenizer } from 'htmlparser2'

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
  return text.replace(REFERENCE, reference => BASIC[reference] ?? decode(reference, ''))
}

/** The same by the rules for attribute values, where `&copy=1` in an address stays as it is. */
export function decodeAttribute(value: string): string {
  if (!value.includes('&')) return value
  return value.replace(REFERENCE, reference => BASIC[reference] ?? decode(reference, '<a a="'))
}

/** The tokenizer knows the 2,231 named references of the HTML standard; asking it saves a second copy. */
function decode(reference: string, before: string): string {
  let decoded = ''
  const text = before + reference
  const add = (start: number, end: number): void => {
    decoded += text.slice(start, end)
  }
  const point = (codepoint: number): void => {
    decoded += String.fromCodePoint(codepoint)
  }
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    { ...SILENT, ontext: add, ontextentity: point, onattribdata: add, onattribentity: point }
  )
  tokenizer.write(text)
  if (before) tokenizer.write('"')
  tokenizer.end()
  return decoded
}

const nothing = (): void => {}

/** Answers every callback of the tokenizer with nothing. */
export const SILENT = {
  onattribdata: nothing,
  onattribentity: nothing,
  onattribend: nothing,
  onattribname: nothing,
  oncdata: nothing,
  onclosetag: nothing,
  oncomment: nothing,
  ondeclaration: nothing,
  onend: nothing,
  onopentagend: nothing,
  onopentagname: nothing,
  onprocessinginstruction: nothing,
  onselfclosingtag: nothing,
  ontext: nothing,
  ontextentity: nothing
}

/** Text as it may stand between tags. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, char => (char === '&' ? '&amp;' : char === '<' ? '&lt;' : '&gt;'))
}

/** Text as it may stand in a quoted attribute; the quote is escaped too. */
export function escapeAttribute(text: string, quote: '"' | "'" = '"'): string {
  return escapeText(text).replaceAll(quote, quote === '"' ? '&quot;' : '&#39;')
}

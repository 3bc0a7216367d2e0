/** First letter upper case; the rest as it is. */
export const capitalise = (text: string): string =>
  text.replace(/^(["'“‘(]*)(\p{L})/u, (_, lead, letter) => lead + letter.toUpperCase())

/** First letter lower case, unless the word is a name, an acronym or "I". */
export function lowerFirst(text: string): string {
  return /^(I\b|[A-Z]{2}|[A-Z][\w’'-]*\s+[A-Z])/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** The text without blanks, commas, colons, dashes and full stops at its ends. */
export const trimEnds = (text: string): string =>
  text
    .replace(/^[\s,;:.–—•*-]+(?=\S)/, '')
    .replace(/[\s,;:.–—-]+$/, '')
    .trim()

/** As a sentence: a capital first, a full stop last unless another mark stands there. */
export function sentence(text: string): string {
  const clean = capitalise(text.trim().replace(/[\s,;:–—-]+$/, ''))
  return clean === '' || /[.!?…]["”’')]?$/.test(clean) ? clean : `${clean}.`
}

/** Without its full stop. */
export const withoutStop = (text: string): string => text.trim().replace(/[.]+$/, '')

/** `a, b and c`. */
export function joinAnd(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}

const SMALL: ReadonlySet<string> = new Set('a an and at but by de for from in la of on or the to with'.split(' '))

/** Each word with a capital, small ones only at the start; words that have capitals of their own stay. */
export function titleCase(text: string): string {
  return text
    .split(/\s+/)
    .map((word, at) => (/[A-Z]/.test(word) || (at > 0 && SMALL.has(word)) ? word : capitalise(word)))
    .join(' ')
}

/** Cut at a word so that at most `most` characters remain; no mark left at the end. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most + 1)
  const at = cut.lastIndexOf(' ')
  return trimEnds(cut.slice(0, at > most / 2 ? at : most)).replace(
    /\s+(and|or|with|for|to|at|on|in|of|the|a|an|from|until|by)$/i,
    ''
  )
}

/** One line, plain marks, lower case: for comparing what stands in two texts. */
export function comparable(text: string): string {
  return text
    .toLowerCase()
    .replace(/\*\*|\*(?!\|)(?<!\|\*)/g, '')
    .replace(/[’‘`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\u00a0/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A number that depends on every character of a text (FNV-1a, 32 bit). */
export function hashText(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** How many words. */
export const wordCount = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length

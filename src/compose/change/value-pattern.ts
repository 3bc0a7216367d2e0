/** Signs between the words of a value: white space of any kind, never the end of a block. */
const GAP = String.raw`[^\S\u2029]+`
const QUOTE = `["“”„«»]`
const APOSTROPHE = `['‘’ʼ]`
const DASH = '[-‐‑–—−]'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** A sum whose parts of a hundred are none: `£4`, `£4.00`, `4,00 €`. */
const EVEN = /^(\p{Sc}?)(\d+(?:[.,]\d{3})*)([.,]00)?(\p{Sc}?)$/u

/** A word in all ways in which it may be written. */
function wordPattern(word: string): string {
  const [, before = '', amount = '', , after = ''] = EVEN.exec(word) ?? []
  if (amount && (before || after)) return `${escaped(before)}${escaped(amount)}(?:[.,]00)?${escaped(after)}`
  return escaped(word)
    .replace(/["“”„«»]/g, QUOTE)
    .replace(/['‘’ʼ]/g, APOSTROPHE)
    .replace(/[-‐‑–—−]/g, DASH)
}

const hasSum = (value: string): boolean => /\p{Sc}/u.test(value)
const isAddress = (value: string): boolean => /^[^\s@]*[^\s@.]\.[a-z]{2,}\S*$|@/i.test(value.trim())

/** What may not stand right before a value: else it is the end of another word, sum or address. */
function opening(value: string): string {
  if (!/^[\p{L}\p{N}]/u.test(value)) return String.raw`(?<![\p{L}\p{N}])`
  const joined = isAddress(value) ? String.raw`[\p{L}\p{N}][-.@]` : String.raw`[@/]|[\p{L}\p{N}][-.]`
  const figures = /^\d/.test(value) ? String.raw`|\p{N}[.,:]|\p{Sc}[^\S\u2029]?` : ''
  return String.raw`(?<![\p{L}\p{N}_]|${joined}${figures})`
}

/** What may not stand right after it. */
function closing(value: string): string {
  if (!/[\p{L}\p{N}]$/u.test(value)) return /\p{Sc}$/u.test(value) ? String.raw`(?![\p{L}\p{N}])` : ''
  const figures = /\d$/.test(value) ? String.raw`|[.,:]\p{N}|[^\S\u2029]?%` : ''
  const sum = /\d$/.test(value) && !hasSum(value) ? String.raw`|[^\S\u2029]?\p{Sc}` : ''
  // A site stays the same before a path.
  const joined = isAddress(value) ? '[-.@]' : '[-.@/]'
  return String.raw`(?![\p{L}\p{N}_]|${joined}(?=[\p{L}\p{N}])${figures}${sum})`
}

/**
 * Finds a value as whole words: white space, quotes and dashes may be other ones of their kind, and `£4` is `£4.00`. Nothing for a
 * value without a letter or a figure.
 */
export function valuePattern(value: string, flags = 'gu'): RegExp | undefined {
  const trimmed = value.trim()
  if (!/[\p{L}\p{N}]/u.test(trimmed)) return undefined
  const words = trimmed.split(/\s+/).map(wordPattern)
  return new RegExp(`${opening(trimmed)}${words.join(GAP)}${closing(trimmed)}`, flags)
}

/** Do words hold a value, in capitals or not? */
export const says = (words: string, value: string): boolean => valuePattern(value, 'giu')?.test(words) ?? false

/** Is a text nothing but a value? */
export const isOnly = (words: string, value: string): boolean => {
  const [found] = valuePattern(value, 'giu')?.exec(words.trim()) ?? []
  return found !== undefined && found.length === words.trim().length
}

import { endOf } from '../entities/found.ts'
import type { Span } from '../reading.ts'
import type { Line } from './lines.ts'
import { countWords } from './words.ts'

const HEADER =
  /^(?:from|fra|von|de|to|til|an|cc|bcc|date|sent|sendt|gesendet|subject|emne|betreff|re|fw|fwd|reply-to|attachments?)\s*:\s/i
const BANNER = /^[-_*\s]{0,30}(?:begin )?(?:forwarded|original) (?:message|mail)\b|^on .{6,80} wrote:$/i
/** A line of a name or an office: no sentence, no figure. */
const NAME = /^\p{Lu}(?!.*(?:[\d:/@]|(?<!\b\p{L}{1,4})\.$|[!?]$))/u
/** In words. */
const LONGEST_NAME = 8

/** Lines of a forwarded mail that are its envelope and none of its words: banner, headers, the names under it. */
export function envelopeOf(text: string, lines: readonly Line[]): Span[] {
  if (forwardedAt(text, lines) === undefined) return []
  const isHeader = lines.map(line => HEADER.test(wordsOf(text, line)))
  const headers = lines.filter(
    (line, at) => BANNER.test(wordsOf(text, line)) || (isHeader[at] && (isHeader[at - 1] || isHeader[at + 1]))
  )
  const quoted = lines.filter(({ depth }) => depth > 0)
  const last = quoted.findLastIndex(line => line.bullet || !isName(wordsOf(text, line)))
  return [...new Set([...headers, ...quoted.slice(last + 1)])].map(({ span }) => span).sort((a, b) => a.at - b.at)
}

const wordsOf = (text: string, { span }: Line): string => text.slice(span.at, endOf(span))
const isName = (words: string): boolean => NAME.test(words) && countWords(words) <= LONGEST_NAME

/** Where a forwarded mail begins: what stands before it is said to the designer. */
export function forwardedAt(text: string, lines: readonly Line[]): number | undefined {
  const first = lines.findIndex(line => line.depth > 0 || BANNER.test(wordsOf(text, line)))
  const before = lines.slice(0, Math.max(0, first)).findLastIndex(line => !HEADER.test(wordsOf(text, line)))
  return first < 0 ? undefined : lines[before + 1]?.span.at
}

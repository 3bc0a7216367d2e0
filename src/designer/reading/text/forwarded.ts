import { endOf } from '../entities/found.ts'
import type { Span } from '../reading.ts'
import type { Line } from './lines.ts'
import { countWords } from './words.ts'

const HEADERS =
  'from|fra|von|de|to|til|an|cc|bcc|date|sent|sendt|gesendet|subject|emne|betreff|re|fw|fwd|reply-to|attachments?'
const HEADER = new RegExp(`^(?:${HEADERS})\\s*:\\s`, 'i')
const BANNER = /^[-_*\s]{0,30}(?:begin )?(?:forwarded|original) (?:message|mail)\b|^on .{6,80} wrote:$/i
const BOILERPLATE =
  /\b(?:confidential|privileged)\b.{0,120}\b(?:information|intended recipient|in error)\b|\b(?:received|sent) (?:it |this )?(?:\w+ )?in error\b|^sent from my \w+|^please consider the environment/i
const GREETING =
  /^(?:hi|hello|hey|dear|hej|hallo|good (?:morning|afternoon|evening|day|pm)|madam|sir|all|team)\b[^.!?\n]{0,24}[,!]?$|^(?:hi|hello|dear|hey) [\w ]{1,20},\s/i
const INITIALS =
  /^(?:[A-Z]\.?|-- ?|mvh|regards|kind regards|best|best regards|thanks|thx|cheers|many thanks|br)[,.]?(?: \p{Lu}\p{L}*)?$/iu

/** Header lines of a forwarded mail come in blocks of two at least, or after a banner. */
const FEWEST_HEADERS = 2
const LONGEST_NAME = 8

/** Lines of a forwarded mail that are its envelope and none of its words: banner, headers, greeting, initials, signature, legal notes. */
export function envelopeOf(text: string, lines: readonly Line[]): Span[] {
  const wordsOf = ({ span }: Line) => text.slice(span.at, endOf(span))
  const banners = lines.filter(line => BANNER.test(wordsOf(line)))
  const isForwarded = banners.length > 0 || lines.some(({ depth }) => depth > 0)
  const isHeader = lines.map(line => HEADER.test(wordsOf(line)))
  const headers = lines.filter((_, at) => isHeader[at] && (isHeader[at - 1] || isHeader[at + 1]))
  const envelope = new Set<Line>([...banners, ...(isForwarded || isMail(headers.map(wordsOf)) ? headers : [])])
  for (const line of lines) {
    const words = wordsOf(line)
    if (BOILERPLATE.test(words) || (isForwarded && (GREETING.test(words) || INITIALS.test(words)))) envelope.add(line)
  }
  for (const line of signatureOf(text, lines, envelope)) envelope.add(line)
  return [...envelope].map(({ span }) => span).sort((a, b) => a.at - b.at)
}

/** Headers without a sign of forwarding are a mail's when one has an address of mail, or a subject; else a form's. */
const isMail = (headers: readonly string[]): boolean =>
  headers.length > FEWEST_HEADERS &&
  headers.some(words => words.includes('@') || /^(?:subject|betreff|emne)\b/i.test(words))

/** The last lines of what is quoted: names and offices, without a full stop or a number. */
function signatureOf(text: string, lines: readonly Line[], envelope: ReadonlySet<Line>): Line[] {
  const quoted = lines.filter(({ depth }) => depth > 0)
  const signature: Line[] = []
  for (const line of quoted.toReversed()) {
    const words = text.slice(line.span.at, endOf(line.span))
    const isName =
      countWords(words) <= LONGEST_NAME &&
      /^\p{Lu}/u.test(words) &&
      !/[.!?:]$|[\d:/@]/.test(words.replace(/(?<=\b\p{L}{1,4})\.$/u, ''))
    if (!envelope.has(line) && (!isName || line.bullet)) break
    if (isName) signature.push(line)
  }
  return signature
}

/** Where a forwarded mail begins: what stands before it is said to the designer. */
export const forwardedAt = (text: string, lines: readonly Line[]): number | undefined => {
  const first = lines.findIndex(line => line.depth > 0 || BANNER.test(text.slice(line.span.at, endOf(line.span))))
  if (first < 0) return undefined
  let at = first
  while (at > 0 && HEADER.test(text.slice(lines[at - 1]?.span.at, endOf(lines[at - 1]?.span ?? { at: 0, length: 0 }))))
    at--
  return lines[at]?.span.at
}

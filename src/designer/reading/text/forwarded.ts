import { endOf } from '../entities/found.ts'
import type { Span } from '../reading.ts'
import type { Line } from './lines.ts'

const HEADERS =
  'from|fra|von|de|to|til|an|cc|bcc|date|sent|sendt|gesendet|subject|emne|betreff|re|fw|fwd|reply-to|attachments?'
const HEADER = new RegExp(`^(?:${HEADERS})\\s*:\\s`, 'i')
const BANNER = /^[-_*\s]{0,30}(?:begin )?(?:forwarded|original) (?:message|mail)\b|^on .{6,80} wrote:$/i
const BOILERPLATE =
  /\b(?:confidential|privileged)\b.{0,120}\b(?:information|recipient|message|e-?mail|error)\b|\b(?:received|sent) (?:it |this )?(?:\w+ )?in error\b|^sent from my \w+|^please consider the environment/i
const GREETING =
  /^(?:hi|hello|hey|dear|hej|hallo|good (?:morning|afternoon|evening|day|pm)|madam|sir|all|team)\b[^.!?\n]{0,24}[,!]?$|^(?:hi|hello|dear|hey) [\w ]{1,20},\s/i
const INITIALS =
  /^(?:[A-Z]\.?|-- ?|mvh|regards|kind regards|best|best regards|thanks|thx|cheers|many thanks|br)[,.]?(?: \p{Lu}\p{L}*)?$/iu

/** Header lines of a forwarded mail come in blocks of two at least, or after a banner. */
const FEWEST_HEADERS = 2

/** Lines of a forwarded mail that are its envelope and none of its words: banner, headers, greeting, initials, legal notes. */
export function envelopeOf(text: string, lines: readonly Line[]): Span[] {
  const wordsOf = ({ span }: Line) => text.slice(span.at, endOf(span))
  const headers = lines.filter(line => HEADER.test(wordsOf(line)) && line.label)
  const banners = lines.filter(line => BANNER.test(wordsOf(line)))
  const isForwarded = banners.length > 0 || lines.some(({ depth }) => depth > 0)
  const envelope = new Set<Line>(banners)
  for (const [place, line] of headers.entries()) {
    const neighbours = [headers[place - 1], headers[place + 1]].filter(
      other => other && Math.abs(lines.indexOf(other) - lines.indexOf(line)) === 1
    )
    if (neighbours.length > 0 && (isForwarded || headers.length > FEWEST_HEADERS)) envelope.add(line)
  }
  for (const line of lines) {
    const words = wordsOf(line)
    if (BOILERPLATE.test(words) || (isForwarded && (GREETING.test(words) || INITIALS.test(words)))) envelope.add(line)
  }
  return [...envelope].map(({ span }) => span).sort((a, b) => a.at - b.at)
}

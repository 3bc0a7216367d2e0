import { commentKind } from '../source/comments.ts'
import type { Span } from '../source/source.ts'

const END = '<![endif]-->'

/**
 * A place together with the ghost table that stands round it: `<!--[if mso]><table><tr><td><![endif]-->` before,
 * `<!--[if mso]></td></tr></table><![endif]-->` after. Without its content a ghost table would be an empty box in Outlook,
 * and half of one would swallow what follows.
 */
export function withGhost(html: string, place: Span): Span {
  const before = html.slice(0, place.start).trimEnd()
  const start = before.endsWith(END) ? before.lastIndexOf('<!--[if') : -1
  const after = html.slice(place.end)
  const from = place.end + after.length - after.trimStart().length
  const end = html.startsWith('<!--[if', from) ? html.indexOf(END, from) + END.length : -1
  if (start < 0 || end < from) return place
  const isGhost = commentKind(before.slice(start)) === 'mso-open' && commentKind(html.slice(from, end)) === 'mso-close'
  return isGhost ? { start, end } : place
}

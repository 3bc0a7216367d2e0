import type { Ask } from './ask.ts'
import { KIND_OF_SENDER } from './sender/kinds.ts'
import { DAYS } from './tidy.ts'

/** "online course launching - Learn Light with Mia": the name, and what it is. */
export const LAUNCHING =
  /^(?:our |my |an? |the )?(?:new )?(\p{Ll}[\p{Ll} -]{3,40}?) (?:launching|launch|opening)\s*[-–—:]\s*(?:called )?(\p{Lu}[\p{L}\d']*(?: [\p{Lu}\d][\p{L}\d']*){0,4})( with [^,.]+)?\.?$/u

/** "our new headphones, the Aura 2, …": the name is the subject, and what it is a sentence. */
export function namedAfter({ subject, rest }: Ask, result: { statements: string[] }): Pick<Ask, 'subject' | 'rest'> {
  const [first = '', ...others] = rest
  const name = /^(?:the )?(\p{Lu}[\p{L}\d'-]*(?: (?:\p{Lu}[\p{L}\d'-]*|\d+)){0,3})$/u.exec(first)?.[1]
  const isNoun = /^(?:our|my) (?:new|latest|brand[- ]new|first|second) (?:\p{Ll}[\p{Ll}\d' -]+)$/u.test(subject ?? '')
  if (!name || !subject || !isNoun || new RegExp(DAYS.source, 'i').test(name))
    return { ...(subject && { subject }), rest }
  result.statements.push(`Say hello to ${subject.replace(/^my\b/, 'our')}.`)
  return { subject: name, rest: others }
}

/** "for my yoga studio": the sender, which is no subject. */
const OWN = new RegExp(`^(?:my|our) (?:[\\w'-]+ ){0,3}(?:${KIND_OF_SENDER})\\??$`, 'i')
/** "cyclists called The Long Gear": whom it is for, and its name. */
const CALLED_BY = /^[\p{Ll} ]{3,30} (?:called|named) \p{Lu}[^,.]*$/u
/** Is it the sender or the readers rather than a subject? */
export const isNoSubject = (subject: string): boolean => OWN.test(subject) || CALLED_BY.test(subject)

/** "Tidemark, a time tracking app": said as a sentence, when the first is a name. */
export const definitionOf =
  (subject: string | undefined) =>
  (piece: string): string | undefined => {
    const name = subject
      ?.split(/:\s+/)
      .at(-1)
      ?.replace(/^(?:our |the |new )+/i, '')
      .replace(/^.*"([^"]+)"$/, '$1')
    return name && /^[\p{Lu}\d]/u.test(name) && name.split(' ').length < 6 && /^an? [a-z]/.test(piece)
      ? `${name} is ${piece}`
      : undefined
  }

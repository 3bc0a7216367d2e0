import type { Role, Span } from '../roles/roles.ts'
import type { Quote } from './brief.ts'
import { endOf, type Stretch } from './matter.ts'
import { capitalise } from './tidy.ts'

/** Words without the quotation marks, brackets and commas around them. */
export const withoutSigns = (words: string): string => words.replace(/^["'(\s]+|["')\s,;:]+$/g, '')

/** The only span of a role; several would say different things. */
export function only(spans: Span[], wanted: Role): Span | undefined {
  const found = spans.filter(({ role }) => role === wanted)
  return found.length === 1 ? found[0] : undefined
}

/** "with Dr. Priya Nambiar": whom one sees does not sign. */
const BESIDE_NAME = /\b(?:(?:dr|mr|mrs|ms|prof|rev)\.?|with|see|meet) $/i

/**
 * Who signs the letter.
 * @param voices Where quotations and those who said them stand: they do not sign.
 */
export const signedIn = (text: string, spans: Span[], voices: Stretch[]): Span | undefined =>
  only(
    spans.filter(
      ({ role, at, text: words }) =>
        role === 'sign' &&
        !/[@\d/]/.test(words) &&
        !BESIDE_NAME.test(text.slice(0, at)) &&
        !voices.some(cut => cut.at === at)
    ),
    'sign'
  )

/** "a thank you from headteacher Grace Achieng": what somebody is, before the name. */
export function roleBefore(text: string, { at }: Span): string {
  const role = /\b(?:from|by) (?:our |the )?((?:\p{Ll}{3,} ){0,2}\p{Ll}{4,}) $/u.exec(text.slice(0, at))?.[1]
  return role && !/\b(?:all|everyone|name|team|with|from|and|the|of)\b/.test(role) ? `, ${role}` : ''
}

/** "Ruth Okafor, Executive Director": the role stands under the name. */
export const signatureIn = (words: string): string =>
  withoutSigns(words)
    .replace(/^(?:from |by |me,? |it |as )+/i, '')
    .replace(/^(?:love|cheers|thanks)(?: from)? (?=\p{Lu})/iu, '')
    .replace(
      /^(?:yours(?: \w+)?|love|best(?: wishes)?|warmly|cheers|(?:kind |warm |best )?regards|sincerely|with love),\s+/i,
      ''
    )
    .replace(/ (?:him|her|my|them)sel(?:f|ves)\b/i, '')
    .replace(/,? (?:of|at|from|for)$/i, '')
    .replace(/,? who (?:run|runs|own|owns|started|founded|make|makes)\b.*$/i, '')
    .replace(/^(?:our|the|my) (?=\p{Lu}.* team$)/u, 'The ')
    .replace(/^(?:(?:our|the|my) )?(\p{Ll}[\p{Ll}’' -]{2,30}?),? (\p{Lu}.*)$/u, '$2, $1')
    .replace(/,\s+(?:our |the )?(.+)$/, (_, role: string) => `\n${capitalise(role)}`)

/** Who stands right behind a quotation said it: "…" from Dana R. */
const signerAfter = (next: Span | undefined, quote: Span): Span | undefined =>
  next?.role === 'sign' && next.at - endOf(quote) < 14 ? next : undefined

/** "Quote from a volunteer called Maureen, just a link to see …": what goes on in small letters behind a comma, without marks, is no quotation. */
const isQuoted = (text: string, { at, text: words }: Span): boolean =>
  !(/^\p{Ll}/u.test(words) && /,\s*$/.test(text.slice(0, at)))

/** Quotations with those who said them; one without a name stays where it is. */
export function voicesIn(text: string, spans: Span[]): { quotes: Quote[]; stretches: Stretch[] } {
  const quotes: Quote[] = []
  const stretches: Stretch[] = []
  for (const [at, quote] of spans.entries()) {
    if (quote.role !== 'quote') continue
    const by = [spans[at + 1], spans[at - 1]].find(span => span?.role === 'by') ?? signerAfter(spans[at + 1], quote)
    if (!by || !isQuoted(text, quote)) continue
    const firm = firmOf(text, by, spans[spans.indexOf(by) + 1])
    const [name = '', ...role] = withoutSigns(by.text + firm)
      .replace(/^(?:from|by)\s+/i, '')
      .split(/,\s+|\s+\(|\)/)
    quotes.push({
      text: quote.text,
      name,
      ...(role.length > 0 && { role: capitalise(role.filter(Boolean).join(', ')) })
    })
    stretches.push(quotedAt(text, quote), bracketedAt(text, { at: by.at, end: endOf(by) + firm.length }))
  }
  return { quotes, stretches }
}

/** Where a quotation stands with its marks. */
export function quotedAt(text: string, { at, text: words }: Span): Stretch {
  const end = at + words.length
  return { at: text[at - 1] === '"' ? at - 1 : at, end: end + (/^[.!?,]?"/.exec(text.slice(end))?.[0].length ?? 0) }
}

/** "(Helen R.)": the brackets go with what stands in them. */
function bracketedAt(text: string, { at, end }: Stretch): Stretch {
  const closes = /^\.?\)/.exec(text.slice(end))?.[0].length ?? 0
  return text[at - 1] === '(' && closes > 0 ? { at: at - 1, end: end + closes } : { at, end }
}

/** " at Studio Palanca" behind "Ines Duarte, operations lead". */
const firmOf = (text: string, by: Span, next: Span | undefined): string =>
  next?.role === 'brand' && /^ (?:at|of|from) $/.test(text.slice(endOf(by), next.at))
    ? text.slice(endOf(by), endOf(next))
    : ''

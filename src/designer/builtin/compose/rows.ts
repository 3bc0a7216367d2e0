import type { Kind, Pair } from '../../brief-reader/brief.ts'
import { capitalise } from '../../brief-reader/tidy.ts'
import { STREETS } from './parts/place.ts'
import { dateWords } from './words.ts'

const CARRIERS =
  /^(?:(?:via|with|by)\s+)?((?:royal mail|dhl|ups|fedex|usps|dpd|evri|gls|postnl|yodel|an post|australia post|canada post)\b.{0,30})$/i
const NAMED =
  /^(arriv(?:es|ing)|expected|delivery|paid with|paid on|paid by|paid|total|valid|hosted by|led by|size|status|carrier|dress code|parking|bring|speakers?|teacher|host)\s*(?:on|is|:)?\s+(.{2,60})$/i

/** "14 Orchard Close, Guildford". */
const STREET = new RegExp(`^\\d+[a-z]? (?:\\p{Lu}[\\p{L}']+ ){1,3}(?:${STREETS})(?:, \\p{Lu}[\\p{L} ]+)?\\.?$`, 'u')

/** "Arrives Thursday", "hosted by Priya Anand": a fact that has its name with it, as a row. `undefined` for other words. */
export function rowOf(words: string, kind: Kind): Pair | undefined {
  const dated = /^(?:the |our )?([\w' -]{6,34}?) on (\d{1,2} [A-Z]\w+\b[^,]{0,24})$/.exec(words)
  if (dated?.[1] && dated[2] && !/^(?:paid|we|you|i)\b/i.test(words))
    return { label: capitalise(dated[1]), value: dated[2].replace(/[,;.]+$/, '') }
  const [, does, day] =
    /^(ships|opens|starts|closes|begins|ends|doors open)(?: on| at)? ((?:mon|tues|wednes|thurs|fri|satur|sun)day[^,]{0,24}|\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{L}+.{0,12}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}.{0,8})$/iu.exec(
      words.replace(/\.$/, '')
    ) ?? []
  if (does && day) return { label: capitalise(does), value: capitalise(day) }
  const [, held, days] =
    /^(pick-?up|collection|collect|patient|open house|viewings?|helpline|phone|tel|hotline|opening hours|hours|doors|parking|dress code)\s+(?:is |are |on )?(.{4,60})$/i.exec(
      words.replace(/\.$/, '')
    ) ?? []
  if (held && days && (/\d|day\b/.test(days) || /^patient$/i.test(held)))
    return { label: capitalise(held), value: days }
  const [, deed, by] =
    /^(rsvp|order|book|apply|register|sign up|reply|pre-?order|enter) by (.{3,30}?)(?: (?:to|at|via) \S+@\S+)?$/i.exec(
      words.replace(/\.$/, '')
    ) ?? []
  if (deed && by && /\d|day\b/.test(by))
    return { label: `${/^rsvp$/i.test(deed) ? 'RSVP' : capitalise(deed)} by`, value: dateWords(by) }
  const [, drawn] = /^(?:prize )?draw(?: is)? on (.{3,24})$/i.exec(words.replace(/\.$/, '')) ?? []
  if (drawn) return { label: 'Prize draw', value: dateWords(drawn) }
  const [, span] =
    /^(?:from |open )?((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\s?(?:-|–|to)\s?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*(?: (?:evenings|mornings|afternoons|only|lunch|dinner))?)$/i.exec(
      words
    ) ?? []
  if (span) return { label: 'Days', value: dateWords(span) }
  const [, from] =
    /^(?:from |runs |on )((?:\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9}|[a-z]{3,9} \d{1,2})(?: |\s?[-–]\s?)(?:to|until|till|through)?\s?(?:\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9}|[a-z]{3,9} \d{1,2}))$/i.exec(
      words.replace(/\.$/, '')
    ) ?? []
  if (from) return { label: 'When', value: dateWords(from) }
  const [, due, at] =
    /^(next (?:billing|payment|renewal|delivery)(?: date)?)(?: is| on|:)? (.{3,24}\d.*|.*day.*)$/i.exec(
      words.replace(/\.$/, '')
    ) ?? []
  if (due && at) return { label: capitalise(due), value: dateWords(at) }
  const [, role, who] =
    /^(?:the |our |your )?(agent|contact|host|speaker|teacher|instructor|guide|trainer|chef|dj|coach|photographer|stylist) (?:is )?(\p{Lu}.{2,60})$/iu.exec(
      words.replace(/\.$/, '')
    ) ?? []
  if (role && who && /^\p{Lu}/u.test(who)) return { label: capitalise(role), value: who }
  if (STREET.test(words)) return { label: 'Address', value: words.replace(/\.$/, '') }
  if (!/order|shipping|receipt|event|notice|appointment/.test(kind)) return undefined
  const carrier = kind === 'shipping' && CARRIERS.exec(words)?.[1]
  if (carrier) return { label: 'Carrier', value: carrier }
  const host = /^(?:"[^"]+" )?with (\p{Lu}.{2,40})$/u.exec(words)?.[1]
  if (host && /event|appointment/.test(kind)) return { label: 'With', value: host }
  const [, label, value] = NAMED.exec(words.replace(/\.$/, '')) ?? []
  if (!label || !value) return undefined
  const name = label.toLowerCase().replace(/^arriving$/, 'arrives')
  return name === 'bring' ? undefined : { label: capitalise(name), value: capitalise(value) }
}

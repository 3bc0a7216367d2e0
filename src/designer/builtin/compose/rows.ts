import type { Kind, Pair } from '../../brief-reader/brief.ts'
import { CARRIER } from '../../brief-reader/carriers.ts'
import { capitalise } from '../../brief-reader/tidy.ts'
import { STREETS } from './parts/place.ts'
import { dateWords } from './words.ts'

const CARRIERS = new RegExp(`^(?:(?:via|with|by)\\s+)?(${CARRIER}\\b.{0,30})$`, 'i')
const NAMED =
  /^(arriv(?:es|ing)|expected(?: (?:delivery|arrival))?|delivery(?! address)|paid with|paid on|paid by|paid|total|valid|hosted by|led by|size|status|carrier|dress code|parking|bring|speakers?|teacher|host)\s*(?:on|is|:)?\s+(.{2,60})$/i

/** "14 Orchard Close, Guildford". */
const STREET = new RegExp(`^\\d+[a-z]? (?:\\p{Lu}[\\p{L}']+ ){1,3}(?:${STREETS})(?:, \\p{Lu}[\\p{L} ]+)?\\.?$`, 'u')

const row = (label: string, value: string): Pair => ({ label: capitalise(label), value })

/** Forms that any email has, the narrow before the wide; a form whose parts do not hold gives nothing. */
const FORMS: [RegExp, (first: string, second: string) => Pair | undefined][] = [
  [
    /^(?:the |our )?([\w' -]{6,34}?) on (\d{1,2} [A-Z]\w+\b[^,]{0,24})$/,
    (what, day) =>
      /^(?:paid|we|you|i)\b|\d/i.test(what) || / (?:and|or) \p{Ll}/u.test(day)
        ? undefined
        : row(what, day.replace(/[,;.]+$/, ''))
  ],
  [
    /^(ships|opens|starts|closes|begins|ends|doors open)(?: on| at)? ((?:mon|tues|wednes|thurs|fri|satur|sun)day[^,]{0,24}|\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{L}+.{0,12}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}.{0,8})$/iu,
    (what, day) => row(what, capitalise(day))
  ],
  [
    /^(pick-?up|collection|collect|patient|open house|viewings?|helpline|phone|tel|hotline|opening hours|hours|doors|parking|dress code)\s+(?:is |are |on )?(.{4,60})$/i,
    (what, when) => (/\d|day\b/.test(when) || /^patient$/i.test(what) ? row(what, when) : undefined)
  ],
  [
    /^(rsvp|order|book|apply|register|sign up|reply|pre-?order|enter) by (.{3,30}?)(?: (?:to|at|via) \S+[@.]\S+)?$/i,
    (deed, by) => (/\d|day\b/.test(by) ? row(`${deed.replace(/^rsvp$/i, 'RSVP')} by`, dateWords(by)) : undefined)
  ],
  [
    /^applications? (?:go )?(?:with .{2,30} )?to \S+@\S+ (?:by|before|until) (.{3,30})$/i,
    day => row('Apply by', dateWords(day))
  ],
  [/^(?:prize )?draw(?: is)? on (.{3,24})$/i, day => row('Prize draw', dateWords(day))],
  [
    /^(?:from|starting|effective|as of) ((?:\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9}|[a-z]{3,9} \d{1,2})(?:,? 20\d\d)?)$/i,
    day => row('From', dateWords(day))
  ],
  [
    /^(?:from |open )?((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\s?(?:-|–|to)\s?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*(?: (?:evenings|mornings|afternoons|only|lunch|dinner))?)$/i,
    days => row('Days', dateWords(days))
  ],
  [
    /^(?:from |runs |on )((?:\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9}|[a-z]{3,9} \d{1,2})(?: |\s?[-–]\s?)(?:to|until|till|through)?\s?(?:\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9}|[a-z]{3,9} \d{1,2}))$/i,
    days => row('When', dateWords(days))
  ],
  [
    /^(next (?:billing|payment|renewal|delivery|charge|invoice)(?: date)?)(?: is| on|:)*? (\d{1,2} \p{L}.{2,20}|.{3,24}\d.*|.*day.*)$/iu,
    (what, day) => row(what, dateWords(day))
  ],
  [
    /^(?:the |our |your )?(agent|contact|host|speaker|teacher|instructor|guide|trainer|chef|dj|coach|photographer|stylist) (?:is )?(\p{Lu}.{2,60})$/iu,
    (role, who) => (/^\p{Lu}/u.test(who) ? row(role, who) : undefined)
  ],
  [
    /^(?:the |your )?((?:delivery|shipping|billing|pick-?up|collection) address)(?: is|:)? (.*\d.*)$/i,
    (label, value) => row(label, value)
  ],
  [
    /^(?:the |your )?((?:stay|travel|booking|rental|hire) dates?)(?: are| is|:)? (.*\d.*)$/i,
    (label, value) => (value.length < 40 ? row(label, value) : undefined)
  ],
  [
    /^(receipt|invoice|order|booking|reference) (?:number|no\.?) (\S+)$/i,
    (what, number) => row(`${what} number`, number)
  ],
  [STREET, street => row('Address', street)]
]

/** "Arrives Thursday", "hosted by Priya Anand": a fact that has its name with it, as a row. `undefined` for other words. */
export function rowOf(source: string, kind: Kind): Pair | undefined {
  const words = source.replace(/\.$/, '')
  for (const [form, make] of FORMS) {
    const [all, first = all, second = ''] = form.exec(words) ?? []
    const made = first && make(first, second)
    if (made) return made
  }
  return /order|shipping|receipt|event|notice|appointment/.test(kind) ? namedRow(words, kind) : undefined
}

/** Forms of mail about an order, an account or a day. */
function namedRow(words: string, kind: Kind): Pair | undefined {
  const carrier = kind === 'shipping' && CARRIERS.exec(words)?.[1]
  if (carrier) return row('Carrier', carrier)
  const host = /^(?:"[^"]+" )?with (\p{Lu}.{2,40})$/u.exec(words)?.[1]
  if (host && /event|appointment/.test(kind)) return row('With', host)
  const [, label, value] = NAMED.exec(words) ?? []
  if (!label || !value) return undefined
  if (/^carrier$/i.test(label) && !/^\p{Lu}/u.test(value)) return undefined
  const name = label.toLowerCase().replace(/^arriving$/, 'arrives')
  return name === 'bring' ? undefined : row(name, capitalise(value))
}

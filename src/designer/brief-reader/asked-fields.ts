import type { Kind, Pair } from './brief.ts'
import { capitalise } from './tidy.ts'

/** What service mail shows of an order, a payment or a booking, each different from reader to reader. */
const FIELD = new RegExp(
  `^(?:${[
    'items?(?: ordered| bought)?|products?(?: ordered)?',
    '(?:order|booking|invoice|receipt|reference|tracking|policy|ticket|confirmation|customer|membership|account) (?:number|no\\.?|reference|id)',
    '(?:delivery|shipping|billing|pick-?up|collection|return) address',
    '(?:(?:estimated|expected) )?(?:delivery|arrival|pick-?up|collection|start|end|renewal|expiry|billing|payment|next payment|due|booking|order|check-?in|check-?out) (?:date|time|day|window)s?',
    'start and end (?:date|time)s?',
    '(?:order |total )?(?:amount|total|sum|price)(?: paid| due)?(?: including (?:vat|tax|gst))?',
    'subtotal|vat|tax|shipping cost|delivery cost|delivery fee|discount',
    'last (?:four|4) digits of (?:the|their) card|card (?:number|type)|payment method|card used',
    '(?:licen[cs]e|number) plate|location|duration|distance|plan|seats?|room type|number of (?:guests|seats|nights|people)|carrier|driver',
    "date|time|date and time|(?:customer|patient|guest|pet|driver|stylist|doctor|dentist|teacher|therapist|trainer|barber|coach|instructor|vet)(?:'s)? name"
  ].join('|')})$`,
  'i'
)

/** "It should show the location, …", "with their order number and …". */
const LISTED =
  /(?:\b(?:it|the (?:e-?mail|receipt|confirmation|invoice)) (?:should|must|needs? to|has to) |\bplease |\band )?\b(?:show|include|list|contain|state|with)\s+(?:with\s+)?((?:the|their|its|an?|all|order|delivery|items?|total|tracking|expected|estimated|invoice|booking|amount|receipt|time|date)\b[^.;:\n]{3,170})/gi

const SERVICE: ReadonlySet<Kind> = new Set(['order', 'shipping', 'receipt', 'notice', 'appointment', 'renewal'])

/**
 * "It should show the licence plate, start and end time": places for what the sending system knows of each reader.
 * @returns The rows, a merge tag for each value, and the brief without the words that asked for them; what was told among them stays.
 */
export function fieldsAskedIn(text: string, kind: Kind): { rows: Pair[]; rest: string } {
  if (!SERVICE.has(kind)) return { rows: [], rest: text }
  const names: string[] = []
  const told: Pair[] = []
  const rest = text.replace(LISTED, (all, list: string) => {
    const pieces = list
      .split(/,\s*(?:and\s+)?|\s+and\s+(?!end\b|time\b)/)
      .map(piece => piece.trim())
      .filter(Boolean)
    const fields = pieces.filter(piece => FIELD.test(bare(piece)))
    if (fields.length < (/\bplaceholder\b/i.test(list) ? 1 : 2)) return all
    names.push(...fields.map(bare))
    const others = pieces.filter(piece => !fields.includes(piece) && !valued(piece, told))
    return others.length > 0 ? `${all.slice(0, all.length - list.length)}${others.join(', ')}` : ''
  })
  const tags = [...new Set(names)]
    .filter(name => !/^(?:items?|products?)\b/i.test(name))
    .map(name => ({ label: capitalise(name), value: `{{${tagOf(name)}}}` }))
  return { rows: [...told, ...tags], rest: rest.replace(/(^|[.!?]\s)\s*[.,]\s*/g, '$1') }
}

/** "estimated delivery of 3-5 working days" among the fields: it has its value. */
function valued(piece: string, told: Pair[]): boolean {
  const [, label, value] =
    /^((?:(?:estimated|expected) )?(?:delivery|arrival)(?: time| date)?) (?:of|in|within|by) (.*\d.*)$/i.exec(
      bare(piece)
    ) ?? []
  if (label && value) told.push({ label: capitalise(label), value })
  const [, time] = /^(\d.*\b(?:days?|weeks?|hours?)) delivery$/i.exec(bare(piece)) ?? []
  if (time) told.push({ label: 'Delivery', value: time })
  return (value ?? time) !== undefined
}

const bare = (piece: string): string =>
  piece
    .replace(/^(?:(?:the|their|its|an?|all|and)\s+)+/i, '')
    .replace(/ placeholder$/i, '')
    .trim()

/** `{{card_last_four}}`: tags are one word. */
const tagOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^last (?:four|4) digits of (?:the|their) card$/, 'card_last_four')
    .replace(/ including (?:vat|tax|gst)$/, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')

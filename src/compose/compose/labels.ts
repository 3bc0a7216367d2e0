import labels from './labels.json' with { type: 'json' }

const KNOWN: ReadonlyMap<string, string> = new Map(
  Object.entries(labels).flatMap(([meaning, names]) => names.split(' ').map(name => [name, meaning]))
)

/** What the label of a row means, where many use it: `Total`, `Order number`; `Delivery to the kerb` is `Delivery`. */
export function meaningOf(label: string): string | undefined {
  const words = label
    .trim()
    .toLowerCase()
    .replace(/[()*:]/g, '')
    .trim()
  return KNOWN.get(words.replaceAll(' ', '_')) ?? KNOWN.get(words.split(' ')[0] ?? '')
}

const SUMS: ReadonlySet<string> = new Set(['Subtotal', 'Delivery', 'VAT', 'Total'])
const NUMBERS: ReadonlySet<string> = new Set(['Order number', 'Invoice', 'Booking', 'Reference', 'Tracking'])

/** Is a row what is added up: "Total 17.215 kr", "Delivery to the kerb 595 kr"? */
export const isSum = ({ label, value }: { label: string; value: string }): boolean =>
  SUMS.has(meaningOf(label) ?? '') && /\d|free/i.test(value) && value.length <= 24

/** Is a row the number that something goes by? */
export const isNumber = ({ label, value }: { label: string; value: string }): boolean =>
  NUMBERS.has(meaningOf(label) ?? '') && /\d/.test(value) && value.length <= 24

import type { Slot } from '../../reading/reading.ts'
import labels from './labels.json' with { type: 'json' }
import { capitalise } from './lines.ts'

const KNOWN: ReadonlyMap<string, string> = new Map(
  Object.entries(labels).flatMap(([label, names]) => names.split(' ').map(name => [name, label]))
)

/** What a fact is called where it stands beside its name; a label that was meant for us alone is none. */
export function labelOf({ label }: Pick<Slot, 'label'>): string | undefined {
  const words = label?.trim().replace(/[\s:–-]+$/, '') ?? ''
  const key = words.toLowerCase().replace(/[()*]/g, '').trim().replace(/\s+/g, '_')
  const known = KNOWN.get(key) ?? (words.length > 28 ? '' : words)
  return known === '' ? undefined : known === known.toUpperCase() ? titled(known) : capitalise(known)
}

/** Labels are typed in capitals; in print they are not, unless they are short for something. */
const titled = (words: string): string => (words.length <= 3 ? words : words.charAt(0) + words.slice(1).toLowerCase())

import { endOf } from '../../entities/found.ts'
import type { Span } from '../../reading.ts'
import type { Line } from '../../text/lines.ts'
import { countWords } from '../../text/words.ts'
import data from '../data/labels.json' with { type: 'json' }
import { type Page, typed } from '../page.ts'

/** What a label stands for: a field of the form, something for the designer, or nothing that is known. */
export type LabelName = keyof typeof data.names

/** `Venue: Lane End` as its two parts. */
export interface Labelled {
  name: LabelName | undefined
  /** As it was typed. */
  label: string
  body: Span
  line: Line
}

const NAMES = new Map(
  Object.entries(data.names).flatMap(([name, words]) =>
    words.split('|').map(word => [word, name as LabelName] as const)
  )
)
/** Labels that are known end with any sign; others with a colon, a gap or a question mark. */
const SURE_SIGN = /^(?:\s*(?:[:=→|]|->)|\t| {2,})/
const LONGEST = 5

/** The label of a line, where it has one: a known one, or few words before a sign that means nothing else. */
export function labelOf(page: Page, line: Line): Labelled | undefined {
  if (!line.label || line.body.length === 0) return undefined
  const label = typed(page, line.label)
  const name = NAMES.get(label.toLowerCase().replace(/^(?:the|our) /, ''))
  const sign = page.text.slice(endOf(line.label), endOf(line.label) + 3)
  if (name) return { name, label, body: line.body, line }
  const isLabel = SURE_SIGN.test(sign) && countWords(label) <= LONGEST && /\S/.test(typed(page, line.body))
  return isLabel ? { name, label, body: line.body, line } : undefined
}

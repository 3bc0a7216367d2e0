import { TAG_ROLES, type TagRole } from './model-shape.ts'

/** Spans of these roles follow one another with nothing between them: their first word has a label of its own. */
const ROWS: ReadonlySet<TagRole> = new Set(['item', 'say', 'part', 'offer', 'session', 'question'])

/** A label of a word: what it is for, and whether it begins a span or carries one on. */
export interface Label {
  role: TagRole
  begins: boolean
}

/** The roles; behind them those of `ROWS` once more, for the words that carry a span on. */
export const LABELS: readonly Label[] = [
  ...TAG_ROLES.map(role => ({ role, begins: ROWS.has(role) })),
  ...TAG_ROLES.filter(role => ROWS.has(role)).map(role => ({ role, begins: false }))
]

/** The number of the label of a word that begins a span of the role, or carries one on. */
export const labelOf = (role: TagRole, begins: boolean): number =>
  LABELS.findIndex(label => label.role === role && (label.begins === begins || !ROWS.has(role)))

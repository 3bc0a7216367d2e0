/** What a slot may hold. Text is plain text with the inline syntax `**bold**`, `*italic*`, `[label](url)`, `{{merge}}`; never HTML, which only `html` holds. */
export type Slot = 'text' | 'link' | 'image' | 'html'

export interface LinkValue {
  label: string
  href: string
}

export interface ImageValue {
  /** `https://…`, or a path of ours under `/media/`. */
  src: string
  alt: string
}

export type SlotValue = string | LinkValue | ImageValue
export type Item = Record<string, SlotValue>
/** Slot values and item lists by the names of the kind's schema. */
export type Content = Record<string, SlotValue | Item[]>

/** The ground a section stands on; each names a pair of theme tokens. */
export const TONES = ['surface', 'canvas', 'tint', 'brand', 'accent', 'ink'] as const
export type Tone = (typeof TONES)[number]

export interface Section<C = Content> {
  kind: string
  layout: string
  tone: Tone
  /** How many items stand side by side, 1 to 4, in a layout that is a grid; absent: as many as come out even. */
  across?: number
  content: C
}

export interface SlotSchema<S extends Slot = Slot> {
  slot: S
  /** A section without it is refused. */
  required?: boolean
  /** What goes in, for people and for the model: a few words. */
  about: string
}

export interface ListSchema<I extends Record<string, SlotSchema> = Record<string, SlotSchema>> {
  /** Slots of one item. */
  item: I
  min: number
  max: number
}

/** One entry of the catalogue. A file a kind exports one of these; reading and rendering share it. */
export interface SectionKind {
  kind: string
  /** As said to people: 'Order summary'. */
  label: string
  slots: Record<string, SlotSchema>
  lists: Record<string, ListSchema>
  /** Names of layouts, the default first. */
  layouts: [string, string, ...string[]]
  /** The layout whose items stand side by side, their list, and the most of them that fit. */
  grid?: { layout: string; list: string; most: 2 | 3 | 4 }
  /** The section as HTML, marked with `data-section`, `data-layout`, `data-tone`, `data-slot`, `data-list`, `data-item`. */
  render: (section: Section) => string
}

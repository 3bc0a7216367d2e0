import type { Glyph } from './glyphs.ts'

/** What of a part says something: its words, the text for a picture, where it leads, where its picture lies. */
export type Aspect = 'words' | 'alt' | 'link' | 'picture'

/** Words around a text, such as those of its item or row. */
export interface Around {
  words: string
  /** What the item is called, where it has a name. */
  title?: string
}

/** A text of an email that readers or their programs see. */
export interface SaidText {
  /** `subject`, `preheader` and `name`, a slot of the outline, or the element that is written anew. */
  ref: string
  aspect: Aspect
  glyphs: Glyph[]
  /** What the glyphs point into: the text of a slot, or the whole HTML. */
  source: string
  /** Innermost first. */
  around: () => Around[]
  /** Words as they are written at this place. */
  write: (words: string) => string
}

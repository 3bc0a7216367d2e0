/** An email that somebody brought along. */
export interface BroughtEmail {
  html: string
  css: string
  /** Empty where it says none. */
  subject: string
  /** What it may be called; empty where nothing tells. */
  name: string
  /** A sentence about what could not come along; empty where all did. */
  note: string
}

export type Imported =
  | { ok: true; email: BroughtEmail }
  /** `words` are those of a text that is no HTML: they may serve as a brief. */
  | { ok: false; reason: string; words?: string }

export const refused = (reason: string, words?: string): Imported => ({ ok: false, reason, ...(words && { words }) })

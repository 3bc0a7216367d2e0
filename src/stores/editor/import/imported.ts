/** An email that somebody brought along. */
export interface BroughtEmail {
  html: string
  css: string
  /** Empty where it says none. */
  subject: string
  /** What it may be called; empty where nothing tells. */
  name: string
  /** The pictures that it names by `cid:`, each once. */
  pictures: readonly CarriedPicture[]
}

/** A picture that travels inside a message. */
export interface CarriedPicture {
  /** As the address of it says behind `cid:`. */
  id: string
  /** Nothing where the message names a picture that it does not have. */
  file?: File
}

export type Imported =
  | { ok: true; email: BroughtEmail }
  /** `words` are those of a text that is no HTML: they may serve as a brief. */
  | { ok: false; reason: string; words?: string }

export const refused = (reason: string, words?: string): Imported => ({ ok: false, reason, ...(words && { words }) })

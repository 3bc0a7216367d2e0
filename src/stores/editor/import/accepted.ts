/** What the file chooser offers, and a reader of `read-file.ts` takes. */
export const ACCEPTED = '.html,.htm,.eml,.zip'

/** Does a file's name end as one that can be read here? */
export const isAccepted = (name: string): boolean =>
  ACCEPTED.split(',').some(ending => name.toLowerCase().endsWith(ending))

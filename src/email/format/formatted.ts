import type { Splice } from '../source/source.ts'

/** The answer to a wish for order: splices of the source, none when it is in order already; or why it stays as it is. */
export type Formatted = { ok: true; splices: Splice[] } | { ok: false; reason: string }

/** Fit for the screen. */
export const NOT_THE_SAME: Formatted = {
  ok: false,
  reason: 'Put in order, this would not be the same email any more, so nothing was changed. Mend its errors first.'
}

/** How a line is indented, and where it may be broken. */
export const MANNER = {
  indent_size: 2,
  preserve_newlines: true,
  max_preserve_newlines: 2,
  wrap_line_length: 0,
  end_with_newline: true
}

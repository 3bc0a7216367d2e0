import type { Span } from '../../../email/source/source.ts'
import type { EmailDocument } from '../../../stores/editor/document.ts'

/** The two texts of an email that can be edited as code. */
export type CodePart = 'html' | 'css'

/** What is lit in the code because it is selected elsewhere. */
export interface SelectedRange {
  html?: Span
  /** The rules that apply to it. */
  css?: Span[]
}

export interface CodeProps {
  document: EmailDocument
  /** The lines of the selected element and of its rules; a new one comes into view. */
  selectedRange?: SelectedRange | undefined
  /** Hears where a person puts the caret. */
  onCaret?: ((place: { in: CodePart; offset: number }) => void) | undefined
}

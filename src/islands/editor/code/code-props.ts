import type { Span } from '../../../email/source/source.ts'
import type { EmailDocument } from '../../../stores/editor/document.ts'
import type { Selection } from '../../../stores/editor/selection.ts'

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
  /** What is worked on elsewhere is lit in the code, and the other way round. */
  selection: Selection
}

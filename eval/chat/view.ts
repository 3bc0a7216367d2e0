import type { EmailSource } from '../../src/email/email.ts'
import { outlineOf } from '../../src/email/outline/outline.ts'
import { plainText } from '../text/email-text.ts'
import type { Followed, Place } from './followed.ts'
import { type Styles, stylesOf } from './styles.ts'

/** One revision of an email as assertions look at it. */
export interface View {
  email: EmailSource
  /** Where a ref of the email before is in this revision. */
  find: (ref: string) => Place | undefined
  /** The words at a place, in one line. */
  text: (place: Place) => string
  styles: () => Styles
}

/** Both revisions of a change. Styles are computed when they are first asked for. */
export const viewsOf = ({ before, after, was, now }: Followed): { was: View; now: View } => ({
  was: viewOf(before, was),
  now: viewOf(after, now)
})

function viewOf(email: EmailSource, find: View['find']): View {
  let styles: Styles | undefined
  return {
    email,
    find,
    text: ({ element, slot }) =>
      lineOf(slot?.kind === 'link' ? labelOf(slot.value) : plainText(htmlOf(email, element))),
    styles: () => {
      styles ??= stylesOf(email)
      return styles
    }
  }
}

const htmlOf = (email: EmailSource, element: number): string => outlineOf(email).doc.outerHtml(element)
const labelOf = (value: unknown): string => (value as { label: string }).label

/** Quotation marks and white space as they are typed on a keyboard. */
export const lineOf = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\*\*|\\n/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

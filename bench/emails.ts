import { BLANK_EMAIL, type EmailSource } from '../src/email/email.ts'
import { createBatch } from '../src/email/operations/batch.ts'

/** As much as the budgets of an email are for, in characters. */
export const SIZE = 100 * 1024

/** A brief as people write it. */
export const BRIEF =
  'Spring sale at Tidewater Ceramics: 20% off bowls (£18) and mugs (£12) until Sunday with code SPRING20.'

/** Sections as our designers make them: many texts, one style sheet of which few rules meet much. */
export function sectionsEmail(): EmailSource {
  const batch = createBatch(BLANK_EMAIL)
  for (let index = 1; batch.email.html.length < SIZE; index += 1) {
    const text = 'Forty bowls, twelve jugs and one very stubborn teapot. '.repeat(6).trim()
    batch.apply({ op: 'add', kind: 'text', content: { heading: `Section ${index}`, text } })
  }
  return batch.email
}

/** As people bring them along from drawing programs: paragraph after paragraph, each in colours of its own. */
export function colourfulEmail(): EmailSource {
  const colour = (at: number) => `#${(0x10_10_10 + at * 7919).toString(16)}`
  const words = 'Forty bowls, twelve jugs and one very stubborn teapot. '.repeat(2).trim()
  const parts = Array.from(
    { length: 553 },
    (_, at) => `<p style="color: ${colour(at)}; border-left: 2px solid ${colour(at)}">${words} ${at}</p>`
  )
  return { ...BLANK_EMAIL, html: `<h1>Section 1</h1>\n<h2>Section 2</h2>\n${parts.join('\n')}` }
}

import { BLANK_EMAIL } from '../../email/email.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { SECTION_KINDS } from '../../email/sections/catalogue.ts'
import { hashText } from '../brief/words.ts'
import { readBrief } from '../brief.ts'
import type { DesignerContext, DesignerEvent } from '../designer.ts'
import { DesignerError } from '../designer.ts'
import { notes } from './body.ts'
import { compose } from './compose.ts'

/** Makes an email from a brief, part by part. Throws `DesignerError` when the brief says nothing that one could write about. */
export async function* create(text: string, { seed, signal }: DesignerContext): AsyncGenerator<DesignerEvent> {
  if (!/\p{L}{2}/u.test(text)) {
    throw new DesignerError(
      'unusable',
      'The brief has no words to go by. Say what the email is for and what it should tell its readers, then try again.'
    )
  }
  const brief = readBrief(text)
  const { copy, look, sections } = compose(brief, hashText(text) ^ seed)
  const batch = createBatch(BLANK_EMAIL)
  const total = sections.length
  yield { type: 'progress', section: 0, total, label: `Choosing colours and type: ${look.palette}` }
  const opening: Operation[] = [
    { op: 'meta', name: copy.name, subject: copy.subject, preheader: copy.preheader },
    { op: 'theme', ...look.theme }
  ]
  for (const operation of opening) if (batch.apply(operation).ok) yield { type: 'operation', operation }
  for (const [at, { kind, layout, tone, content }] of sections.entries()) {
    if (signal.aborted) return
    const label = SECTION_KINDS[kind]!.label
    yield {
      type: 'progress',
      section: at + 1,
      total,
      label: `Making section ${at + 1} of ${total}: ${label.toLowerCase()}`
    }
    const operation = { op: 'add', kind, ...(layout && { layout }), ...(tone && { tone }), content } as Operation
    const answer = batch.apply(operation)
    if (!answer.ok)
      throw new DesignerError(
        'unusable',
        `The built-in designer could not draw a section (${answer.reason}). Reword the brief and try again.`
      )
    yield { type: 'operation', operation }
  }
  const said = notes({ brief, sections })
  if (said.length > 0) yield { type: 'words', text: said.join(' ') }
}

import { DesignerError, type DesignerEvent, type Guess } from '../../designer/designer.ts'
import type { Brand } from '../../email/brand/brand.ts'
import type { EmailSource } from '../../email/email.ts'
import type { StepChange } from '../../email/history/step.ts'
import { createBatch } from '../../email/operations/batch.ts'
import type { ChangeLine } from '../../email/operations/change-line.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { storable } from '../database/storable.ts'
import { AppError } from '../errors.ts'
import { inBrand } from './in-brand.ts'
import type { Job } from './job.ts'

/** What came of a designer's work: only what was really applied. */
export interface Work {
  email: EmailSource
  applied: Operation[]
  /** One line an applied operation, in words. */
  lines: ChangeLine[]
  /** What each applied operation did. */
  changes: StepChange[]
  /** Why an operation could not be applied, one reason each. */
  refused: string[]
  /** What the designer said. */
  words: string
  /** What may have been meant by what was not done. */
  guesses: Guess[]
  /** The last change is to be taken back. */
  isUndo: boolean
}

/** As many as stand under a reply. */
const MOST_GUESSES = 3

/** Applies a designer's operations as they come and passes every step on; what they broke of the brand's rules is mended at the end. Throws what the designer throws, and when the caller left. */
export async function runDesigner(
  events: AsyncIterable<DesignerEvent>,
  email: EmailSource,
  { emit, signal, brand }: Pick<Job<never>, 'emit' | 'signal'> & { brand?: Brand | undefined }
): Promise<Work> {
  const batch = createBatch(email)
  const applied: Operation[] = []
  const lines: ChangeLine[] = []
  const changes: StepChange[] = []
  const refused: string[] = []
  const words: string[] = []
  let guesses: Guess[] = []
  let isUndo = false
  const take = (operation: Operation) => {
    const result = batch.apply(operation)
    if (!result.ok) {
      refused.push(result.plain)
      return
    }
    applied.push(operation)
    lines.push(result.line)
    changes.push({ line: result.line, operation, change: result.change })
    emit({ event: 'operation', data: operation })
  }
  try {
    for await (const said of events) {
      refuseWhenLeft(signal)
      const event = storable(said)
      if (event.type === 'operation') take(event.operation)
      else if (event.type === 'progress') emit({ event: 'progress', data: progressOf(event) })
      else if (event.type === 'unable') refused.push(event.text)
      else if (event.type === 'undo') isUndo = true
      else {
        words.push(event.text)
        if (event.type === 'guesses') guesses = event.guesses.slice(0, MOST_GUESSES)
        emit({ event: 'message', data: { text: event.text } })
      }
    }
  } catch (error) {
    refuseWhenLeft(signal)
    throw error
  }
  refuseWhenLeft(signal)
  const isChanged = applied.length > 0
  const work = {
    ...{ email: batch.email, applied, lines, changes, refused, guesses },
    words: words.join('\n').trim(),
    isUndo: isUndo && !isChanged
  }
  return brand && isChanged ? inBrand(work, brand, email) : work
}

/** The work, unless nothing came of it. */
export function refuseEmpty(work: Work): Work {
  if (work.email.html.trim() !== '') return work
  throw new DesignerError(
    'unusable',
    'The designer made nothing of this brief. Nothing was charged; say more and try again.'
  )
}

function progressOf({ section, total, label }: Extract<DesignerEvent, { type: 'progress' }>) {
  return { section, total, label }
}

/** Whatever a designer throws when it is stopped, the caller is told only that. */
export function refuseWhenLeft(signal: AbortSignal) {
  if (signal.aborted) throw new AppError('bad_request', 'You stopped the designer. Nothing was changed or charged.')
}

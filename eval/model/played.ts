import { Answer } from '../../src/designer/model/answer.ts'
import { conclude } from '../../src/designer/model/conclude.ts'
import { LineReader } from '../../src/designer/model/lines.ts'
import { type View, viewOf } from '../../src/designer/model/view/view.ts'
import { BLANK_EMAIL, type EmailSource } from '../../src/email/email.ts'
import type { Recorded } from './recorded.ts'
import { starterEmail } from './starter-email.ts'

/** What came of a recorded answer at its first go, without repairs. */
export interface Played {
  before: EmailSource
  after: EmailSource
  /** Lines that were meant as operations. */
  written: number
  /** Of them, those that were applied or did nothing since it was so already. */
  accepted: number
  /** The words that the person reads: the model's, and what was not done. */
  said: string
}

/** Plays a recorded answer as if a model had sent it. */
export function play(recorded: Recorded): Played {
  const isNew = recorded.type === 'create'
  const before = isNew ? BLANK_EMAIL : starterEmail(recorded.starter)
  const answer = new Answer({
    email: before,
    isNew,
    siteUrl: 'https://mailwright.example',
    ...viewFor(recorded, before)
  })
  const reader = new LineReader()
  let written = 0
  for (const said of [...reader.push(recorded.answer), ...reader.end()]) {
    if (said.type !== 'words') written++
    answer.take(said)
  }
  const open = answer.open.all
  return {
    before,
    after: answer.email,
    written,
    accepted: written - open.length,
    said: [...answer.words, ...concluded(answer, isNew)].join('\n')
  }
}

/** What is said at the end of it; an answer of which nothing can be used fails. */
function concluded(answer: Answer, isNew: boolean): string[] {
  try {
    return [...conclude(answer, { isNew })].flatMap(event => (event.type === 'unable' ? [event.text] : []))
  } catch (error) {
    return [(error as Error).message]
  }
}

function viewFor(recorded: Recorded, email: EmailSource): { view?: View } {
  if (recorded.type === 'create') return {}
  const { request: text, selected } = recorded
  return { view: viewOf(email, { text, ...(selected && { selected }) }) }
}

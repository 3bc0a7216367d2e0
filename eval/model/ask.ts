// Prints what a model is asked, for whoever answers in its place: `ask.ts system`, `ask.ts create BRIEF`, `ask.ts change STARTER REQUEST [REF]`.
import { changePrompt } from '../../src/designer/model/prompts/change.ts'
import { createPrompt } from '../../src/designer/model/prompts/create.ts'
import { SYSTEM } from '../../src/designer/model/prompts/system.ts'
import { viewOf } from '../../src/designer/model/view/view.ts'
import { starterEmail } from './starter-email.ts'

/** The day on which all recorded answers were asked for. */
const TODAY = { today: new Date('2026-03-02T12:00:00Z') }

const [what, first = '', request = '', selected] = process.argv.slice(2)
if (what === 'system') console.log(SYSTEM)
else if (what === 'create') console.log(createPrompt(first, TODAY))
else if (what === 'change') console.log(asked(first, request, selected))
else console.log('Say system, create or change.')

function asked(starter: string, text: string, ref: string | undefined): string {
  const instruction = { text, ...(ref && { selected: ref }) }
  return changePrompt(viewOf(starterEmail(starter), instruction), instruction, TODAY)
}

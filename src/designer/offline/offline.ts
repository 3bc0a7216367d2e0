import { BUILT_IN_LABEL, type Designer } from '../designer.ts'
import { loadModel } from '../reading/model/load.ts'
import type { Model } from '../reading/model/model-shape.ts'
import { tryAgain } from './again.ts'
import { changeEmail } from './change.ts'
import { createFromBrief } from './create-from-brief.ts'
import { createFromFacts } from './create-from-facts.ts'

/**
 * The designer that needs no network, no key and no language model.
 * @param model What was learnt to read with; without it, what is shipped, loaded when it is first needed.
 */
export function offlineDesigner(model?: Promise<Model>): Designer {
  const learnt = () => model ?? loadModel()
  return {
    label: BUILT_IN_LABEL,
    create: (brief, context) =>
      context.form?.facts ? createFromFacts(context.form.facts, context) : createFromBrief(brief, context, learnt()),
    async *change(email, instruction, context) {
      if (instruction.isAgain) return yield* tryAgain(email, instruction.selected)
      yield* changeEmail(email, instruction, context, await learnt())
    }
  }
}

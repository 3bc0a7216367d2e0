import { BUILT_IN_LABEL, type Designer } from '../designer.ts'
import { changeEmail } from './change.ts'
import { createEmail } from './create.ts'

/** The designer that needs no network, no key and no model. */
export const builtinDesigner: Designer = {
  label: BUILT_IN_LABEL,
  create: createEmail,
  change: changeEmail
}

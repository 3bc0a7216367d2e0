import type { Designer } from '../designer.ts'
import { changeEmail } from './change.ts'
import { createEmail } from './create.ts'

/** The designer that needs no network, no key and no model. */
export const builtinDesigner: Designer = {
  label: 'Built-in, works offline',
  create: createEmail,
  change: changeEmail
}

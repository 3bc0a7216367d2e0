import { builtinDesigner } from './builtin/builtin.ts'
import type { Designer } from './designer.ts'
import { createModelDesigner } from './model/model.ts'
import type { ModelOptions } from './model/provider.ts'

/** The designer that a configuration asks for: a model where one is named, else the one that needs nothing. A model that fails is never replaced in silence. */
export function chooseDesigner(ai: ModelOptions | undefined): Designer {
  return ai ? createModelDesigner(ai) : builtinDesigner
}

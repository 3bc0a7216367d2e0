import { BUILT_IN_LABEL, type Designer } from './designer.ts'
import type { ModelOptions } from './model/provider.ts'

/**
 * The designer that a configuration asks for: a model where one is named, else the one that needs nothing. A model that
 * fails is never replaced in silence. Each is loaded when it is chosen: one learnt what it reads with, the other brings providers.
 */
export async function chooseDesigner(ai: ModelOptions | undefined): Promise<Designer> {
  if (!ai) return (await import('./offline/offline.ts')).offlineDesigner()
  return (await import('./model/model.ts')).createModelDesigner(ai)
}

/** The languages that it writes; a model writes any. */
export function languagesOf(ai: ModelOptions | undefined): readonly string[] | undefined {
  return ai ? undefined : ['en']
}

/** The label of the designer that would be chosen, for those who only show it. */
export function labelOf(ai: ModelOptions | undefined): string {
  return ai?.model ?? BUILT_IN_LABEL
}

/** What it is called in a list of who did what. */
export function nameOf(ai: ModelOptions | undefined): string {
  return ai?.model ?? 'Built-in designer'
}

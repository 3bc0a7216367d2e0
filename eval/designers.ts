import type { Designer } from '../src/designer/designer.ts'
import type { Kind } from '../src/designer/reading/kinds.ts'

export const DESIGNERS = ['builtin', 'offline'] as const
export type DesignerName = (typeof DESIGNERS)[number]

/** A designer as it is scored. */
export interface Scored {
  designer: Designer
  /** The kind of email that it reads a brief for, where it tells. */
  kindOf?: (brief: string) => Promise<Kind>
}

/** Loads a designer; modules of the others stay unread. */
export async function loadDesigner(name: DesignerName): Promise<Scored> {
  if (name !== 'builtin') throw new Error(`There is no designer "${name}" yet. Try --designer=builtin.`)
  const [{ builtinDesigner }, { readBrief }] = await Promise.all([
    import('../src/designer/builtin/builtin.ts'),
    import('../src/designer/brief-reader/read-brief.ts')
  ])
  return { designer: builtinDesigner, kindOf: async brief => readBrief(brief).kind }
}

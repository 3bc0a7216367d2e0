import type { Designer } from '../src/designer/designer.ts'
import type { Kind } from '../src/designer/reading/kinds.ts'
import type { Model } from '../src/designer/reading/model/model-shape.ts'
import { TODAY } from './briefs/make.ts'

export const DESIGNERS = ['builtin', 'offline'] as const
export type DesignerName = (typeof DESIGNERS)[number]

/** A designer as it is scored. */
export interface Scored {
  designer: Designer
  /** The kind of email that it reads a brief for, where it tells. */
  kindOf?: (brief: string) => Promise<Kind>
}

/** Loads a designer; modules of the others stay unread. The offline one reads by `model`, or else by the one that is shipped. */
export async function loadDesigner(name: DesignerName, model?: Model): Promise<Scored> {
  if (name === 'offline') return offline(model)
  const [{ builtinDesigner }, { readBrief }] = await Promise.all([
    import('../src/designer/builtin/builtin.ts'),
    import('../src/designer/brief-reader/read-brief.ts')
  ])
  return { designer: builtinDesigner, kindOf: async brief => readBrief(brief).kind }
}

async function offline(given?: Model): Promise<Scored> {
  const [{ createEmail }, { changeEmail }, { loadModel }, { read }] = await Promise.all([
    import('../src/designer/offline/create.ts'),
    import('../src/designer/offline/change.ts'),
    import('../src/designer/reading/model/load.ts'),
    import('../src/designer/reading/read.ts')
  ])
  const model = given ?? (await loadModel())
  return {
    designer: {
      label: 'offline',
      create: (brief, context) => createEmail(brief, context, Promise.resolve(model)),
      change: (email, instruction, context) => changeEmail(email, instruction, context, model)
    },
    kindOf: async brief => (await read(brief, { model, today: TODAY })).intent.kind
  }
}

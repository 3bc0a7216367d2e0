import type { Kind } from '../src/compose/kinds.ts'
import type { BriefReading } from '../src/compose/reading/brief-reading.ts'
import type { Designer } from '../src/designer/designer.ts'
import type { Model } from '../src/designer/reading/model/model-shape.ts'
import { TODAY } from './briefs/make.ts'

export const DESIGNERS = ['offline'] as const
export type DesignerName = (typeof DESIGNERS)[number]

/** A designer as it is scored. */
export interface Scored {
  designer: Designer
  /** The kind of email that it reads a brief for, where it tells. */
  kindOf?: (brief: string) => Promise<Kind>
  /** What it reads of a brief for the form. */
  fill?: (brief: string) => Promise<BriefReading>
  /** The designer with weights that have not seen some files of the corpora; they are learnt when they are not kept. */
  folds?: () => Promise<{ files: string[]; scored: Scored }[]>
}

const LOADERS: Record<DesignerName, () => Promise<Scored>> = { offline: () => offline() }

/** Loads a designer; modules of others stay unread. */
export const loadDesigner = (name: DesignerName): Promise<Scored> => LOADERS[name]()

/** It reads by the model that is given, or else by the one that is shipped. */
async function offline(given?: Model): Promise<Scored> {
  const [{ createEmail }, { changeEmail }, { loadModel }, { read }, { readBrief }] = await Promise.all([
    import('../src/designer/offline/create.ts'),
    import('../src/designer/offline/change.ts'),
    import('../src/designer/reading/model/load.ts'),
    import('../src/designer/reading/read.ts'),
    import('../src/designer/reading/fields/read-brief.ts')
  ])
  const model = given ?? (await loadModel())
  const folds = async () => {
    const { foldModels } = await import('../training/folds.ts')
    return Promise.all(
      (await foldModels()).map(async fold => ({ files: fold.files, scored: await offline(fold.model) }))
    )
  }
  return {
    folds,
    designer: {
      label: 'offline',
      create: (brief, context) => createEmail(brief, context, Promise.resolve(model)),
      change: (email, instruction, context) => changeEmail(email, instruction, context, model)
    },
    kindOf: async brief => (await read(brief, { model, today: TODAY })).intent.kind,
    fill: brief => readBrief(brief, { model, today: TODAY })
  }
}

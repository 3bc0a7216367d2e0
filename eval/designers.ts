import type { BriefReading } from '../src/compose/reading/brief-reading.ts'
import type { Designer } from '../src/designer/designer.ts'
import { TODAY } from './briefs/make.ts'

export const DESIGNERS = ['offline'] as const
export type DesignerName = (typeof DESIGNERS)[number]

/** A designer as it is scored. */
export interface Scored {
  designer: Designer
  /** What it reads of a brief for the form. */
  fill: (brief: string) => Promise<BriefReading>
}

const LOADERS: Record<DesignerName, () => Promise<Scored>> = { offline }

/** Loads a designer; modules of others stay unread. */
export const loadDesigner = (name: DesignerName): Promise<Scored> => LOADERS[name]()

async function offline(): Promise<Scored> {
  const [{ createFromBrief }, { changeEmail }, { loadModel }, { readBrief }] = await Promise.all([
    import('../src/designer/offline/create-from-brief.ts'),
    import('../src/designer/offline/change.ts'),
    import('../src/designer/reading/model/load.ts'),
    import('../src/designer/reading/fields/read-brief.ts')
  ])
  const model = await loadModel()
  return {
    designer: {
      label: 'offline',
      create: (brief, context) => createFromBrief(brief, context, Promise.resolve(model)),
      change: (email, instruction, context) => changeEmail(email, instruction, context, model)
    },
    fill: brief => readBrief(brief, { model, today: TODAY })
  }
}

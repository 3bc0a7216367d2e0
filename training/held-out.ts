import type { Model } from '../src/designer/reading/model/model-shape.ts'
import { type Annotated, annotatedBriefs, OTHER_HANDS } from './corpora.ts'
import { foldModels } from './folds.ts'

/** Of files by the first hands, so many briefs less are looked at: there are many, and they are all alike. */
const THINNED = 4

/** What is made of each annotated brief with the model that was not learnt from its file. */
export async function heldOut<Made>(make: (brief: Annotated, model: Model) => Made): Promise<Made[]> {
  const briefs = annotatedBriefs()
  return (await foldModels()).flatMap(({ files, model }) =>
    briefs
      .filter(({ file }, at) => files.includes(file) && (OTHER_HANDS.has(file) || at % THINNED === 0))
      .map(brief => make(brief, model))
  )
}

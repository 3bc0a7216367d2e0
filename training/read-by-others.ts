import { LABELS } from '../src/designer/reading/model/labels.ts'
import type { Model, TaggedSpan, TagRole } from '../src/designer/reading/model/model-shape.ts'
import { type Annotated, annotatedBriefs } from './corpora.ts'
import type { Fold } from './folds.ts'

/** What is said to us: must not stand in the email. */
export const DIRECTION: ReadonlySet<TagRole> = new Set(['ask', 'tell', 'to', 'look', 'part', 'note'])
/** Who sends is said in an email, but not told. */
export const SENDER: ReadonlySet<TagRole> = new Set(['brand', 'trade'])

/** A word with the role it has and the one that was found. */
export interface Word {
  right: TagRole
  found: TagRole
  confidence: number
  content: number
}

/** A brief as it was read by what was learnt from other files. */
export interface Read {
  brief: Annotated
  words: Word[]
  kinds: ReturnType<Model['kinds']>
}

/** Each brief, read by the model of the fold that holds out its file. */
export function readByOthers(folds: readonly Fold[]): Read[] {
  const briefs = annotatedBriefs()
  return folds.flatMap(({ files, model }) =>
    briefs
      .filter(({ file }) => files.includes(file))
      .map(brief => ({ brief, words: wordsOf(brief, model.tag(brief.text)), kinds: model.kinds(brief.text) }))
  )
}

function wordsOf({ tokens, labels }: Annotated, spans: TaggedSpan[]): Word[] {
  let next = 0
  return tokens.map(({ at }, place) => {
    while (next < spans.length && spans[next]!.span.at + spans[next]!.span.length <= at) next++
    const span = spans[next]
    const right = LABELS[labels[place]!]!.role
    return span && span.span.at <= at
      ? { right, found: span.role, confidence: span.confidence, content: span.content }
      : { right, found: 'none', confidence: 0, content: 0 }
  })
}

import type { Action } from '../intents.ts'
import { type Job, type Outcome, unable } from '../job.ts'
import { add } from './add.ts'
import { again } from './again.ts'
import { ABLE, impossible, otherWords, vague } from './answers.ts'
import { move } from './arrange.ts'
import { colourRule } from './colour.ts'
import { link, text } from './content.ts'
import { correct } from './correct.ts'
import { instead, undo } from './instead.ts'
import { layout } from './layout.ts'
import { shorten } from './length.ts'
import { alt, image } from './pictures.ts'
import { recolour } from './recolour.ts'
import { remove } from './remove.ts'
import { follow, type Property } from './rule.ts'
import { shape, spacing } from './space.ts'
import { swap } from './swap.ts'
import { align, emphasis, font, size } from './type.ts'
import { voice } from './voice.ts'

const by =
  <V>(property: Property<V>) =>
  (job: Job): Outcome =>
    follow(property, job)

/** What becomes of a wish, by what it asks for. `none` and `keep` ask for nothing. */
const ACTIONS: Record<Exclude<Action, 'none' | 'keep' | 'instead' | 'again'>, (job: Job) => Outcome> = {
  text,
  correct,
  colour: job => recolour(job) ?? follow(colourRule, job),
  size: by(size),
  font: by(font),
  emphasis: by(emphasis),
  align: by(align),
  spacing: by(spacing),
  shape: by(shape),
  layout,
  move,
  swap,
  image,
  alt,
  link,
  add,
  remove,
  shorten,
  lengthen: otherWords,
  voice,
  rewrite: otherWords,
  undo,
  vague,
  impossible,
  question: () => unable(ABLE)
}

/** Carries out a wish as an action. */
export function carryOut(job: Job, action: Action): Outcome {
  if (action === 'none' || action === 'keep') return unable(ABLE)
  if (action === 'again') return again(job, carryOut)
  return action === 'instead' ? instead(job, carryOut) : ACTIONS[action](job)
}

import type { Action } from '../intents.ts'
import { type Job, type Outcome, unable } from '../job.ts'
import { add } from './add.ts'
import { again, instead, undo } from './again.ts'
import { ABLE, impossible, otherWords, vague } from './answers.ts'
import { move, swap } from './arrange.ts'
import { colourRule, recolour } from './colour.ts'
import { link, text } from './content.ts'
import { correct } from './correct.ts'
import { layout } from './layout.ts'
import { shorten } from './length.ts'
import { alt, image } from './pictures.ts'
import { remove } from './remove.ts'
import { type ActionRule, follow } from './rule.ts'
import { shapeRule, spacingRule } from './space.ts'
import { alignRule, emphasisRule, fontRule, sizeRule } from './type.ts'
import { voice } from './voice.ts'

const by =
  <V>(rule: ActionRule<V>) =>
  (job: Job): Outcome =>
    follow(rule, job)

/** What becomes of a wish, by what it asks for. `none` and `keep` ask for nothing. */
const ACTIONS: Record<Exclude<Action, 'none' | 'keep' | 'instead' | 'again'>, (job: Job) => Outcome> = {
  text,
  correct,
  colour: job => recolour(job) ?? follow(colourRule, job),
  size: by(sizeRule),
  font: by(fontRule),
  emphasis: by(emphasisRule),
  align: by(alignRule),
  spacing: by(spacingRule),
  shape: by(shapeRule),
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

import type { Action } from '../intents.ts'
import { type Job, type Outcome, unable } from '../job.ts'
import { add } from './add.ts'
import { again } from './again.ts'
import { remove, shorten } from './cut.ts'
import { ABLE, impossible, otherWords, vague, voice } from './honest.ts'
import { layout } from './layout.ts'
import { alt, image, link } from './media.ts'
import { move, swap } from './order.ts'
import { colour } from './paint.ts'
import { align, emphasis, font, shape, size, spacing } from './style.ts'
import { instead, undo } from './turns.ts'
import { words } from './words.ts'

const nothing = (): Outcome => unable(ABLE)

/** What becomes of a wish, by what it asks for. */
const ACTIONS: Record<Action, (job: Job) => Outcome> = {
  text: words,
  correct: words,
  colour,
  size,
  font,
  emphasis,
  align,
  spacing,
  shape,
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
  again,
  instead: job => instead(job, carryOut),
  vague,
  impossible,
  question: nothing,
  keep: nothing,
  none: nothing
}

/** Carries out a wish as an action. */
export function carryOut(job: Job, action: Action): Outcome {
  return ACTIONS[action](job)
}

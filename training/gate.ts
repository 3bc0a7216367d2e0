import { writeFileSync } from 'node:fs'
import { unasked } from '../eval/chat/changes.ts'
import { conversationOf } from '../eval/chat/conversation.ts'
import { type Followed, followed, undone } from '../eval/chat/followed.ts'
import { failing } from '../eval/chat/holds.ts'
import { instructionsOf } from '../eval/load.ts'
import type { ChatInstruction } from '../eval/material.ts'
import { answer } from '../src/designer/offline/edit/answer.ts'
import { chanceOf, type Evidence } from '../src/designer/offline/edit/gate.ts'
import { isChange, type Outcome } from '../src/designer/offline/edit/job.ts'
import { createBatch } from '../src/email/operations/batch.ts'
import { foldModels } from './folds.ts'
import { fitLogistic, type Observation } from './logistic.ts'

const FILE = new URL('../src/designer/offline/edit/gate.json', import.meta.url)
/** The file of what is learnt where some of these instructions stand: it is held out. */
const ANNOTATED = 'forty-emails.txt'
/** Of a hundred instructions, so many may be answered "Done" though they are not. */
const RATES = [0.01, 0.02, 0.03, 0.05]
const KEPT = 0.03

/** A reading of a wish as it was weighed, and whether doing it is right. */
interface Judged extends Observation {
  hand: string
}

/** Finds how likely a reading of a wish is right, on instructions that nothing was learnt from, and keeps it with the threshold for a rate of false "Done". */
export async function fitGate(): Promise<void> {
  const folds = await foldModels()
  const { model } = folds.find(({ files }) => files.includes(ANNOTATED))!
  const instructions = instructionsOf('open')
  const judged = instructions.flatMap(each => judgedOf(each, model.instruction))

  const held = crossed(judged)
  for (const rate of RATES) console.log(lineOf(rate, held, instructions.length))
  const { threshold } = thresholdFor(KEPT, held, instructions.length)
  const weights = fitLogistic(judged)
  writeFileSync(FILE, `${JSON.stringify({ threshold, weights }, undefined, 2)}\n`)
  console.log(`Weighed ${judged.length} readings:`, JSON.stringify(weights))
}

/** Every reading that the chat would do, each by itself: nothing is done, so that the others meet the email as it was. */
function judgedOf(instruction: ChatInstruction, decide: Parameters<typeof answer>[2]): Judged[] {
  const { email, turns, last } = conversationOf(instruction)
  const met: { evidence: Evidence; outcome: Outcome }[] = []
  const asked = { text: instruction.say, turns, before: last?.email, selected: instruction.selected ?? undefined }
  const noted = (evidence: Evidence, outcome: Outcome): boolean => met.push({ evidence, outcome }) < 0
  for (const _ of answer(email, asked, decide, noted));
  return met.map(({ evidence, outcome }) => {
    const change = 'undo' in outcome && last ? undone(email, last) : changeOf(email, outcome)
    return {
      features: evidence,
      right: isRight(instruction, change),
      weight: 1,
      hand: instruction.email.charAt(0)
    }
  })
}

function changeOf(email: Followed['before'], outcome: Outcome): Followed {
  const batch = createBatch(email)
  for (const operation of isChange(outcome) ? outcome.operations : []) batch.apply(operation)
  return followed(email, batch)
}

/** All that was asked for holds, of several wishes more than before, and nothing moved that was not to. */
function isRight({ expect, family, holds, may }: ChatInstruction, change: Followed): boolean {
  if (expect === 'refuse' || expect === 'ask' || unasked(change, may).length > 0) return false
  const failed = failing(holds, change).length
  return (
    failed === 0 ||
    (family === 'several' && failed < failing(holds, changeOf(change.before, { operations: [] })).length)
  )
}

type Held = Judged & { chance: number }

/** Each hand weighed by what was fitted on the others. */
const crossed = (judged: readonly Judged[]): Held[] =>
  [...new Set(judged.map(({ hand }) => hand))].flatMap(hand => {
    const weights = fitLogistic(judged.filter(each => each.hand !== hand))
    return judged
      .filter(each => each.hand === hand)
      .map(each => ({ ...each, chance: chanceOf(each.features, weights) }))
  })

/** The lowest threshold at which so few of all instructions have a wrong reading done. */
function thresholdFor(rate: number, held: readonly Held[], of: number): { threshold: number; wrong: number } {
  const wrongs = held.filter(({ right }) => !right).sort((one, other) => other.chance - one.chance)
  const most = Math.floor(rate * of)
  const threshold = Math.round(((wrongs[most]?.chance ?? 0) + 0.001) * 1000) / 1000
  return { threshold, wrong: wrongs.filter(({ chance }) => chance >= threshold).length }
}

function lineOf(rate: number, held: readonly Held[], of: number): string {
  const { threshold, wrong } = thresholdFor(rate, held, of)
  const right = held.filter(each => each.right)
  const done = right.filter(({ chance }) => chance >= threshold).length
  return `false "Done" ≤ ${rate * 100} %: threshold ${threshold}, done ${done} of ${right.length} right readings and ${wrong} of ${held.length - right.length} wrong ones`
}

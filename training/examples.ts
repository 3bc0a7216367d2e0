import { crc32 } from 'node:zlib'
import { instructionInput } from '../src/designer/offline/edit/instruction-input.ts'
import { ACTIONS, MARKS } from '../src/designer/offline/edit/intents.ts'
import { LABELS } from '../src/designer/reading/model/labels.ts'
import { type TextInput, textInput } from '../src/designer/reading/model/word-inputs.ts'
import { type Annotated, OTHER_HANDS, weightOf } from './corpora.ts'
import type { AnnotatedInstruction } from './instructions/samples.ts'
import { exchangedInstructions, joinedInstructions } from './instructions/variants.ts'
import type { HeadShape } from './net/learnable-net.ts'
import { TOPIC_LABELS, topicLabels } from './topics.ts'
import { type Choose, exchanged } from './variants.ts'

/** A text, what is right of it, and how much it counts. */
export interface Text {
  encoder: string
  input: TextInput
  right: Readonly<Record<string, Uint8Array>>
  weight: number
}

/** Columns of a matrix come in fours. */
const inFours = (labels: readonly string[]): string[] => [
  ...labels,
  ...new Array<string>((4 - (labels.length % 4)) % 4).fill('unused')
]

/** What reads briefs and instructions, and how many numbers its units know. */
export const ENCODERS = { brief: 96, chat: 64 } as const

/** What is decided of the words of texts, by the names that the model knows. */
export const HEADS: Readonly<Record<string, HeadShape>> = {
  roles: {
    encoder: 'brief',
    labels: inFours(LABELS.map(({ role, begins }) => `${role}${begins ? ' begins' : ''}`)),
    bySteps: true
  },
  topic: { encoder: 'brief', labels: TOPIC_LABELS, bySteps: false, counts: 3 },
  actions: {
    encoder: 'chat',
    labels: inFours(ACTIONS.flatMap(action => [action, `${action} begins`])),
    bySteps: false
  },
  marks: { encoder: 'chat', labels: inFours(['none', ...MARKS]), bySteps: false }
}

/** Of what first hands wrote, which is all alike, so much is learnt. */
const KEPT = 0.4
/** Instructions are short: each counts as two. One that is made of others counts half of that. */
const [INSTRUCTION_WEIGHT, VARIANT_WEIGHT] = [2, 1]
/** How often each instruction is learnt with other words, in each round. */
const EXCHANGES = 2

/** The briefs that are learnt. */
export const learntBriefs = (briefs: readonly Annotated[]): Annotated[] =>
  briefs.filter(
    ({ file, text, tokens }) => tokens.length > 0 && (OTHER_HANDS.has(file) || crc32(text) % 1000 < KEPT * 1000)
  )

/** Briefs to learn from. */
export const briefTexts = (briefs: readonly Annotated[]): Text[] =>
  briefs.map(brief => {
    const topic = topicLabels(brief)
    return {
      encoder: 'brief',
      input: textInput(brief.tokens),
      right: { roles: brief.labels, ...(topic && { topic }) },
      weight: weightOf(brief)
    }
  })

/** Briefs to learn from in one round: each second one with names of others. */
export function halfExchanged(briefs: readonly Annotated[], choose: Choose): Text[] {
  const others = exchanged(briefs, choose)
  return briefTexts(briefs.map((brief, at) => (choose(2) === 0 ? brief : others[at]!)))
}

/** Instructions to learn from. */
export const instructionTexts = (instructions: readonly AnnotatedInstruction[]): Text[] =>
  textsOf(instructions, INSTRUCTION_WEIGHT)

/** Instructions made of others, which are other ones each time. */
export function variantTexts(instructions: readonly AnnotatedInstruction[], choose: Choose): Text[] {
  const variants = Array.from({ length: EXCHANGES }, () => exchangedInstructions(instructions, choose))
  return textsOf([...joinedInstructions(instructions, choose), ...variants.flat()], VARIANT_WEIGHT)
}

const textsOf = (instructions: readonly AnnotatedInstruction[], weight: number): Text[] =>
  instructions
    .filter(({ tokens }) => tokens.length > 0)
    .map(({ tokens, context, wishes, wishOf, marks }) => ({
      encoder: 'chat',
      input: instructionInput(tokens, context),
      right: {
        actions: Uint8Array.from(tokens, (_, at) => {
          const action = ACTIONS.indexOf(wishes[wishOf[at]!]!)
          return 2 * action + Number(at === 0 || wishOf[at] !== wishOf[at - 1])
        }),
        marks: Uint8Array.from(marks, mark => (mark === 'none' ? 0 : 1 + MARKS.indexOf(mark)))
      },
      weight
    }))

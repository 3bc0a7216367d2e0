import { crc32 } from 'node:zlib'
import { instructionInput } from '../src/designer/offline/edit/instruction-input.ts'
import { ACTIONS, MARKS } from '../src/designer/offline/edit/intents.ts'
import { LABELS } from '../src/designer/reading/model/labels.ts'
import { type TextInput, textInput } from '../src/designer/reading/model/word-inputs.ts'
import { type Annotated, OTHER_HANDS } from './corpora.ts'
import type { AnnotatedInstruction } from './instructions/samples.ts'
import type { HeadShape } from './net/learnable-net.ts'
import { TOPIC_LABELS, topicLabels } from './topics.ts'

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

/** What other hands wrote is what people type: it counts as if it stood there so many times. Of what first hands wrote, which is all alike, so much is learnt. */
const [WEIGHT, KEPT] = [3, 0.4]
/** Instructions are short: each counts as two. */
const INSTRUCTION_WEIGHT = 2

/** Briefs to learn from. */
export function briefTexts(briefs: readonly Annotated[]): Text[] {
  const topics = topicLabels(briefs)
  const isKept = ({ file, text }: Annotated): boolean => OTHER_HANDS.has(file) || crc32(text) % 1000 < KEPT * 1000
  return briefs
    .filter(brief => brief.tokens.length > 0 && isKept(brief))
    .map(brief => {
      const topic = topics.get(brief)
      return {
        encoder: 'brief',
        input: textInput(brief.tokens),
        right: { roles: brief.labels, ...(topic && { topic }) },
        weight: OTHER_HANDS.has(brief.file) ? WEIGHT : 1
      }
    })
}

/** Instructions to learn from. */
export const instructionTexts = (instructions: readonly AnnotatedInstruction[]): Text[] =>
  instructions
    .filter(({ tokens }) => tokens.length > 0)
    .map(({ tokens, context, wishes, wishOf, marks, isJoined }) => ({
      encoder: 'chat',
      input: instructionInput(tokens, context),
      right: {
        actions: Uint8Array.from(tokens, (_, at) => {
          const action = ACTIONS.indexOf(wishes[wishOf[at]!]!)
          return 2 * action + Number(at === 0 || wishOf[at] !== wishOf[at - 1])
        }),
        marks: Uint8Array.from(marks, mark => (mark === 'none' ? 0 : 1 + MARKS.indexOf(mark)))
      },
      weight: isJoined ? INSTRUCTION_WEIGHT / 2 : INSTRUCTION_WEIGHT
    }))

import { KINDS } from '../../../compose/kinds.ts'
import CALIBRATION from './calibration.json' with { type: 'json' }
import { type Calibration, calibrated } from './calibration.ts'
import { chancesOf, ranked } from './classify.ts'
import { unpacked } from './container.ts'
import { decided } from './decide.ts'
import { kindFeatures } from './kind-features.ts'
import { Space } from './matrix.ts'
import type { Model } from './model-shape.ts'
import { spansOf, topicOf } from './spans.ts'
import { rowsOf } from './table.ts'
import { tokensOf } from './tokens.ts'
import { textInput } from './word-inputs.ts'

/** How many kinds are worth knowing. */
const LIKELIEST = 3
/** Room for the weights, and for what is made of the words that are read at a time. */
const MEGABYTES = 40

/**
 * The model that some bytes hold.
 * @param bytes What `npm run train` wrote to `model.bin`.
 * @param curves What turns its chances into how often it is right.
 * @throws Error when they are something else.
 */
export function modelOf(bytes: Uint8Array, curves: Calibration = CALIBRATION): Model {
  const space = new Space(MEGABYTES)
  const { weights, kinds } = unpacked(bytes, space)
  const rows = rowsOf(kinds)
  const read = remembering((text: string) => {
    const tokens = tokensOf(text)
    return { tokens, ...decided(space, weights, textInput(tokens), ['roles', 'topic']) }
  })
  return {
    tag: text => {
      const { tokens, roles } = read(text)
      return spansOf(tokens, roles.best, roles.chances).map(span => ({
        ...span,
        confidence: calibrated(span.confidence, curves.confidence[span.role] ?? curves.confidence.other),
        content: calibrated(span.content, curves.content)
      }))
    },
    topic: text => {
      const { tokens, topic } = read(text)
      return topicOf(tokens, topic.best, topic.chances)
    },
    kinds: text =>
      ranked(KINDS, chancesOf(rows, kindFeatures(tokensOf(text))))
        .slice(0, LIKELIEST)
        .map(({ name, confidence }) => ({ kind: name, confidence: calibrated(confidence, curves.kinds) })),
    instruction: input => decided(space, weights, input, ['actions', 'marks'])
  }
}

/** Makes something of a text, and has it at hand as long as the same text is asked for. */
function remembering<Made>(make: (text: string) => Made): (text: string) => Made {
  let last: { text: string; made: Made } | undefined
  return text => {
    if (last?.text !== text) last = { text, made: make(text) }
    return last.made
  }
}

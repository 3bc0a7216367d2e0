import { type TextInput, textInput } from '../../reading/model/word-inputs.ts'
import type { Token } from './tokens.ts'

/** What is known around an instruction. */
export interface InstructionContext {
  /** Was something changed just before? */
  hasTurn: boolean
  /** Is something selected in the preview? */
  hasSelection: boolean
}

/** An instruction as the model reads it: values that have a form of their own by their form. */
export const instructionInput = (tokens: readonly Token[], { hasTurn, hasSelection }: InstructionContext): TextInput =>
  textInput(
    tokens.map(({ text, shape, at, gap }) => ({ text: shape === 'word' ? text : `‹${shape}›`, at, after: gap })),
    ['chat', ...(hasTurn ? ['turn'] : []), ...(hasSelection ? ['selection'] : [])]
  )

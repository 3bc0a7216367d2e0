import { readdirSync, readFileSync } from 'node:fs'
import type { InstructionContext } from '../../src/designer/offline/edit/instruction-input.ts'
import { ACTIONS, type Action, MARKS, type Mark } from '../../src/designer/offline/edit/intents.ts'
import { type Token, tokensOf } from '../../src/designer/offline/edit/tokens.ts'

/** A stretch of an instruction: as typed, its mark, and the number of its wish. */
export interface Piece {
  text: string
  mark: Mark | 'none'
  wish: number
}

/** An annotated instruction. */
export interface AnnotatedInstruction {
  /** What it is made of, in order. */
  pieces: Piece[]
  text: string
  context: InstructionContext
  tokens: Token[]
  /** Of each token, in order: its mark, and the number of its wish. */
  marks: (Mark | 'none')[]
  wishOf: number[]
  wishes: Action[]
}

/** Annotated instructions by the file they stand in, in the order of file names. */
export const annotatedInstructions = (): { file: string; instructions: AnnotatedInstruction[] }[] => {
  const folder = new URL('./', import.meta.url)
  const files = readdirSync(folder)
    .filter(name => name.endsWith('.txt'))
    .sort()
  return files.map(file => ({ file, instructions: parseInstructions(readFileSync(new URL(file, folder), 'utf8')) }))
}

/** The instruction that pieces make. */
export function instructionOf(pieces: Piece[], wishes: Action[], context: InstructionContext): AnnotatedInstruction {
  const text = pieces.map(piece => piece.text).join('')
  const pieceAt = pieces.flatMap(piece => new Array<Piece>(piece.text.length).fill(piece))
  const tokens = tokensOf(text)
  return {
    pieces,
    text,
    context,
    tokens,
    marks: tokens.map(({ at, shape }) => pieceAt[at + (shape === 'quote' ? 1 : 0)]!.mark),
    wishOf: tokens.map(({ at }) => pieceAt[at]!.wish),
    wishes
  }
}

/**
 * Reads instructions with their marks, as `README.md` here has it.
 * @throws Error with the beginning of the instruction, when an action or mark is unknown, or marks nest or stay open.
 */
export const parseInstructions = (text: string): AnnotatedInstruction[] =>
  text
    .split(/^---\s*$/m)
    .map(block => block.trim())
    .filter(Boolean)
    .map(annotated)

const PIECE = /(\{[a-z]+\}|<\/?[a-z]+>)/

function annotated(block: string): AnnotatedInstruction {
  const [, flags = '', body = ''] = /^((?:@\w+\s+)*)(.*)$/s.exec(block) ?? []
  const wishes: Action[] = []
  const pieces: Piece[] = []
  let open: Mark | 'none' = 'none'
  const fail = (piece: string): never => {
    throw new Error(`${piece} is out of place in the instruction "${block.slice(0, 80)}…".`)
  }
  for (const piece of body.split(PIECE)) {
    const [, action, closes, mark] = /^(?:\{([a-z]+)\}|<(\/?)([a-z]+)>)$/.exec(piece) ?? []
    if (action) {
      if (!ACTIONS.includes(action as Action) || open !== 'none') fail(piece)
      wishes.push(action as Action)
    } else if (mark) {
      if (!MARKS.includes(mark as Mark) || open !== (closes ? mark : 'none')) fail(piece)
      open = closes ? 'none' : (mark as Mark)
    } else if (piece) {
      if (wishes.length === 0) fail(piece)
      pieces.push({ text: piece, mark: open, wish: wishes.length - 1 })
    }
  }
  if (open !== 'none') fail(`<${open}>`)
  return instructionOf(pieces, wishes, { hasTurn: flags.includes('@turn'), hasSelection: flags.includes('@selected') })
}

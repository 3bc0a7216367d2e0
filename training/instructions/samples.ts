import { readdirSync, readFileSync } from 'node:fs'
import type { InstructionContext } from '../../src/designer/offline/edit/instruction-input.ts'
import { ACTIONS, type Action, MARKS, type Mark } from '../../src/designer/offline/edit/intents.ts'
import { type Token, tokensOf } from '../../src/designer/offline/edit/tokens.ts'

/** An annotated instruction. */
export interface AnnotatedInstruction {
  text: string
  context: InstructionContext
  tokens: Token[]
  /** Of each token, in order: its mark, and the number of its wish. */
  marks: (Mark | 'none')[]
  wishOf: number[]
  wishes: Action[]
  /** Put together from others. */
  isJoined?: boolean
}

/** Annotated instructions by the file they stand in, in the order of file names. */
export const annotatedInstructions = (): { file: string; instructions: AnnotatedInstruction[] }[] => {
  const folder = new URL('./', import.meta.url)
  const files = readdirSync(folder)
    .filter(name => name.endsWith('.txt'))
    .sort()
  return files.map(file => {
    const instructions = parseInstructions(readFileSync(new URL(file, folder), 'utf8'))
    return { file, instructions: [...instructions, ...joinedInstructions(instructions)] }
  })
}

/** How people go from one wish to the next. */
const JOINTS = [', and ', ', ', ' and ', '. ', '; ', ', then ', ', also ', '. Also ', ' plus ', '\n', ', and please ']

/** Instructions of one wish, two or three in one: most that are annotated have one, and where the next begins is learnt from few. */
export function joinedInstructions(instructions: readonly AnnotatedInstruction[]): AnnotatedInstruction[] {
  const single = instructions.filter(
    ({ wishes, tokens, context }) =>
      wishes.length === 1 && wishes[0] !== 'none' && tokens.length < 22 && !context.hasTurn
  )
  return single.flatMap((first, at) => {
    const others = Array.from(
      { length: 1 + (at % 2) },
      (_, by) => single[(at * 7 + by * 3 + 1) % single.length] as AnnotatedInstruction
    )
    return joined([first, ...others], at)
  })
}

function joined(parts: readonly AnnotatedInstruction[], seed: number): AnnotatedInstruction {
  let text = ''
  const wishAt: number[] = []
  const markAt = new Map<number, Mark | 'none'>()
  parts.forEach(({ text: own, tokens, marks }, wish) => {
    const joint = wish === 0 ? '' : (JOINTS[(seed + wish) % JOINTS.length] as string)
    const words =
      joint.endsWith(' ') && !joint.startsWith('.') && wish > 0 ? own.charAt(0).toLowerCase() + own.slice(1) : own
    const bare = wish < parts.length - 1 ? words.replace(/[.!?\s]+$/, '') : words
    tokens.forEach(({ at }, place) => {
      markAt.set(text.length + joint.length + at, marks[place] ?? 'none')
    })
    wishAt.push(...new Array<number>(joint.length + bare.length).fill(wish))
    text += joint + bare
  })
  const tokens = tokensOf(text)
  return {
    text,
    context: { hasTurn: false, hasSelection: false },
    tokens,
    marks: tokens.map(({ at }) => markAt.get(at) ?? 'none'),
    wishOf: tokens.map(({ at }) => wishAt[at] ?? 0),
    wishes: parts.flatMap(({ wishes }) => wishes),
    isJoined: true
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
  const [markAt, wishAt]: [(Mark | 'none')[], number[]] = [[], []]
  let [text, open]: [string, Mark | 'none'] = ['', 'none']
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
    } else {
      if (wishes.length === 0 && piece.trim()) fail(piece)
      text += piece
      markAt.push(...new Array<Mark | 'none'>(piece.length).fill(open))
      wishAt.push(...new Array<number>(piece.length).fill(wishes.length - 1))
    }
  }
  if (open !== 'none') fail(`<${open}>`)
  const tokens = tokensOf(text)
  return {
    text,
    context: { hasTurn: flags.includes('@turn'), hasSelection: flags.includes('@selected') },
    tokens,
    marks: tokens.map(token => markAt[token.at + (token.shape === 'quote' ? 1 : 0)] ?? 'none'),
    wishOf: tokens.map(token => wishAt[token.at] ?? 0),
    wishes
  }
}

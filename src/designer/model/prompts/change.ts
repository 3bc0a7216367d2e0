import type { DesignerContext, Instruction, Turn } from '../../designer.ts'
import type { View } from '../view/view.ts'
import { brandLines } from './brand.ts'
import { enclosed } from './enclosed.ts'

/** Asks for changes of an email: what the model sees of it stands for its HTML. */
export function changePrompt(
  view: View,
  { text, turns = [] }: Instruction,
  { today, brand }: Pick<DesignerContext, 'today' | 'brand'>
) {
  return [
    `Today is ${today.toDateString()}. The email now:\n${enclosed('email', view.text)}`,
    ...(turns.length > 0 ? [`The conversation before, the latest last:\n${enclosed('turns', turnLines(turns))}`] : []),
    ...(brand ? [brandLines(brand)] : []),
    `Do what this asks for and nothing else, with as few operations as will do. What you cannot do, say in one sentence; if it is all of it, without operations.\n\n${enclosed('request', text)}`
  ].join('\n\n')
}

/** So many turns, and so many characters of each, tell what "it", "a bit more" and "the other one" refer to. */
const TURNS = 6
const LONGEST = 300

const turnLines = (turns: readonly Turn[]): string =>
  turns
    .slice(-TURNS)
    .map(({ said, operations }) => {
      const done = operations.map(operation => JSON.stringify(operation)).join(' ')
      return `asked: ${short(said)}\ndone: ${short(done) || 'nothing'}`
    })
    .join('\n')

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}

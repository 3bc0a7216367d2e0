import { type Designer, DesignerError } from '../../src/designer/designer.ts'
import type { EmailSource } from '../../src/email/email.ts'
import { createBatch } from '../../src/email/operations/batch.ts'
import type { Operation } from '../../src/email/operations/operation.ts'
import { SEED, TODAY } from '../briefs/make.ts'
import type { ChatInstruction } from '../material.ts'
import { conversationOf } from './conversation.ts'
import { type Followed, followed, undone } from './followed.ts'

/** What a designer did for an instruction, and what it said. */
export interface Answer {
  /** The email before and after, with its places followed. */
  change: Followed
  isChanged: boolean
  /** It said that it cannot do something, or a part of it. */
  isUnable: boolean
  /** What each way to understand it that was offered would do. */
  guesses: Followed[]
  hasFailed: boolean
  milliseconds: number
}

/** Gives an instruction to a designer and applies what it does. It never throws: a failure is an answer too. */
export async function answer(designer: Designer, instruction: ChatInstruction): Promise<Answer> {
  const { email, turns, last } = conversationOf(instruction)
  const batch = createBatch(email)
  const said = { isUnable: false, guesses: [] as Followed[], hasFailed: false, isUndone: false }
  const asked = {
    text: instruction.say,
    turns,
    ...(last && { before: last.email }),
    ...(instruction.selected && { selected: instruction.selected })
  }
  const began = performance.now()
  try {
    for await (const event of designer.change(email, asked, context())) {
      if (event.type === 'operation' && !batch.apply(event.operation).ok) said.hasFailed = true
      if (event.type === 'unable') said.isUnable = true
      if (event.type === 'guesses') said.guesses = event.guesses.map(({ operations }) => guessed(email, operations))
      if (event.type === 'undo') said.isUndone = true
    }
  } catch (error) {
    if (error instanceof DesignerError) said.isUnable = true
    else said.hasFailed = true
  }
  const milliseconds = performance.now() - began
  const change = said.isUndone && last ? undone(email, last) : followed(email, batch)
  return { ...said, change, isChanged: !isSame(change.before, change.after), milliseconds }
}

function guessed(email: EmailSource, operations: readonly Operation[]): Followed {
  const batch = createBatch(email)
  for (const operation of operations) batch.apply(operation)
  return followed(email, batch)
}

const context = () => ({
  signal: new AbortController().signal,
  seed: SEED,
  today: TODAY,
  siteUrl: 'https://mailwright.example'
})

const FACTS = ['html', 'css', 'name', 'subject', 'preheader', 'lang', 'dir'] as const
const isSame = (one: EmailSource, other: EmailSource): boolean => FACTS.every(fact => one[fact] === other[fact])

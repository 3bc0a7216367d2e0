import { type Choice, choiceOf, nameOfChoice } from './choice.ts'
import { findConnection } from './connection.ts'
import type { DesignerParts } from './parts.ts'

/** Who could make an email. */
export interface Way {
  choice: Choice
  /** As in lists of who did what. */
  name: string
  /** As it stands in a sentence: "the built-in designer". */
  label: string
}

/** Who could make an email for an account: its choice first, then what is there besides. Servers on this machine are not looked for. */
export async function waysOf(parts: DesignerParts, accountId: string): Promise<Way[]> {
  const chosen = await choiceOf(parts, accountId)
  const isConnected = parts.sealing !== undefined && (await findConnection(parts.db, accountId)) !== undefined
  const others = [
    ...(isConnected ? (['own'] as const) : []),
    ...(parts.ai ? (['operator'] as const) : []),
    'offline' as const
  ].filter(designer => designer !== chosen.designer)
  const choices: Choice[] = [chosen, ...others.map(designer => ({ designer }))]
  return Promise.all(choices.map(choice => wayOf(parts, accountId, choice)))
}

async function wayOf(parts: DesignerParts, accountId: string, choice: Choice): Promise<Way> {
  const name = await nameOfChoice(parts, accountId, choice)
  return { choice, name, label: choice.designer === 'offline' ? 'the built-in designer' : name }
}

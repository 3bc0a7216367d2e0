import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ChooseDesigner, DesignerKind } from '../../contract/designer.ts'
import { labelOf, nameOf } from '../../designer/choose.ts'
import type { Database } from '../database/database.ts'
import { designerChoices } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import type { ModelAsked } from '../workers/tasks.ts'
import { baseOf, findConnection, modelOf } from './connection.ts'
import type { DesignerParts } from './parts.ts'

export type Choice = z.infer<typeof ChooseDesigner>

/** Who designs for an account, and how it is asked. */
export interface Chosen {
  designer: DesignerKind
  /** Without it the built-in designer works. */
  ai: ModelAsked | undefined
  /** The server on this machine that has it. */
  server?: string
}

/** Slower machines than those of services take their time to read what is asked. */
const LOCAL_PATIENCE = { firstTokenTimeoutMs: 90_000, timeoutMs: 170_000 }
/** Small models keep to the lines of an answer the better the cooler they are. Services are left alone: some of their models refuse any. */
const LOCAL_TEMPERATURES = { create: 0.7, change: 0.2 }

/** What an account said; the site's model where it said nothing and there is one. */
export async function choiceOf({ db, ai }: Pick<DesignerParts, 'db' | 'ai'>, accountId: string): Promise<Choice> {
  const [row] = await db.select().from(designerChoices).where(eq(designerChoices.accountId, accountId))
  if (!row) return { designer: ai ? 'operator' : 'offline' }
  const { designer, localServer, localModel } = row
  return designer === 'local' ? { designer, server: localServer ?? '', model: localModel ?? '' } : { designer }
}

/** The designer of a choice, never another. Throws where it cannot be had any more, with what to do. */
export async function chosenBy(parts: DesignerParts, accountId: string, choice: Choice): Promise<Chosen> {
  if (choice.designer === 'local') return localBy(parts, choice)
  const { designer } = choice
  if (designer === 'offline') return { designer, ai: undefined }
  if (designer === 'own') {
    const connection = await findConnection(parts.db, accountId)
    if (!connection) throw gone('You have no model of your own connected.')
    return { designer, ai: modelOf(parts, connection) }
  }
  if (!parts.ai) throw gone('This site has no model any more.')
  return { designer, ai: parts.ai }
}

function localBy(
  { localServers }: DesignerParts,
  { designer, server: name, model }: Extract<Choice, { designer: 'local' }>
): Chosen {
  const server = localServers.find(each => each.name === name)
  if (!server) throw gone('Models on this machine cannot be used here any more.')
  const ai = {
    provider: 'openai-compatible',
    model,
    baseUrl: baseOf(server),
    reach: 'named',
    ...LOCAL_PATIENCE,
    temperatures: LOCAL_TEMPERATURES
  } as const
  return { designer, ai, server: server.name }
}

const gone = (what: string) =>
  new AppError('unprocessable', `${what} Nothing was changed or charged. Choose another designer in Settings.`)

export async function saveChoice(parts: DesignerParts, accountId: string, choice: Choice): Promise<void> {
  await chosenBy(parts, accountId, choice)
  const isLocal = choice.designer === 'local'
  const row = {
    designer: choice.designer,
    localServer: isLocal ? choice.server : null,
    localModel: isLocal ? choice.model : null
  }
  await parts.db
    .insert(designerChoices)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: designerChoices.accountId, set: row })
}

/** The model of a choice as people are told of it, though it could not be asked any more. */
export async function labelOfChoice(parts: DesignerParts, accountId: string, choice: Choice): Promise<string> {
  if (choice.designer === 'local') return choice.model
  if (choice.designer === 'offline') return labelOf(undefined)
  if (choice.designer === 'operator') return labelOf(parts.ai)
  return (await findConnection(parts.db, accountId))?.model ?? 'Your own key'
}

/** What the designer of a choice is called in lists of who did what. */
export async function nameOfChoice(parts: DesignerParts, accountId: string, choice: Choice): Promise<string> {
  return choice.designer === 'offline' ? nameOf(undefined) : labelOfChoice(parts, accountId, choice)
}

/** The account has said nothing again. */
export async function forgetChoice(db: Database, accountId: string): Promise<void> {
  await db.delete(designerChoices).where(eq(designerChoices.accountId, accountId))
}

import { eq } from 'drizzle-orm'
import type { ConnectDesigner, DesignersAnswer, Limit, TestAnswer, TestDesigner } from '../../contract/designer.ts'
import { languagesOf } from '../../designer/choose.ts'
import { designerConnections } from '../database/schema.ts'
import type { Work } from '../templates/run-designer.ts'
import { type Choice, choiceOf, forgetChoice, labelOfChoice, nameOfChoice, saveChoice } from './choice.ts'
import { findConnection, OWN_OFF, saveConnection, toConnectionAnswer } from './connection.ts'
import { type Asked, type Caller, design } from './design.ts'
import { limitOf, requireCountable, saveLimit, usedUp } from './limits.ts'
import { findLocalServers } from './local-servers.ts'
import type { DesignerParts } from './parts.ts'
import { tryOut } from './try-out.ts'
import { usageOf, usedOf } from './usage.ts'
import { type Way, waysOf } from './ways.ts'

export type { Way } from './ways.ts'

/** Who designs for each account. A designer that fails is never replaced by another; the account chooses. */
export interface DesignerService {
  /** Works as the account's choice. Throws `designer_limit`, and `designer_failed` in words for the person. */
  design: (asked: Asked, caller: Caller) => Promise<Work>
  /** What a choice is called in lists of who did what; the account's, unless another is named. */
  nameOf: (accountId: string, choice?: Choice) => Promise<string>
  /** Who could make an email without being looked for: the account's choice first. */
  waysOf: (accountId: string) => Promise<Way[]>
  /** What the account's choice is called on its pages. */
  labelOf: (accountId: string) => Promise<string>
  /** Whether the account's choice is a model. */
  hasModel: (accountId: string) => Promise<boolean>
  /** The languages that the account's choice writes; none named means all. */
  languagesOf: (accountId: string) => Promise<readonly string[] | undefined>
  state: (accountId: string) => Promise<DesignersAnswer>
  choose: (accountId: string, choice: Choice) => Promise<DesignersAnswer>
  /** Keeps a connection of one's own, which the choice is left as it is for. */
  connect: (accountId: string, asked: ConnectDesigner) => Promise<DesignersAnswer>
  /** Forgets the connection and its key; whoever had chosen it has the site's usual designer again. */
  disconnect: (accountId: string) => Promise<DesignersAnswer>
  limit: (accountId: string, limit: Limit | null) => Promise<DesignersAnswer>
  /** Has one section made; the connection remembers that it went well. */
  tryOut: (accountId: string, asked: TestDesigner, signal: AbortSignal) => Promise<TestAnswer>
}

export function createDesigners(parts: DesignerParts & { siteUrl: string }): DesignerService {
  const { siteUrl } = parts
  const after = async (accountId: string, done: Promise<unknown>) => {
    await done
    return stateOf(parts, accountId)
  }
  const hasModel = async (accountId: string) => (await choiceOf(parts, accountId)).designer !== 'offline'
  return {
    design: (asked, caller) => design(parts, asked, caller),
    nameOf: async (accountId, choice) => nameOfChoice(parts, accountId, choice ?? (await choiceOf(parts, accountId))),
    waysOf: accountId => waysOf(parts, accountId),
    labelOf: async accountId => labelOfChoice(parts, accountId, await choiceOf(parts, accountId)),
    hasModel,
    languagesOf: async accountId => ((await hasModel(accountId)) ? undefined : languagesOf(undefined)),
    state: accountId => stateOf(parts, accountId),
    choose: (accountId, choice) => after(accountId, saveChoice(parts, accountId, choice)),
    connect: (accountId, asked) => after(accountId, connect(parts, accountId, asked)),
    disconnect: accountId => after(accountId, disconnect(parts, accountId)),
    limit: (accountId, limit) => after(accountId, setLimit(parts, accountId, limit)),
    tryOut: (accountId, asked, signal) => tryOut(parts, { accountId, siteUrl, signal }, asked)
  }
}

async function stateOf(parts: DesignerParts, accountId: string): Promise<DesignersAnswer> {
  const { db, localServers, sealing, clock } = parts
  const [choice, connection, limit, servers, usage, operator] = await Promise.all([
    choiceOf(parts, accountId),
    findConnection(db, accountId),
    limitOf(db, accountId),
    findLocalServers(localServers),
    usageOf(db, accountId, clock()),
    operatorOf(parts, accountId)
  ])
  const chosen = choice.designer === 'local' ? { server: choice.server, model: choice.model } : null
  return {
    chosen: choice.designer,
    chosen_label: await labelOfChoice(parts, accountId, choice),
    operator,
    own_off: sealing ? null : OWN_OFF,
    connection: connection ? toConnectionAnswer(connection) : null,
    limit,
    used_up: (await usedUp(parts, accountId, choice.designer)) !== undefined,
    local: localServers.length > 0 ? { servers, chosen } : null,
    usage
  }
}

async function operatorOf({ ai, monthlyTokens, db, clock }: DesignerParts, accountId: string) {
  if (!ai) return null
  if (monthlyTokens === undefined) return { tokens_left: null, tokens_a_month: null }
  const { tokens } = await usedOf(db, accountId, 'operator', clock())
  return { tokens_left: Math.max(0, monthlyTokens - tokens), tokens_a_month: monthlyTokens }
}

async function connect(parts: DesignerParts, accountId: string, asked: ConnectDesigner): Promise<void> {
  requireCountable(await limitOf(parts.db, accountId), { provider: asked.service, model: asked.model })
  await saveConnection(parts, accountId, asked)
}

async function disconnect(parts: DesignerParts, accountId: string): Promise<void> {
  await parts.db.delete(designerConnections).where(eq(designerConnections.accountId, accountId))
  const { designer } = await choiceOf(parts, accountId)
  if (designer === 'own') await forgetChoice(parts.db, accountId)
}

async function setLimit(parts: DesignerParts, accountId: string, limit: Limit | null): Promise<void> {
  const connection = await findConnection(parts.db, accountId)
  if (connection) requireCountable(limit, { provider: connection.service, model: connection.model })
  await saveLimit(parts.db, accountId, limit)
}

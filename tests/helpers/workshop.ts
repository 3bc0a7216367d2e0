import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import type { Designer, DesignerEvent } from '../../src/designer/designer.ts'
import type { Operation } from '../../src/email/operations/operation.ts'
import type { Account } from '../../src/server/accounts/account.ts'
import { createBrands } from '../../src/server/brands/brands.ts'
import { createCredits } from '../../src/server/credits/credits.ts'
import type { Database } from '../../src/server/database/database.ts'
import { accounts } from '../../src/server/database/schema.ts'
import type { Choice } from '../../src/server/designers/choice.ts'
import { createDirections } from '../../src/server/directions/directions.ts'
import { createDrafts } from '../../src/server/drafts/drafts.ts'
import type { Job } from '../../src/server/templates/job.ts'
import { createTemplates } from '../../src/server/templates/templates.ts'
import { createTasks } from '../../src/server/workers/tasks.ts'

/** What a generation says when nobody tells the designer otherwise: a heading and a line, named and addressed. */
export const FIRST_DRAFT: Operation[] = [
  { op: 'meta', name: 'Spring letter', subject: 'Spring is here', preheader: 'And so are we' },
  { op: 'add', kind: 'text', content: { heading: 'Spring is here', text: 'Come and see.' } }
]

/** A job that nobody watches. */
export const ALONE: Job<unknown> = { emit: () => {}, signal: new AbortController().signal, keep: async () => {} }

/** The service on templates with a designer that does as it is told, mail in a list, and every feature included. */
export function openWorkshop(db: Database) {
  const steps = {
    create: vi.fn<Designer['create']>(() => play(FIRST_DRAFT)),
    change: vi.fn<Designer['change']>(() => play([]))
  }
  const designer: Designer = {
    label: 'As told',
    create: (brief, context) => steps.create(brief, context),
    change: (email, instruction, context) => steps.change(email, instruction, context)
  }
  const features = {
    access_credits: true,
    access_export_feature: true,
    access_email_sending_feature: true,
    access_rollback_feature: true
  }
  const send = vi.fn(async () => {})
  const credits = createCredits({ db })
  const brands = createBrands({ db, clock: () => new Date() })
  const workers = workInProcess(designer)
  const builtIn = {
    choice: { designer: 'offline' },
    name: 'Built-in designer',
    label: 'the built-in designer'
  } as const
  const own = { choice: { designer: 'own' }, name: designer.label, label: designer.label } as const
  const parts = {
    db,
    brands,
    credits,
    designers: {
      design: (asked, { emit, signal }) =>
        workers.design(asked, { signal, emit: step => step.event !== 'call' && emit(step) }),
      nameOf: async (_: string, choice?: Choice) => (choice?.designer === 'offline' ? builtIn.name : designer.label),
      waysOf: async () => [own, builtIn]
    },
    workers,
    mail: { send },
    entitlements: async () => features,
    clock: () => new Date(),
    siteUrl: 'https://mailwright.example',
    mailFrom: 'Mailwright <hello@mailwright.example>'
  } satisfies Parameters<typeof createDrafts>[0]
  return {
    templates: createTemplates(parts),
    drafts: createDrafts(parts),
    parts,
    directions: createDirections({
      ...parts,
      workers: { ...workers, directions: async () => ['picture', 'letter', 'type'] }
    }),
    brands,
    credits,
    workers,
    steps,
    features,
    send,
    newAccount: (balance = 0) => newAccount(db, credits, balance)
  }
}

/** The tasks of the workers without their threads. */
function workInProcess(designer: Designer) {
  return createTasks(async () => designer)
}

/** A designer's events, one after the other. */
export async function* say(...events: DesignerEvent[]): AsyncIterable<DesignerEvent> {
  yield* events
}

/** A designer's work, step by step. */
export async function* play(operations: Operation[], words: string[] = []): AsyncIterable<DesignerEvent> {
  for (const operation of operations) yield { type: 'operation', operation }
  for (const text of words) yield { type: 'words', text }
}

async function newAccount(db: Database, credits: ReturnType<typeof createCredits>, balance: number): Promise<Account> {
  const [account] = await db.insert(accounts).values({ userId: randomUUID(), email: 'ana@example.com' }).returning()
  if (!account) throw new Error('The account was not stored.')
  if (balance > 0) await credits.grant(account.id, balance, randomUUID())
  return account
}

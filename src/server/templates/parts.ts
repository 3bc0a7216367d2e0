import { randomInt } from 'node:crypto'
import type { EntitlementsAnswer } from '../../contract/account.ts'
import type { Designer, DesignerContext } from '../../designer/designer.ts'
import type { CreditService } from '../credits/credits.ts'
import type { Database } from '../database/database.ts'
import type { Mailer } from '../mail/mail.ts'

/** What the work on templates is made with. */
export interface TemplateParts {
  db: Database
  credits: CreditService
  designer: Designer
  mail: Pick<Mailer, 'send'>
  entitlements: (accountId: string) => Promise<EntitlementsAnswer>
  clock: () => Date
  siteUrl: string
  /** Sender of exported messages. */
  mailFrom: string
}

const SEEDS = 2 ** 31

/** A fresh seed each time: the same brief again is asked for because another design is wanted. */
export function contextOf({ clock, siteUrl }: TemplateParts, signal: AbortSignal): DesignerContext {
  return { signal, seed: randomInt(SEEDS), today: clock(), siteUrl }
}

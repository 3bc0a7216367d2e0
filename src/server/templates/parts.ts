import { randomInt } from 'node:crypto'
import type { EntitlementsAnswer } from '../../contract/account.ts'
import type { DesignerContext } from '../../designer/designer.ts'
import type { CreditService } from '../credits/credits.ts'
import type { Database } from '../database/database.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Workers } from '../workers/workers.ts'

/** What the work on templates is made with. */
export interface TemplateParts {
  db: Database
  credits: CreditService
  workers: Pick<Workers, 'design' | 'compile' | 'export' | 'preview'>
  mail: Pick<Mailer, 'send'>
  entitlements: (accountId: string) => Promise<EntitlementsAnswer>
  /** What the designer is called in lists of who did what. */
  designerName: string
  clock: () => Date
  siteUrl: string
  /** Sender of exported messages. */
  mailFrom: string
}

const SEEDS = 2 ** 31

/** A fresh seed each time: the same brief again is asked for because another design is wanted. */
export function contextOf({ clock, siteUrl }: TemplateParts): Omit<DesignerContext, 'signal'> {
  return { seed: randomInt(SEEDS), today: clock(), siteUrl }
}

import { randomInt } from 'node:crypto'
import type { EntitlementsAnswer } from '../../contract/account.ts'
import type { DesignerContext } from '../../designer/designer.ts'
import type { BrandService } from '../brands/brands.ts'
import type { CreditService } from '../credits/credits.ts'
import type { Database } from '../database/database.ts'
import type { DesignerService } from '../designers/designers.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Workers } from '../workers/workers.ts'

/** What the work on templates is made with. */
export interface TemplateParts {
  db: Database
  credits: CreditService
  designers: Pick<DesignerService, 'design' | 'nameOf'>
  brands: Pick<BrandService, 'list' | 'wornBy'>
  workers: Pick<Workers, 'compile' | 'export' | 'preview' | 'readFacts'>
  mail: Pick<Mailer, 'send'>
  entitlements: (accountId: string) => Promise<EntitlementsAnswer>
  clock: () => Date
  siteUrl: string
  /** Sender of exported messages. */
  mailFrom: string
}

const SEEDS = 2 ** 31

/** A fresh seed each time: the same brief again is asked for because another design is wanted. */
export function contextOf({ clock, siteUrl }: TemplateParts): Omit<DesignerContext, 'signal' | 'onCall'> {
  return { seed: randomInt(SEEDS), today: clock(), siteUrl }
}

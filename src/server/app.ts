import type { Designer } from '../designer/designer.ts'
import type { AccountService } from './accounts/accounts.ts'
import type { Auth } from './auth/auth.ts'
import type { BillingService } from './billing/billing.ts'
import type { Config } from './config.ts'
import type { CreditService } from './credits/credits.ts'
import type { Database, Sql } from './database/database.ts'
import type { RateLimit } from './http/rate-limit.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { TemplateService } from './templates/templates.ts'

/** Everything a page or an endpoint may use, put together once a process. */
export interface App {
  config: Config
  log: Log
  db: Database
  sql: Sql
  auth: Auth
  mail: Mailer
  accounts: AccountService
  credits: CreditService
  templates: TemplateService
  billing: BillingService
  designer: Designer
  limits: { generations: RateLimit; changes: RateLimit; mails: RateLimit }
  close: () => Promise<void>
}

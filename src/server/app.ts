import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { DEVICE_COOKIE } from '../contract/session-cookies.ts'
import { labelOf } from '../designer/choose.ts'
import { OUR_NAME } from '../mails/words.ts'
import type { SetBack } from '../sandbox/auth/call.ts'
import { type AuthStandIn, createAuthStandIn } from '../sandbox/auth/stand-in.ts'
import { standingSessions } from '../sandbox/auth/standing-sessions.ts'
import { createMailbox, type Mailbox } from '../sandbox/mailbox/mailbox.ts'
import { SANDBOX_PRICES } from '../sandbox/payments/catalogue.ts'
import { createPaymentsStandIn, type PaymentsStandIn } from '../sandbox/payments/stand-in.ts'
import { type AccountData, createAccountData } from './accounts/account-data.ts'
import { type AccountService, createAccounts } from './accounts/accounts.ts'
import { type AssetService, createAssets } from './assets/assets.ts'
import { createBucketStore } from './assets/bucket-store.ts'
import { createFolderStore } from './assets/folder-store.ts'
import { startTidyingAssets } from './assets/tidying.ts'
import { type Auth, createAuth, fetchOf } from './auth/auth.ts'
import { type AuthAdmin, createAuthAdmin } from './auth/auth-admin.ts'
import { type BillingService, createBilling } from './billing/billing.ts'
import { createStripe } from './billing/stripe.ts'
import { type BrandEmails, createBrandEmails } from './brands/brand-emails.ts'
import { type BrandReader, createBrandReader } from './brands/brand-reader.ts'
import { type BrandService, createBrands } from './brands/brands.ts'
import { SiteRefusal } from './brands/site-refusal.ts'
import { type BriefService, createBriefs } from './briefs/briefs.ts'
import { ConfigError } from './config/variables.ts'
import { type Config, parseConfig } from './config.ts'
import { type CreditService, createCredits } from './credits/credits.ts'
import { type Database, openDatabase, openSlowly, type Sql, type TransactionSql } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { createDesigners, type DesignerService } from './designers/designers.ts'
import { openSealing } from './designers/sealing.ts'
import { createDirections, type DirectionService } from './directions/directions.ts'
import { createDrafts, type DraftService } from './drafts/drafts.ts'
import { createForms, type FormService } from './forms/forms.ts'
import { type AppLimits, createLimits } from './http/limits.ts'
import { createGuardedFetch } from './internet/guarded-fetch.ts'
import { createLog, type Log } from './log.ts'
import { createLooks, type Looks } from './looks/looks.ts'
import type { Mailer, Outbox } from './mail/mail.ts'
import { createMailer } from './mail/mailer.ts'
import { createOutbox } from './mail/outbox.ts'
import { createSavedSections, type SavedSectionService } from './saved-sections/saved-sections.ts'
import { refuseEnded } from './sessions/refuse-ended.ts'
import { forgetDevices } from './sessions/session-rows.ts'
import { createSessions, type SessionService } from './sessions/sessions.ts'
import { createTemplates, type TemplateService } from './templates/templates.ts'
import { startTidying } from './tidying.ts'
import { createSecondSteps, dropNewerCodes } from './two-step/recovery-codes.ts'
import { createTwoStep, type TwoStepService } from './two-step/two-step.ts'
import { createWorkers, type Workers } from './workers/workers.ts'

/** Everything a page or an endpoint may use, put together once a process. */
export interface App {
  config: Config
  log: Log
  db: Database
  sql: Sql
  auth: Auth
  /** Absent where Supabase is hosted and its service-role key was not given: what needs it is not offered then. */
  authAdmin: AuthAdmin | undefined
  twoStep: TwoStepService
  sessions: SessionService
  mail: Mailer
  outbox: Outbox
  accounts: AccountService
  accountData: AccountData
  credits: CreditService
  brands: BrandService
  brandReader: BrandReader
  brandEmails: BrandEmails
  briefs: BriefService
  templates: TemplateService
  drafts: DraftService
  directions: DirectionService
  assets: AssetService
  savedSections: SavedSectionService
  forms: FormService
  billing: BillingService
  workers: Workers
  designers: DesignerService
  looks: Looks
  /** What is told of the designer that an account has which chose none. */
  designer: { label: string }
  limits: AppLimits
  /** The stand-ins that are in use; the pages of the others answer 404. */
  sandbox: { mailbox?: Mailbox; auth?: AuthStandIn; payments?: PaymentsStandIn }
  close: () => Promise<void>
}

const clock = () => new Date()

/** Puts the app together: the one place that knows which services are hosted and which are played by stand-ins. */
export async function createApp(config: Config): Promise<App> {
  const log = createLog(config.logLevel)
  const url = requireDatabaseUrl(config)
  await migrateFirst(url, migrationFolders(config))
  const { db, sql, close } = openDatabase(url, { isEmbedded: config.databaseIsEmbedded })
  const mailbox = config.smtpUrl ? undefined : createMailbox({ sql, clock })
  const mail = createMailer(config, { mailbox })
  const credits = createCredits({ db })
  const stopTidying = await startTidying({ db, credits, log, isOursAlone: config.databaseIsEmbedded })
  const { billing, payments } = createPayments({ config, db, sql, credits })
  const { entitlements } = billing
  const workers = createWorkers(config.ai !== undefined)
  const outbox = createOutbox({ sql, mail, clock, log })
  // What the process before did not get to send.
  outbox.wake()
  const assets = createPictures(config, db)
  const stopTidyingAssets = startTidyingAssets(assets, log)
  const { siteUrl, mailFrom, ai, supabase } = config
  const service = supabase ? undefined : standingSessions(sql)
  const sessions = createSessions({ sql, outbox, clock, siteUrl, service })
  const { auth, authAdmin, standIn } = createSignIn(config, { sql, outbox, sessions })
  const accountData = createAccountData({ db, sql, billing, assets, sessions, authAdmin, outbox, clock, log })
  const { localServers, monthlyTokens, refine } = config.designers
  const sealing = openSealing(config)
  const designers = createDesigners({
    db,
    workers,
    ai,
    localServers,
    monthlyTokens,
    refine,
    sealing,
    clock,
    log,
    siteUrl
  })
  const brands = createBrands({ db, clock })
  const parts = { db, brands, credits, designers, workers, mail, entitlements, clock, siteUrl, mailFrom }
  return {
    config,
    log,
    db,
    sql,
    auth: refuseEnded(auth, sessions),
    authAdmin,
    sessions,
    twoStep: createTwoStep({ sql, outbox, auth, authAdmin, clock, siteUrl }),
    mail,
    outbox,
    accounts: createAccounts({ db, credits, entitlements, onNewEmail: billing.followEmail }),
    accountData,
    credits,
    brands,
    brandEmails: createBrandEmails({ db, workers }),
    brandReader: createBrandReader({
      db,
      workers,
      assets,
      ask: createGuardedFetch({ refusal: SiteRefusal, redirects: 3 })
    }),
    briefs: createBriefs({ workers, clock, languagesOf: designers.languagesOf }),
    designers,
    looks: createLooks(),
    templates: createTemplates(parts),
    drafts: createDrafts(parts),
    directions: createDirections(parts),
    assets,
    savedSections: createSavedSections({ db }),
    forms: createForms({ db, clock }),
    billing,
    workers,
    designer: { label: labelOf(config.ai) },
    limits: createLimits(config.limits, sql),
    sandbox: { mailbox, auth: standIn, payments },
    close: async () => {
      stopTidying()
      stopTidyingAssets()
      accountData.stop()
      await payments?.close()
      await outbox.close()
      await workers.close()
      await close()
    }
  }
}

function requireDatabaseUrl({ databaseUrl }: Config): string {
  if (databaseUrl) return databaseUrl
  throw new ConfigError(
    'DATABASE_URL is missing. Start through npm start or npm run dev, which bring a database along.'
  )
}

async function migrateFirst(url: string, folders: string[]) {
  const { sql, close } = openSlowly(url)
  await migrate(sql, folders).finally(close)
}

/** The tables of a stand-in are made where it is in use. */
function migrationFolders({ supabase, smtpUrl, stripe }: Config): string[] {
  const inUse = ['app', !supabase && 'sandbox-auth', !smtpUrl && 'sandbox-mailbox', !stripe && 'sandbox-payments']
  return inUse.filter(name => name !== false).map(name => resolve('migrations', name))
}

interface PaymentParts {
  config: Config
  db: Database
  sql: Sql
  credits: CreditService
}

/** Stripe, or its stand-in behind the same SDK, whose events come to the webhook signed as Stripe's do. */
function createPayments({ config, db, sql, credits }: PaymentParts) {
  const { siteUrl } = config
  if (config.stripe) {
    const billing = createBilling({
      config: { siteUrl, stripe: config.stripe },
      db,
      credits,
      stripe: createStripe(config.stripe)
    })
    return { billing, payments: undefined }
  }
  const stripe = {
    secretKey: 'sk_test_sandbox',
    webhookSecret: randomBytes(24).toString('hex'),
    prices: SANDBOX_PRICES
  }
  const payments = createPaymentsStandIn({
    sql,
    clock,
    siteUrl,
    webhookSecret: stripe.webhookSecret,
    deliver: (body, signature) => billing.receiveWebhook(body, signature)
  })
  const billing = createBilling({
    config: { siteUrl, stripe },
    db,
    credits,
    stripe: createStripe(stripe, payments.httpClient)
  })
  return { billing, payments }
}

/** What people upload lies in a bucket, or in a folder beside the embedded database. */
function createPictures({ assets, dataDir }: Config, db: Database): AssetService {
  const { bucket, publicUrl, bytesPerAccount } = assets
  const store = bucket ? createBucketStore(bucket) : createFolderStore(join(dataDir, 'assets'))
  return createAssets({ db, store, clock, publicUrl, bytesPerAccount })
}

/** Supabase Auth, or its stand-in, which the same client reaches without leaving the process. */
function createSignIn(config: Config, { sql, outbox, sessions }: Pick<App, 'sql' | 'outbox' | 'sessions'>) {
  const { siteUrl, limits, supabase } = config
  // Of this process alone: nobody else calls the stand-in by it.
  const ownKey = `sb_secret_${randomBytes(32).toString('base64url')}`
  const site = {
    siteUrl,
    pages: { stop: `${siteUrl}/auth/stop`, reset: `${siteUrl}/reset-password` },
    linkPages: { reset: '/reset-password', start: '/signin' },
    options: { name: OUR_NAME },
    onStop: setBack,
    onSession: sessions.begin,
    devices: { cookie: DEVICE_COOKIE, has: sessions.hasDevice }
  }
  const standIn = supabase
    ? undefined
    : createAuthStandIn({ sql, outbox, clock, limits, serviceRoleKey: ownKey, ...site })
  const serviceRoleKey = supabase ? supabase.serviceRoleKey : ownKey
  const source = { url: supabase?.url ?? siteUrl, fetch: fetchOf(standIn) }
  const authAdmin = serviceRoleKey ? createAuthAdmin({ ...source, serviceRoleKey }) : undefined
  const secondSteps = authAdmin && createSecondSteps(sql)
  return { auth: createAuth(config, { standIn, clock, secondSteps }), authAdmin, standIn }
}

/** What the site itself knows of an account, when a change of it is stopped. */
async function setBack(tx: TransactionSql, account: SetBack) {
  await dropNewerCodes(tx, account)
  await forgetDevices(tx, account)
}

/** The app of this process, put together from its environment by whoever asks first. */
export function getApp(): Promise<App> {
  own ??= replaceApp()
  return own
}

/** Kept where the host, and a newer copy of this module in development, can close it. */
const kept = globalThis as { mailwrightApp?: Promise<App> | undefined }
let own: Promise<App> | undefined

async function replaceApp(): Promise<App> {
  const former = kept.mailwrightApp
  const app = Promise.resolve(former)
    .then(each => each?.close())
    .then(() => createApp(parseConfig(process.env)))
  kept.mailwrightApp = app
  return app.catch(error => {
    // The next request may find the database awake.
    own = undefined
    kept.mailwrightApp = undefined
    throw error
  })
}

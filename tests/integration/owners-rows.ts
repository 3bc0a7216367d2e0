import type { Sql } from '../../src/server/database/database.ts'
import type { Person } from '../fuzz/people.ts'

/** Counts of calls, and keys that sign, are nobody's. */
const NOBODYS = ['rate_limits', 'signing_keys', 'applied_migrations']

interface Table {
  name: string
  /** Has it a column that says whose a row is? */
  isOwned: boolean
}

async function tablesOf(sql: Sql): Promise<Table[]> {
  return sql<Table[]>`
    select format('%I.%I', table_schema, table_name) as name,
      bool_or(column_name in ('account_id', 'user_id', 'template_id')) and table_schema = 'mailwright' as "isOwned"
    from information_schema.tables join information_schema.columns using (table_schema, table_name)
    where table_schema in ('mailwright', 'auth', 'sandbox') and table_type = 'BASE TABLE' and table_name <> all(${NOBODYS})
    group by table_schema, table_name order by 1`
}

/** Every row of every table, as text after its table's name. */
export async function everyRow(sql: Sql): Promise<Set<string>> {
  const tables = await tablesOf(sql)
  const each = tables.map(({ name }) => `select '${name} ' || t::text as row from ${name} t`)
  const rows = (await sql.unsafe(each.join(' union all '))) as unknown as { row: string }[]
  return new Set(rows.map(({ row }) => row))
}

/** Those of our tables with rows that are somebody's which have none yet. */
export async function emptyTables(sql: Sql): Promise<string[]> {
  const owned = (await tablesOf(sql)).filter(({ isOwned }) => isOwned)
  const counted = await Promise.all(
    owned.map(async ({ name }) => ({ name, rows: (await sql.unsafe(`select 1 from ${name} limit 1`)).length }))
  )
  return counted.filter(({ rows }) => rows === 0).map(({ name }) => name)
}

/** The ids of what the owner has besides what everybody begins with, by the part of a path before them. */
export type Belongings = Record<
  'templates' | 'drafts' | 'assets' | 'brands' | 'saved-sections' | 'sessions' | 'apps',
  string[]
> & {
  messages: string[]
}

/** Gives the owner a row in each table that can hold one of theirs: live ones, and some that were deleted and can be brought back. */
export async function fillTables(sql: Sql, { accountId, userId, sessionId, templateId }: Person): Promise<Belongings> {
  const one = async (query: Promise<{ id: string }[]>) => (await query)[0]?.id ?? ''
  const deleted = await one(
    sql`insert into mailwright.templates (account_id, name, deleted_at) values (${accountId}, 'Deleted', now()) returning id`
  )
  await sql`
    insert into mailwright.template_versions (template_id, revision, name, subject, preheader, lang, dir, html_value, css_value, cause)
    select id, revision + 1, name, subject, preheader, lang, dir, html_value, css_value, 'chat' from mailwright.templates
    where id = ${templateId}`
  await sql`update mailwright.templates set revision = 2 where id = ${templateId}`
  const message = await one(sql`
    insert into mailwright.messages (template_id, role, content, unplaced, revision)
    values (${templateId}, 'assistant', 'Done.', ${sql.json([{ text: 'Ends soon', role: 'detail', label: 'Detail', reason: 'doubt' }])}, 2)
    returning id`)
  await sql`
    insert into mailwright.template_directions (template_id, brief, slots)
    values (${templateId}, 'A letter', ${sql.json([
      { name: 'letter', revision: 1, reason: null },
      { name: 'type', revision: 2, reason: null }
    ])})`
  const draft = (deletedAt: Date | null) =>
    one(sql`
    insert into mailwright.drafts (account_id, brief, seed, asked_at, designer, email, operations, changes, reason, has_failed, cut_at, deleted_at)
    values (${accountId}, 'A letter', 1, now(), 'As told', ${sql.json({ name: 'L', subject: '', preheader: '', lang: 'en', dir: 'ltr', html: '<p>L</p>', css: '' })},
      '[]', '[]', 'You stopped it.', false, now(), ${deletedAt}) returning id`)
  const drafts = [await draft(null), await draft(new Date())]
  const asset = await one(sql`
    insert into mailwright.assets (account_id, name, key, width, height, bytes)
    values (${accountId}, 'Picture', ${`${crypto.randomUUID()}.png`}, 1, 1, 1) returning id`)
  const section = await one(sql`
    insert into mailwright.saved_sections (account_id, name, html) values (${accountId}, 'Footer', '<p>Bye</p>') returning id`)
  const brand = await one(sql`
    insert into mailwright.brands (account_id, name, value, is_default)
    values (${accountId}, 'Tidewater', '{}', true) returning id`)
  await sql`
    insert into mailwright.account_sessions (id, user_id, device_id, user_agent, is_new, first_seen_at, last_seen_at)
    values (${sessionId}, ${userId}, gen_random_uuid(), 'Browser', false, now(), now()) on conflict do nothing`
  await sql`insert into mailwright.subscriptions (id, account_id, plan, status) values (${`sub_${accountId}`}, ${accountId}, 'professional', 'active')`
  await sql`insert into mailwright.credit_entries (account_id, amount, kind, reference) values (${accountId}, 9, 'grant', ${`gift:${accountId}`})`
  await sql`insert into mailwright.idempotent_answers (account_id, key, request) values (${accountId}, 'key', 'request')`
  await sql`insert into mailwright.forms (account_id, brief, form, updated_at) values (${accountId}, 'A sale', '{}', now())`
  await sql`insert into mailwright.designer_choices (account_id, designer) values (${accountId}, 'offline')`
  await sql`insert into mailwright.designer_limits (account_id, unit, amount) values (${accountId}, 'tokens', 5)`
  await sql`insert into mailwright.designer_connections (account_id, service, model) values (${accountId}, 'openai', 'm')`
  await sql`
    insert into mailwright.designer_calls (account_id, template_id, work_id, is_done, purpose, designer, model, input_tokens, cached_tokens, output_tokens, ms, outcome)
    values (${accountId}, ${templateId}, gen_random_uuid(), true, 'create', 'offline', 'm', 0, 0, 0, 1, 'done')`
  await sql`insert into mailwright.recovery_codes (user_id, hash) values (${userId}, ${`hash of ${userId}`})`
  await sql`insert into mailwright.closed_accounts (id, user_id, closed_at) values (gen_random_uuid(), gen_random_uuid(), now())`
  const app = await one(sql`
    insert into auth.factors (id, user_id, friendly_name, status, secret, verified_at, created_at, updated_at)
    values (gen_random_uuid(), ${userId}, 'Phone', 'verified', 'JBSWY3DPEHPK3PXP', now(), now(), now()) returning id`)
  return {
    templates: [templateId, deleted],
    drafts,
    assets: [asset],
    brands: [brand],
    'saved-sections': [section],
    sessions: [sessionId],
    apps: [app],
    messages: [message]
  }
}

import { sql } from 'drizzle-orm'
import { customType, index, integer, text, uuid } from 'drizzle-orm/pg-core'
import { accountId } from './accounts.ts'
import { at, createdAt, mailwright } from './base.ts'
import { brandId } from './brands.ts'

/** Words to search by, as they are: PostgreSQL neither parses nor stems them. */
const searchWords = customType<{ data: string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: words => words.map(word => `'${word}'`).join(' ')
})

export const templates = mailwright
  .table(
    'templates',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      accountId: accountId(),
      name: text('name').notNull().default('Untitled Template'),
      subject: text('subject').notNull().default(''),
      preheader: text('preheader').notNull().default(''),
      lang: text('lang').notNull().default('en'),
      dir: text('dir', { enum: ['ltr', 'rtl'] })
        .notNull()
        .default('ltr'),
      htmlValue: text('html_value').notNull().default(''),
      cssValue: text('css_value').notNull().default(''),
      /** `EmailFacts` as JSON, to the byte as it was sent; empty where nothing is known. */
      factsValue: text('facts_value').notNull().default(''),
      /** The brand that it wears; nothing where it wears none, or one that is gone. */
      brandId: brandId(),
      revision: integer('revision').notNull().default(1),
      /**
       * What it is found by: the words of its name, subject, preheader and of the email, without case and accents. They have
       * no index: one over all accounts would be slower than a look through those of one, and each save would pay for it.
       */
      words: searchWords('words').notNull().default(sql`''`),
      /** What its name is ordered by. */
      sortName: text('sort_name').notNull().default(''),
      createdAt: createdAt(),
      updatedAt: at('updated_at').notNull().defaultNow(),
      /** When it was deleted. It can be brought back until it is purged; no call finds it. */
      deletedAt: at('deleted_at')
    },
    // As lists are ordered, nulls and all: DESC alone puts nulls first, an index of drizzle's puts them last.
    table => [
      index('templates_page')
        .on(table.accountId, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
        .where(sql`${table.deletedAt} is null`),
      index('templates_created')
        .on(table.accountId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
        .where(sql`${table.deletedAt} is null`),
      index('templates_name')
        .on(table.accountId, sql`${table.sortName} collate "C"`, table.id)
        .where(sql`${table.deletedAt} is null`),
      index('templates_brand').on(table.brandId).where(sql`${table.brandId} is not null`),
      index('templates_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`)
    ]
  )
  .enableRLS()

import { index, integer, text, uuid } from 'drizzle-orm/pg-core'
import { accountId } from './accounts.ts'
import { at, createdAt, mailwright } from './base.ts'

/** Pictures that people uploaded. Their files lie in the store, under `key`. */
export const assets = mailwright
  .table(
    'assets',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      accountId: accountId(),
      name: text('name').notNull(),
      /** The name of its file: `<uuid>.png`. */
      key: text('key').notNull().unique(),
      width: integer('width').notNull(),
      height: integer('height').notNull(),
      bytes: integer('bytes').notNull(),
      createdAt: createdAt()
    },
    table => [
      index('assets_page').on(table.accountId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
    ]
  )
  .enableRLS()

/**
 * Files that are to leave the store. One is noted here before it is written, until its row stands; and by a trigger when its row
 * goes, with its account too. So no file is left behind, and the store is never searched: others may keep theirs in it.
 */
export const assetRemovals = mailwright
  .table(
    'asset_removals',
    {
      key: text('key').primaryKey(),
      dueAt: at('due_at').notNull().defaultNow()
    },
    table => [index('asset_removals_due').on(table.dueAt)]
  )
  .enableRLS()

/** Sections that a person keeps to use again. */
export const savedSections = mailwright
  .table(
    'saved_sections',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      accountId: accountId(),
      name: text('name').notNull(),
      html: text('html').notNull(),
      css: text('css').notNull().default(''),
      /** Of the catalogue; null for what is none of ours. */
      kind: text('kind'),
      createdAt: createdAt()
    },
    table => [
      index('saved_sections_page').on(
        table.accountId,
        table.createdAt.desc().nullsFirst(),
        table.id.desc().nullsFirst()
      )
    ]
  )
  .enableRLS()

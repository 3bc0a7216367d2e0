import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { BrandValue } from '../../../email/brand/brand.ts'
import { accountId } from './accounts.ts'
import { at, createdAt, mailwright } from './base.ts'

/** The brand of something that stays when the brand goes. */
export const brandId = () => uuid('brand_id').references(() => brands.id, { onDelete: 'set null' })

/** What the emails of a sender have in common. Of the brands of an account, one at most is the default. */
export const brands = mailwright
  .table(
    'brands',
    {
      id: uuid('id').primaryKey().defaultRandom(),
      accountId: accountId(),
      name: text('name').notNull(),
      value: jsonb('value').$type<BrandValue>().notNull(),
      isDefault: boolean('is_default').notNull().default(false),
      revision: integer('revision').notNull().default(1),
      createdAt: createdAt(),
      updatedAt: at('updated_at').notNull().defaultNow()
    },
    table => [
      index('brands_account').on(table.accountId),
      uniqueIndex('brands_default').on(table.accountId).where(sql`${table.isDefault}`)
    ]
  )
  .enableRLS()

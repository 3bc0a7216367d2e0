import { and, desc, eq, isNull, like } from 'drizzle-orm'
import type { EarlierEmail } from '../../designer/designer.ts'
import type { EmailSource } from '../../email/email.ts'
import { outlineOf } from '../../email/outline/outline.ts'
import { readTheme } from '../../email/theme/theme.ts'
import type { Database } from '../database/database.ts'
import { templates } from '../database/schema.ts'
import { toEmail } from '../templates/stored.ts'

/** So many of the newest emails are looked through. */
const NEWEST = 5

/** How an account's emails look, by the newest that has a theme and says who it is from; nothing where none does. */
export async function findEarlierEmail(db: Database, accountId: string): Promise<EarlierEmail | undefined> {
  const rows = await db
    .select()
    .from(templates)
    .where(
      and(
        eq(templates.accountId, accountId),
        isNull(templates.deletedAt),
        like(templates.htmlValue, '%data-section="footer"%')
      )
    )
    .orderBy(desc(templates.updatedAt))
    .limit(NEWEST)
  for (const row of rows) {
    const look = lookOf(toEmail(row))
    if (look) return look
  }
  return undefined
}

function lookOf(email: EmailSource): EarlierEmail | undefined {
  const theme = readTheme(email.css)
  const { sections } = outlineOf(email)
  const contentOf = (wanted: string) => sections.find(({ kind }) => kind === wanted)?.section.content
  const [header, footer] = [contentOf('header'), contentOf('footer')]
  return theme && (header || footer) ? { theme, ...(header && { header }), ...(footer && { footer }) } : undefined
}

import type { Column } from 'drizzle-orm'
import { and, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { savedSections, templates } from '../database/schema.ts'

/** How many of an account's own things show a picture. */
export interface Uses {
  templates: number
  sections: number
}

/** Counts the templates and saved sections whose source has the key, which no other text has by chance. */
export async function usesOf(db: Database, accountId: string, key: string): Promise<Uses> {
  const has = (...columns: Column[]): SQL | undefined =>
    or(...columns.map(column => sql`strpos(${column}, ${key}) > 0`))
  const [inTemplates] = await db
    .select({ uses: count() })
    .from(templates)
    .where(
      and(eq(templates.accountId, accountId), isNull(templates.deletedAt), has(templates.htmlValue, templates.cssValue))
    )
  const [inSections] = await db
    .select({ uses: count() })
    .from(savedSections)
    .where(and(eq(savedSections.accountId, accountId), has(savedSections.html, savedSections.css)))
  return { templates: inTemplates?.uses ?? 0, sections: inSections?.uses ?? 0 }
}

/** `This picture is used in 2 templates and a saved section.`; nothing where it is not used. */
export function usesWords({ templates, sections }: Uses): string | undefined {
  const places = [wordsOf(templates, 'template'), wordsOf(sections, 'saved section')].filter(
    words => words !== undefined
  )
  return places.length > 0 ? `This picture is used in ${places.join(' and ')}.` : undefined
}

function wordsOf(uses: number, what: string): string | undefined {
  if (uses === 0) return undefined
  return uses === 1 ? `a ${what}` : `${uses.toLocaleString('en')} ${what}s`
}

import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { KeepForm, KeptFormAnswer } from '../../contract/kept-form.ts'
import type { Database } from '../database/database.ts'
import { forms } from '../database/schema.ts'

/** The form that an account is filling in: one, which all its tabs share. What is kept last stands. */
export interface FormService {
  /** `null` where nothing is kept. */
  find: (accountId: string) => Promise<KeptFormAnswer | null>
  keep: (accountId: string, kept: z.infer<typeof KeepForm>) => Promise<KeptFormAnswer>
  forget: (accountId: string) => Promise<void>
}

export function createForms({ db, clock }: { db: Database; clock: () => Date }): FormService {
  return {
    find: async accountId => {
      const [row] = await db.select().from(forms).where(eq(forms.accountId, accountId))
      return row ? toAnswer(row) : null
    },
    keep: async (accountId, { brief, form }) => {
      const kept = { brief, form: JSON.stringify(form), updatedAt: clock() }
      const [row] = await db
        .insert(forms)
        .values({ accountId, ...kept })
        .onConflictDoUpdate({ target: forms.accountId, set: kept })
        .returning()
      return toAnswer(row!)
    },
    forget: async accountId => {
      await db.delete(forms).where(eq(forms.accountId, accountId))
    }
  }
}

const toAnswer = ({ brief, form, updatedAt }: typeof forms.$inferSelect): KeptFormAnswer => ({
  brief,
  form: JSON.parse(form),
  updated_at: updatedAt.toISOString()
})

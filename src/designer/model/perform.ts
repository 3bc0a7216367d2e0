import type { EmailSource } from '../../email/email.ts'
import type { Batch } from '../../email/operations/batch.ts'
import type { Operation } from '../../email/operations/operation.ts'
import { DEFAULT_THEME, readTheme } from '../../email/theme/theme.ts'
import { type NoEffect, noEffectOf } from './effect.ts'
import { withPictures } from './pictures.ts'
import type { View } from './view/view.ts'

/** What is known besides the email while operations are performed. */
export interface Around {
  siteUrl: string
  view?: View | undefined
  /** What stood before, line by line: a model may begin at the beginning again. */
  begun: ReadonlySet<string>
}

/** `idle`: why nothing is seen of it. `isAgain`: it stands from before. `isRead`: it is understood, and would be refused in other words too. */
export type Performed =
  | { ok: true; operation: Operation; idle?: NoEffect | undefined; isAgain?: true }
  | { ok: false; reason: string; plain?: string; isRead?: true }

/** Applies an operation of a model, with whole addresses and with pictures of ours by their addresses. */
export function perform(batch: Batch, written: Operation, { siteUrl, view, begun }: Around): Performed {
  const loss = view?.texts.loss(written)
  if (loss) return { ok: false, reason: loss, isRead: true }
  const before: EmailSource = batch.email
  const drawn = withPictures(view?.addresses.restore(written) ?? written, readTheme(before.css) ?? DEFAULT_THEME)
  if (!drawn.ok) return drawn
  if (begun.has(JSON.stringify(drawn.operation))) return { ok: true, operation: drawn.operation, isAgain: true }
  const done = batch.apply(drawn.operation)
  if (!done.ok) return done
  const idle = noEffectOf(drawn.operation, done.change, { before, after: batch.email, siteUrl })
  return { ok: true, operation: drawn.operation, idle }
}

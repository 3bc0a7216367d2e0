import { nightCss } from '../../email/compile/night-css.ts'
import type { EmailSource } from '../../email/email.ts'
import { applyOperations } from '../../email/operations/apply.ts'
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
  /** Was it done before, by an answer that is given once more? */
  isAgain: (operation: Operation) => boolean
}

/** `idle`: why nothing is seen of it. `isAgain`: it stands from before. `isRead`: it is understood, and would be refused in other words too. */
export type Performed =
  | { ok: true; operation: Operation; idle?: NoEffect | undefined; isAgain?: true }
  | { ok: false; reason: string; plain?: string; isRead?: true }

/** Applies an operation of a model, with whole addresses and with pictures of ours by their addresses. */
export function perform(batch: Batch, written: Operation, { siteUrl, view, isAgain }: Around): Performed {
  const loss = view?.texts.loss(written)
  if (loss) return { ok: false, reason: loss, isRead: true }
  const before: EmailSource = batch.email
  const drawn = withPictures(view?.addresses.restore(written) ?? written, readTheme(before.css) ?? DEFAULT_THEME)
  if (!drawn.ok) return drawn
  if (isAgain(written) || isAgain(drawn.operation)) return { ok: true, operation: drawn.operation, isAgain: true }
  if (endsNight(before, drawn.operation)) return DAY_ONLY
  const done = batch.apply(drawn.operation)
  if (!done.ok) return done
  const idle = noEffectOf(drawn.operation, done.change, { before, after: batch.email, siteUrl })
  return { ok: true, operation: drawn.operation, idle }
}

/** Would it give a colour that stays after dark, so that the whole email stays light? */
function endsNight(before: EmailSource, operation: Operation): boolean {
  if ((operation.op !== 'rule' && operation.op !== 'style') || nightCss(before) === '') return false
  return nightCss(applyOperations(before, [operation], { onRefusal: 'skip' }).email) === ''
}

const DAY_ONLY: Performed = {
  ok: false,
  reason:
    'A fixed colour in a rule takes the dark mode of the whole email away. Use a colour of the theme, such as var(--brand), or "style" with the ref of each part.',
  plain: 'A colour was left out: with it the whole email would have lost its dark mode. Ask for it part by part.'
}

import { compile } from '../../email/compile/compile.ts'
import type { EmailSource } from '../../email/email.ts'
import { isNoChange } from '../../email/history/flatten.ts'
import type { EmailChange } from '../../email/operations/change.ts'
import type { Operation } from '../../email/operations/operation.ts'

/** Why an operation that was applied does nothing that anybody sees; for the model, and for people. */
export interface NoEffect {
  reason: string
  plain: string
}

/** Looks whether an operation did anything: what is so already, a rule that meets nothing or that a stronger one beats. */
export function noEffectOf(
  operation: Operation,
  change: EmailChange,
  { before, after, siteUrl }: { before: EmailSource; after: EmailSource; siteUrl: string }
): NoEffect | undefined {
  if (isNoChange(change)) return ALREADY
  if (operation.op !== 'rule' && operation.op !== 'style') return undefined
  const [was, is] = [compile(before, { siteUrl }), compile(after, { siteUrl })]
  if (!was.ok || !is.ok || was.html !== is.html) return undefined
  return operation.op === 'rule' ? unseenRule(operation.selector) : BEATEN
}

const ALREADY: NoEffect = { reason: 'This is so already.', plain: 'Something that was asked for is so already.' }

const BEATEN: NoEffect = {
  reason: 'This changes nothing that is seen.',
  plain: 'A change of style would not have been seen, so it was not made.'
}

const unseenRule = (selector: string): NoEffect => ({
  reason: `"${selector}" changes nothing that is seen: no element matches it, or a stronger rule or the element's own style wins. Use "style" with a ref, or a selector with the element's class.`,
  plain: BEATEN.plain
})
